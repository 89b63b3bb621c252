import { may } from '@lia/sdk/accounts/permissions';
import { closePeriod, reopenPeriod } from '@lia/sdk/gradebook/endpoints';
import type { Gradebook } from '@lia/sdk/gradebook/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useChange } from '../changes/useChange.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Question } from '../ui/Question.tsx';

const ReopenDialog = lazyDialog(() => import('./ReopenDialog.tsx'));

interface PeriodStateProps {
  group: string;
  period: Gradebook['data']['periods'][number];
  /** Reads the grades again. */
  changed: () => void;
}

/** Closes a period of a group, or opens it again with a reason, for who may. */
export function PeriodState({ group, period: { id, name, closed }, changed }: PeriodStateProps) {
  const { t } = useText();
  const member = useMember();
  const [open, setOpen] = useState(false);
  const { busy, run } = useChange();
  if (!may(member, closed ? 'gradebook.reopen' : 'gradebook.close')) return null;
  const params = { id: group, period: id };

  async function end(): Promise<void> {
    await run((client) => client.call(closePeriod, { params, idempotencyKey: newIdempotencyKey() }));
    setOpen(false);
    changed();
  }

  async function reopen(reason: string): Promise<void> {
    const body = { reason };
    if (!(await run((client) => client.call(reopenPeriod, { params, body, idempotencyKey: newIdempotencyKey() }))))
      return;
    setOpen(false);
    changed();
  }

  return (
    <>
      <ActionButton variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t(closed ? 'gradebook.reopen' : 'gradebook.close')}
      </ActionButton>
      {open && !closed && (
        <Question
          title={t('gradebook.close.title', { period: name })}
          text={t('gradebook.close.text')}
          yes={t('gradebook.close')}
          busy={busy}
          confirm={() => void end()}
          close={() => setOpen(false)}
        />
      )}
      {open && closed && (
        <ReopenDialog period={name} busy={busy} reopen={(reason) => void reopen(reason)} close={() => setOpen(false)} />
      )}
    </>
  );
}
