import { credentialsLabels } from '@lia/sdk/accounts/labels';
import { type Credentials, credentialsSchema } from '@lia/sdk/accounts/schema';
import { ApiError } from '@lia/sdk/http/error';
import { validate } from '@lia/sdk/validation/validate';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { Navigate, useAuthState, useLogin, useNotify } from 'react-admin';
import { Controller, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';

import { useLanguage, useMessage, useReason, useText } from '../i18n/text.ts';
import { PasswordInput } from '../records/PasswordInput.tsx';
import { endingIn } from './authProvider.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { CodeStep } from './CodeStep.tsx';

const emptyCredentials = { username: '', password: '' };

/** The console's login: the same session, rules and error texts as the portal's (document 1 sections 5 and 8). */
export default function LoginPage() {
  const t = useText();
  const language = useLanguage();
  const { authenticated } = useAuthState();
  const { form, refusal, submit, accepted, back } = useLoginForm();
  useEnding();
  if (authenticated) return <Navigate to="/" replace />;
  if (accepted) {
    return (
      <AuthLayout title={t('login.title')}>
        <CodeStep credentials={accepted} back={back} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('login.title')}>
      <Typography color="text.secondary">{t('login.intro')}</Typography>
      <Stack component="form" noValidate spacing={2} sx={{ mt: 3 }} onSubmit={submit}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <Controller
          control={form.control}
          name="username"
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <TextField
              {...field}
              inputRef={ref}
              fullWidth
              id="username"
              label={credentialsLabels.username[language]}
              autoComplete="username"
              error={Boolean(error)}
              helperText={error?.message}
              slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
            />
          )}
        />
        <Controller
          control={form.control}
          name="password"
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <PasswordInput
              {...field}
              inputRef={ref}
              id="password"
              label={credentialsLabels.password[language]}
              autoComplete="current-password"
              error={Boolean(error)}
              helperText={error?.message}
            />
          )}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!form.formState.isValid}
          loading={form.formState.isSubmitting}
        >
          {t('login.submit')}
        </Button>
      </Stack>
    </AuthLayout>
  );
}

/** Shows once why the session ended that the login follows. */
function useEnding() {
  const describe = useMessage();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const ending = endingIn(search);
  useEffect(() => {
    if (!ending) return;
    notify(describe({ key: ending }), { type: ending === 'session.ended' ? 'success' : 'error' });
    void navigate(pathname, { replace: true, state });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each end
  }, [ending]);
}

/** Messages of the form: rules while typing, the server's refusal on the field it is about. */
function useLoginForm() {
  const describe = useMessage();
  const reasonOf = useReason();
  const login = useLogin();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Credentials that were accepted, where a code is to follow. */
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const form = useForm({
    defaultValues: emptyCredentials,
    mode: 'onTouched',
    resolver: (values) => {
      const result = validate(credentialsSchema, values, { input: 'typed' });
      if (result.ok) return { values: result.value, errors: {} };
      const { username, password } = result.fields;
      return {
        values: {},
        errors: {
          ...(username && { username: { type: 'rule', message: describe(username) } }),
          ...(password && { password: { type: 'rule', message: describe(password) } }),
        },
      };
    },
  });
  const { setError, setFocus } = form;

  const submit = form.handleSubmit(async (credentials) => {
    setRefusal(null);
    try {
      await login(credentials);
      notify(describe({ key: 'session.started' }), { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'SECOND_FACTOR_REQUIRED') return setAccepted(form.getValues());
      const message = reasonOf(error);
      const field =
        error.code === 'USER_NOT_FOUND' ? 'username' : error.code === 'INVALID_PASSWORD' ? 'password' : null;
      if (!field) return setRefusal(message);
      setError(field, { type: error.code, message });
      setFocus(field);
    }
  });
  return { form, refusal, accepted, back: () => setAccepted(null), submit: (event: FormEvent) => void submit(event) };
}
