import { cancelMeeting, deleteMeeting, endMeeting, restoreMeeting } from '@lia/sdk/classroom/endpoints';
import { isChangeNotified } from '@lia/sdk/classroom/rules';
import type { Meeting } from '@lia/sdk/classroom/schema';
import type { MeetingState } from '@lia/sdk/classroom/states';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { groupClassesPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useNavigateHere } from '../routing/useNavigateHere.ts';
import { usePrepared } from '../prefetch/whenIdle.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Question } from '../ui/Question.tsx';
import { classFormPath } from './paths.ts';
import { useClassroomChange } from './useClassroomChange.ts';

const loadCancel = () => import('./CancelDialog.tsx');
const CancelDialog = lazyDialog(loadCancel);

interface MeetingActionsProps {
  meeting: Meeting;
  state: MeetingState;
  /** By the server's clock. */
  now: number;
}

/** What who plans a class may do with it, by where it stands. */
export function MeetingActions({ meeting: { id, title, group, starts_at }, state, now }: MeetingActionsProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const leave = useNavigateHere();
  const { busy, run } = useClassroomChange();
  usePrepared(loadCancel);
  const [asking, setAsking] = useState<'cancel' | 'delete' | 'end' | null>(null);
  const close = () => setAsking(null);
  const params = { id };
  const restore = () => run((client) => client.call(restoreMeeting, { params }));
  const isToCome = state !== 'over' && state !== 'cancelled';

  async function remove(): Promise<void> {
    const deleted = await run((client) => client.call(deleteMeeting, { params }), {
      undo: { label: t('classes.undo'), run: () => void restore() },
    });
    close();
    if (deleted) leave(groupClassesPath(group.id));
  }

  async function end(): Promise<void> {
    await run((client) => client.call(endMeeting, { params }));
    close();
  }

  async function cancel(reason: string): Promise<void> {
    if (await run((client) => client.call(cancelMeeting, { params, body: { reason } }))) close();
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {isToCome && (
        <>
          <ActionButton
            variant="outlined"
            sx={{ minHeight: 44 }}
            onClick={() => void navigate(classFormPath(group.id, id))}
          >
            {t('classes.edit')}
          </ActionButton>
          {state === 'open' && (
            <ActionButton variant="outlined" sx={{ minHeight: 44 }} onClick={() => setAsking('end')}>
              {t('classes.end')}
            </ActionButton>
          )}
          <ActionButton color="error" sx={{ minHeight: 44 }} onClick={() => setAsking('cancel')}>
            {t('classes.cancel')}
          </ActionButton>
        </>
      )}
      {state === 'cancelled' && (
        <ActionButton variant="outlined" sx={{ minHeight: 44 }} disabled={busy} onClick={() => void restore()}>
          {t('classes.restore')}
        </ActionButton>
      )}
      <ActionButton color="error" sx={{ minHeight: 44 }} onClick={() => setAsking('delete')}>
        {t('classes.delete')}
      </ActionButton>
      {asking === 'cancel' && (
        <CancelDialog
          notified={isChangeNotified(new Date(starts_at), now)}
          busy={busy}
          confirm={(reason) => void cancel(reason)}
          close={close}
        />
      )}
      {asking === 'delete' && (
        <Question
          title={t('classes.delete.title', { title })}
          text={t('classes.delete.text')}
          yes={t('classes.delete')}
          busy={busy}
          confirm={() => void remove()}
          close={close}
        />
      )}
      {asking === 'end' && (
        <Question
          title={t('classes.end.title')}
          text={t('classes.end.text')}
          yes={t('classes.end')}
          busy={busy}
          confirm={() => void end()}
          close={close}
        />
      )}
    </Box>
  );
}
