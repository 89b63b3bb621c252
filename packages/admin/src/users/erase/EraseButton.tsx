import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { eraseUser } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import EraseIcon from '@mui/icons-material/DeleteForeverOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { useAct } from '../../records/ActButton.tsx';
import { Question } from '../../records/Question.tsx';
import { fullName } from '../names.ts';
import './en.ts';
import './es.ts';

/** Erases an account for good, once its username was typed; for administrators of LIA. */
export function EraseButton({ record }: { record: UserRecord }) {
  const t = useText();
  const client = useClient();
  const { busy, act } = useAct();
  const { permissions } = usePermissions<Holder>();
  const [asking, setAsking] = useState(false);
  if (!record.can_change || !permissions || !may(permissions, 'users.erase')) return null;
  const { uuid, username } = record;

  const erase = async (): Promise<void> => {
    await act(() =>
      client.call(eraseUser, { params: { id: uuid }, body: { username }, idempotencyKey: newIdempotencyKey() }),
    );
    setAsking(false);
  };

  return (
    <>
      <Button
        variant="text"
        color="error"
        startIcon={<EraseIcon />}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        {t('erase.open')}
      </Button>
      {asking && (
        <Question
          open
          title={t('erase.question', { name: fullName(record) })}
          body={t('erase.erases')}
          more={t('erase.keeps')}
          typed={username}
          confirm={t('erase.open')}
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void erase()}
        />
      )}
    </>
  );
}
