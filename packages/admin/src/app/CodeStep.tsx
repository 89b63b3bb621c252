import type { Credentials } from '@lia/sdk/accounts/schema';
import { ApiError } from '@lia/sdk/http/error';
import { secondFactorLabels } from '@lia/sdk/secondFactor/labels';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLogin, useNotify } from 'react-admin';

import { useLanguage, useMessage, useReason, useText } from '../i18n/text.ts';

interface CodeStepProps {
  /** What was accepted; it is kept on this page alone, until the code is. */
  credentials: Credentials;
  back: () => void;
}

/** The step after the password of accounts with a second factor: the code of an app, or a recovery code. */
export function CodeStep({ credentials, back }: CodeStepProps) {
  const t = useText();
  const describe = useMessage();
  const reasonOf = useReason();
  const language = useLanguage();
  const login = useLogin();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [sending, setSending] = useState(false);

  useEffect(() => input.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    try {
      await login({ ...credentials, second_factor: code });
      notify(describe({ key: 'session.started' }), { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      setSending(false);
      input.current?.focus();
    }
  }

  const wrong =
    refusal?.code === 'SECOND_FACTOR_INVALID' ? refusal.message : (refusal?.fields['second_factor'] ?? undefined);
  return (
    <Stack component="form" noValidate spacing={2} sx={{ mt: 3 }} onSubmit={(event) => void submit(event)}>
      <Typography>{describe({ key: 'secondFactor.code' })}</Typography>
      {refusal && wrong === undefined && <Alert severity="error">{reasonOf(refusal)}</Alert>}
      <TextField
        inputRef={input}
        fullWidth
        id="second-factor"
        label={secondFactorLabels.code[language]}
        autoComplete="one-time-code"
        value={code}
        error={wrong !== undefined}
        helperText={wrong}
        onChange={({ target }) => {
          setCode(target.value);
          setRefusal(null);
        }}
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 32 } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={code.trim() === ''} loading={sending}>
        {t('login.submit')}
      </Button>
      <Button onClick={back}>{t('login.back')}</Button>
    </Stack>
  );
}
