import { accountLabels } from '@lia/sdk/people/labels';
import { giveTemporaryPassword } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { Button, TextField } from '@mui/material';
import { useId, useState } from 'react';

import { useLanguage, useText } from '../../i18n/text.ts';
import { SendDialog } from '../../records/SendDialog.tsx';
import { useSending } from '../../records/useSending.ts';
import { fullName } from '../names.ts';

/** Gives a user who has neither an e-mail address nor a card a password, which they replace when they sign in. */
export function TemporaryPassword({ record }: { record: UserRecord }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<KeyIcon />} onClick={() => setOpen(true)}>
        {t('users.temporary.open')}
      </Button>
      {isOpen && <PasswordDialog record={record} close={() => setOpen(false)} />}
    </>
  );
}

function PasswordDialog({ record, close }: { record: UserRecord; close: () => void }) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const sending = useSending();
  const { errors, changed } = sending;
  const [password, setPassword] = useState('');

  function send(): void {
    const call = { params: { id: record.uuid }, body: { password } };
    void sending.send(
      (client, idempotencyKey) => client.call(giveTemporaryPassword, { ...call, idempotencyKey }),
      close,
    );
  }

  return (
    <SendDialog
      title={t('users.temporary.title', { name: fullName(record) })}
      lead={t('users.temporary.lead', { username: record.username })}
      confirm={t('users.temporary.confirm')}
      sending={sending}
      close={close}
      send={send}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
        autoFocus
        id={id}
        label={accountLabels.password[language]}
        value={password}
        onChange={({ target: { value } }) => {
          setPassword(value);
          changed();
        }}
        error={errors['password'] !== undefined}
        helperText={errors['password']}
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
    </SendDialog>
  );
}
