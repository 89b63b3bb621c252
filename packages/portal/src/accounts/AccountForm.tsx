import { newPasswordLabels } from '@lia/sdk/accounts/labels';
import { ApiError } from '@lia/sdk/http/error';
import type { Language } from '@lia/sdk/messages/language';
import { LONGEST_EMAIL } from '@lia/sdk/validation/lengths';
import type { Validation } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { PasswordInput } from '../fields/PasswordInput.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useText } from '../i18n/useText.ts';

export interface AccountField<F extends string> {
  name: F;
  label: string;
  kind: 'text' | 'email' | 'password';
  /** What a browser or a password manager fills in. */
  autoComplete:
    | 'given-name'
    | 'family-name'
    | 'username'
    | 'email'
    | 'current-password'
    | 'new-password'
    | 'one-time-code';
}

/** What was typed, by field. */
type Values = Readonly<Record<string, string>>;
export type CheckValues<T> = (values: Values) => Validation<T>;

interface AccountFormProps<F extends string, T> {
  fields: readonly AccountField<F>[];
  /** Fetches the rules; they come after the form itself, so that it can be typed into at once. */
  loadRules: () => Promise<CheckValues<T>>;
  send: (value: T) => Promise<void>;
  submit: string;
  /** What is asked for below the fields, such as consents. */
  children?: ReactNode;
  /** What is missing there, in words, or null. */
  incomplete?: string | null;
  /** Called where it was sent too early, and no field is to blame. */
  onIncomplete?: () => void;
}

/** A short form about one's account, held against the rules of the contract. What was typed stays, whatever the answer. */
export function AccountForm<F extends string, T>({
  fields,
  loadRules,
  send,
  submit,
  children,
  incomplete = null,
  onIncomplete,
}: AccountFormProps<F, T>) {
  const { message, failure } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({});
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set());
  const [refusal, setRefusal] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const [sending, setSending] = useState(false);
  const [check, setCheck] = useState<CheckValues<T> | null>(null);

  useEffect(() => {
    loadRules().then(
      (rules) => setCheck(() => rules),
      () => undefined,
    );
    // The rules of a form do not change while it is on the screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const result = check?.(values);
  const valid = result?.ok ?? fields.every(({ name }) => values[name]);

  const refusedAt = (name: F): string | undefined => (refusal instanceof ApiError ? refusal.fields[name] : undefined);

  function errorOf(name: F): string | null {
    const broken = left.has(name) && result?.ok === false ? result.fields[name] : undefined;
    return refusedAt(name) ?? (broken ? message(broken) : null);
  }

  const focus = (name: F | undefined): void =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name ?? fields[0]?.name}]`)?.focus();

  async function submitForm(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    // What a password manager filled in without a change event counts as well.
    const typed = typedInto(event.currentTarget, fields);
    setValues(typed);
    setLeft(new Set(fields.map(({ name }) => name)));
    setSending(true);
    try {
      const checked = (check ?? (await loadRules()))(typed);
      if (!checked.ok) {
        const wrong = fields.find(({ name }) => checked.fields[name]);
        if (!wrong && onIncomplete) return onIncomplete();
        return focus(wrong?.name);
      }
      await send(checked.value);
    } catch (error) {
      setRefusal(error);
      setRefusals((times) => times + 1);
      focus(fields.find(({ name }) => error instanceof ApiError && error.fields[name])?.name);
    } finally {
      setSending(false);
    }
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => void submitForm(event)}
      sx={{ display: 'grid', gap: 4, width: '100%', maxWidth: 440, textAlign: 'start' }}
    >
      {fields.map(({ name, label, kind, autoComplete }) => {
        const Input = kind === 'password' ? PasswordInput : LabelledInput;
        return (
          <Input
            key={name}
            name={name}
            label={label}
            autoComplete={autoComplete}
            required
            value={values[name] ?? ''}
            error={errorOf(name)}
            {...(kind === 'email'
              ? { type: 'email', inputMode: 'email', maxLength: LONGEST_EMAIL }
              : { maxLength: 150 })}
            onChange={({ target }) => {
              setValues((before) => ({ ...before, [name]: target.value }));
              setRefusal(null);
            }}
            onBlur={() => values[name] && setLeft((before) => new Set([...before, name]))}
          />
        );
      })}
      {children}
      <FormRefusal
        text={refusal !== null && !fields.some(({ name }) => refusedAt(name)) ? failure(refusal) : incomplete}
        times={refusals}
      />
      <SubmitButton ready={valid} sending={sending}>
        {submit}
      </SubmitButton>
    </Box>
  );
}

function typedInto<F extends string>(form: HTMLFormElement, fields: readonly AccountField<F>[]): Values {
  const data = new FormData(form);
  const typed: Record<string, string> = {};
  for (const { name } of fields) {
    const value = data.get(name);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

/** A new password, typed twice. */
export const newPasswordFields = (
  language: Language,
): readonly AccountField<'password' | 'password_confirmation'>[] => [
  { name: 'password', label: newPasswordLabels.password[language], kind: 'password', autoComplete: 'new-password' },
  {
    name: 'password_confirmation',
    label: newPasswordLabels.password_confirmation[language],
    kind: 'password',
    autoComplete: 'new-password',
  },
];
