import { credentialsLabels } from '@lia/sdk/accounts/labels';
import type { Credentials } from '@lia/sdk/accounts/schema';
import { ApiError } from '@lia/sdk/http/error';
import { lazy, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Validation } from '@lia/sdk/validation/validate';

import { useServices } from '../../services/services.ts';
import { FormRefusal } from '../../fields/FormRefusal.tsx';
import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { PasswordInput } from '../../fields/PasswordInput.tsx';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';

const CodeStep = lazy(() => import('./CodeStep.tsx'));

type Field = keyof Credentials;

/** The field that an answer of the API is about (document 1 section 8); null for the form as a whole. */
function fieldOf(error: unknown): Field | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'USER_NOT_FOUND' || error.fields['username']) return 'username';
  if (error.code === 'INVALID_PASSWORD' || error.fields['password']) return 'password';
  return null;
}

function typedInto(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const text = (field: Field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { username: text('username'), password: text('password') };
}

/** Username and password. What was typed stays, whatever the answer. */
export function LoginForm() {
  const { t, language, message, failure } = useText();
  const { session } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Credentials>({ username: '', password: '' });
  const [left, setLeft] = useState<Partial<Record<Field, true>>>({});
  // Stays until the next answer: were it gone with the press, the button would leave from under a double click.
  const [refusal, setRefusal] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const [sending, setSending] = useState(false);
  /** Credentials that were accepted, where a code is to follow. */
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const [check, setCheck] = useState<CheckCredentials | null>(null);

  useEffect(() => {
    // Should the rules not load, the server still holds the credentials against them.
    loadCredentialRules().then(
      (rules) => setCheck(() => rules),
      () => undefined,
    );
  }, []);

  const result = check?.(values);
  const valid = result?.ok ?? (values.username !== '' && values.password !== '');
  const refused = fieldOf(refusal);

  function errorOf(field: Field): string | null {
    if (refused === field) return failure(refusal);
    const broken = left[field] && result?.ok === false ? result.fields[field] : undefined;
    return broken ? message(broken) : null;
  }

  function type(field: Field, value: string): void {
    setValues((before) => ({ ...before, [field]: value }));
    setRefusal(null);
  }

  function focus(field: Field): void {
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    // What a password manager filled in without a change event counts as well.
    const typed = typedInto(event.currentTarget);
    setValues(typed);
    setLeft({ username: true, password: true });
    const checked = check?.(typed) ?? { ok: true, value: typed };
    if (!checked.ok) return focus(checked.fields['username'] ? 'username' : 'password');
    setSending(true);
    try {
      await session.signIn(checked.value);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') {
        setAccepted(checked.value);
        return setSending(false);
      }
      setRefusal(error);
      setRefusals((times) => times + 1);
      setSending(false);
      const field = fieldOf(error);
      if (field) focus(field);
    }
  }

  const input = (field: Field) => ({
    name: field,
    value: values[field],
    error: errorOf(field),
    required: true,
    onChange: (event: { target: { value: string } }) => type(field, event.target.value),
    onBlur: () => setLeft((before) => (values[field] === '' ? before : { ...before, [field]: true })),
  });

  if (accepted) {
    return (
      <LazyBoundary>
        <CodeStep credentials={accepted} back={() => setAccepted(null)} />
      </LazyBoundary>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="plain-form">
      <LabelledInput
        label={credentialsLabels.username[language]}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={150}
        {...input('username')}
      />
      <PasswordInput
        label={credentialsLabels.password[language]}
        autoComplete="current-password"
        maxLength={150}
        {...input('password')}
      />
      <FormRefusal text={refusal !== null && refused === null ? failure(refusal) : null} times={refusals} />
      <SubmitButton ready={valid} sending={sending}>
        {t(sending ? 'login.submitting' : 'login.submit')}
      </SubmitButton>
    </form>
  );
}

export type CheckCredentials = (values: Credentials) => Validation<Credentials>;

/** Fetches the rules of the sign-in form; they come after the form itself, so that it can be typed into at once. */
export async function loadCredentialRules(): Promise<CheckCredentials> {
  const [{ credentialsSchema }, { validate }] = await Promise.all([
    import('@lia/sdk/accounts/schema'),
    import('@lia/sdk/validation/validate'),
  ]);
  return (values) => validate(credentialsSchema, values, { input: 'typed' });
}
