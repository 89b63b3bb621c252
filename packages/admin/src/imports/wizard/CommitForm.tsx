import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { commitImport } from '@lia/sdk/imports/endpoints';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { importCommitSchema } from '@lia/sdk/imports/schema';
import { validate } from '@lia/sdk/validation/validate';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useMessage, useText } from '../../i18n/text.ts';
import { PasswordInput } from '../../records/PasswordInput.tsx';
import { Section } from '../../records/RecordPage.tsx';
import { LicenceChoice } from './LicenceChoice.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';

interface CommitFormProps {
  record: ImportRecord;
  label: string;
  /** There is nothing to commit. */
  none?: boolean;
}

/** Begins the import, with the password of the new accounts (document 2 section 5) and the consent of the families. */
export function CommitForm({ record: { id, children_share_password }, label, none = false }: CommitFormProps) {
  const t = useText();
  const describe = useMessage();
  const refresh = useRefresh();
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const notice = useRef<HTMLInputElement>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [licences, setLicences] = useState(true);
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState(false);
  // The same for a press after a lost answer: the import that it began is answered again.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () =>
      client.call(commitImport, {
        params: { id },
        body: { password, privacy_notice: confirmed, licences },
        idempotencyKey,
      }),
    onSuccess: refresh,
    // Another person was first: what became of the import takes the place of the form.
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 409) refresh();
    },
  });

  const changed = () => {
    reset();
    setKey(newIdempotencyKey());
  };

  const checked = validate(importCommitSchema, { password, privacy_notice: confirmed }, { input: 'typed' });
  const wrongIn = (field: 'password' | 'privacy_notice'): string | null =>
    !checked.ok && checked.fields[field] ? describe(checked.fields[field]) : null;
  const refused = error instanceof ApiError ? error.fields['password'] : undefined;
  const wrong = (asked ? wrongIn('password') : null) ?? refused ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setSent(true);
    if (checked.ok) mutate();
    else (wrongIn('password') === null ? notice : input).current?.focus();
  };
  return (
    <Section title={t('importWizard.verify.password')}>
      {none ? (
        <Typography color="text.secondary">{t('importWizard.verify.nothing')}</Typography>
      ) : (
        <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ alignItems: 'start' }}>
          <PasswordInput
            inputRef={input}
            id="import-password"
            label={t('importWizard.verify.passwordLabel')}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              changed();
            }}
            onBlur={() => setAsked(password !== '')}
            error={wrong !== null}
            helperText={wrong ?? t('importWizard.verify.passwordHint')}
            autoComplete="new-password"
            sx={{ maxWidth: 420 }}
          />
          <Typography color="text.secondary">
            {t(children_share_password ? 'importWizard.verify.childrenShare' : 'importWizard.verify.childrenCards')}
          </Typography>
          <LicenceChoice
            id={id}
            chosen={licences}
            onChoose={(chosen) => {
              setLicences(chosen);
              changed();
            }}
          />
          <PrivacyNotice
            confirmed={confirmed}
            onConfirm={(isConfirmed) => {
              setConfirmed(isConfirmed);
              changed();
            }}
            error={sent ? wrongIn('privacy_notice') : null}
            inputRef={notice}
          />
          {error instanceof ApiError && refused === undefined && (
            <Alert severity="error" variant="outlined">
              {refusalOf(error, t('importWizard.upload.refused'), describe({ key: error.code }))}
            </Alert>
          )}
          <Button type="submit" variant="contained" loading={isPending}>
            {label}
          </Button>
        </Stack>
      )}
    </Section>
  );
}

/** The server's words; the specification's for a failure (document 2 section 8). */
function refusalOf(error: ApiError, failure: string, offline: string): string {
  if (error.status === 0) return offline;
  return error.status >= 500 ? failure : error.message;
}
