import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { deactivateUser } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import DeactivateIcon from '@mui/icons-material/PersonOffOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { useAct } from '../../records/ActButton.tsx';
import { Question } from '../../records/Question.tsx';
import { fullName } from '../names.ts';

const holdsLicence = (error: unknown): boolean => error instanceof ApiError && error.code === 'USER_HOLDS_LICENCE';

/** Deactivates an account after a question; where it holds a licence, offers to free it in the same step. */
export function DeactivateButton({ record }: { record: UserRecord }) {
  const t = useText();
  const client = useClient();
  const { act } = useAct();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'deactivate' | 'free' | null>(null);
  const close = () => setAsking(null);

  const deactivate = async (free_licences: boolean): Promise<void> => {
    setBusy(true);
    const params = { id: record.uuid };
    const answer = client.call(deactivateUser, {
      params,
      body: { free_licences },
      idempotencyKey: newIdempotencyKey(),
    });
    const isHeld = await answer.then(() => false, holdsLicence);
    setAsking(isHeld && !free_licences ? 'free' : null);
    if (!isHeld || free_licences) await act(() => answer);
    setBusy(false);
  };

  return (
    <>
      <Button
        variant="text"
        color="error"
        startIcon={<DeactivateIcon />}
        loading={busy}
        onClick={() => setAsking('deactivate')}
      >
        {t('users.deactivate')}
      </Button>
      <Question
        open={asking === 'deactivate'}
        title={t('users.deactivateTitle', { name: fullName(record) })}
        body={t('users.deactivateBody')}
        confirm={t('users.deactivate')}
        busy={busy}
        onCancel={close}
        onConfirm={() => void deactivate(false)}
      />
      <Question
        open={asking === 'free'}
        title={t('users.freeTitle', { name: fullName(record) })}
        body={t('users.freeBody')}
        confirm={t('users.freeAndDeactivate')}
        busy={busy}
        onCancel={close}
        onConfirm={() => void deactivate(true)}
      />
    </>
  );
}
