import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { deactivateUser, restoreUser, sendUserReset } from '@lia/sdk/users/endpoints';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import ResetIcon from '@mui/icons-material/ForwardToInboxOutlined';
import DeactivateIcon from '@mui/icons-material/PersonOffOutlined';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { Question } from '../../records/Question.tsx';
import { nextPress } from '../../records/useKeptPlace.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useBulk } from './useBulk.ts';

/** What can be done with several users at once. The API refuses each one for itself. */
export function BulkActions() {
  const t = useText();
  const client = useClient();
  const notify = useNotify();
  const { chosen, progress, failures, dismiss, run } = useBulk();
  const [asking, setAsking] = useState<'deactivate' | 'reset' | 'move' | null>(null);
  const [hasFreed, setFreed] = useState(false);
  const close = () => setAsking(null);
  const count = chosen.length;
  const holders = failures.flatMap(({ uuid, code }) => (code === 'USER_HOLDS_LICENCE' && !hasFreed ? [uuid] : []));

  const restore = async (uuids: readonly string[]): Promise<void> => {
    const back = await run(uuids, (id) =>
      client.call(restoreUser, { params: { id }, body: {}, idempotencyKey: newIdempotencyKey() }),
    );
    if (back.length > 0) notify(t('users.restoredMany', { count: back.length }), { type: 'success' });
  };

  const deactivate = async (uuids: readonly string[], free_licences: boolean): Promise<void> => {
    close();
    setFreed(free_licences);
    const done = await run(uuids, (id) =>
      client.call(deactivateUser, { params: { id }, body: { free_licences }, idempotencyKey: newIdempotencyKey() }),
    );
    if (done.length === 0) return;
    const undo = <UndoButton undo={() => restore(done)} press={nextPress()} />;
    notify(t('users.deactivatedMany', { count: done.length }), { type: 'success', action: undo });
  };

  const reset = async (): Promise<void> => {
    close();
    const done = await run(chosen, (id) => client.call(sendUserReset, { params: { id } }));
    if (done.length > 0) notify(t('users.resetMany', { count: done.length }), { type: 'success' });
  };

  return (
    <>
      <Button size="small" startIcon={<ResetIcon />} onClick={() => setAsking('reset')}>
        {t('users.sendReset')}
      </Button>
      <Button size="small" startIcon={<MoveIcon />} onClick={() => setAsking('move')}>
        {t('users.move')}
      </Button>
      <Button size="small" color="error" startIcon={<DeactivateIcon />} onClick={() => setAsking('deactivate')}>
        {t('users.deactivate')}
      </Button>
      <Question
        open={asking === 'deactivate'}
        title={t('users.deactivateManyTitle', { count })}
        body={t('users.deactivateManyBody')}
        confirm={t('users.deactivate')}
        onCancel={close}
        onConfirm={() => void deactivate(chosen, false)}
      />
      <Question
        open={asking === 'reset'}
        title={t('users.resetManyTitle', { count })}
        body={t('users.resetManyBody')}
        confirm={t('users.sendReset')}
        onCancel={close}
        onConfirm={() => void reset()}
      />
      {asking === 'move' && <MoveDialog users={chosen} close={close} />}
      <BulkOutcome progress={progress} failures={failures} dismiss={dismiss}>
        {holders.length > 0 && (
          <Button color="error" onClick={() => void deactivate(holders, true)} sx={{ mr: 'auto' }}>
            {t('users.freeMany', { count: holders.length })}
          </Button>
        )}
      </BulkOutcome>
    </>
  );
}

interface UndoButtonProps {
  undo: () => Promise<void>;
  /** The first one after the action. */
  press: AbortSignal;
}

/** In the toast after a bulk action, which it closes. */
function UndoButton({ undo, press }: UndoButtonProps) {
  const t = useText();
  const close = useCloseNotification();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus was on a button that goes with the choice. The toast stays while it is here, if its time has begun: after this effect.
    queueMicrotask(() => {
      // Behind an earlier toast it is shown late.
      if (!press.aborted) button.current?.focus();
    });
  }, [press]);
  return (
    <Button
      ref={button}
      color="inherit"
      size="small"
      onClick={() => {
        close();
        void undo();
      }}
    >
      {t('users.undo')}
    </Button>
  );
}
