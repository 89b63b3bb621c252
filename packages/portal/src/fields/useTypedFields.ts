import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import type { Validation } from '@lia/sdk/validation/validate';
import { useRef, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useWrongFocus } from '../ui/focus.ts';
import { useRefusal } from './useRefusal.ts';

/** Names of the values that are text. */
type TextName<V> = { [N in keyof V]: string extends V[N] ? N : never }[keyof V] & string;

/** The form of a dialog, held against a rule. What is wrong is named at a field that was left, or by the server. */
export function useTypedFields<V extends object, T>(initial: V | (() => V), check: (values: V) => Validation<T>) {
  const { message, failure } = useText();
  /** Of a form that is not drawn by `FormDialog`: its first field that is wrong gets the focus. */
  const form = useRef<HTMLFormElement>(null);
  const focusWrong = useWrongFocus();
  const [values, setValues] = useState(initial);
  // The same sent again after a lost answer is one; what was changed since is another.
  const [key, setKey] = useState(newIdempotencyKey);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const refusal = useRefusal();
  const refusedFields = refusal.error instanceof ApiError ? refusal.error.fields : {};
  const checked = check(values);

  function errorOf(field: string): string | null {
    const rule = (tried || left.has(field)) && !checked.ok ? checked.fields[field] : undefined;
    return refusedFields[field] ?? (rule ? message(rule) : null);
  }

  function type(changed: Partial<V>): void {
    setValues((before) => ({ ...before, ...changed }));
    setKey(newIdempotencyKey());
    refusal.forget();
  }

  const isShownAtField = Object.keys(refusedFields).some((field) => field.replace(/[.[].*/, '') in values);
  return {
    form,
    values,
    key,
    type,
    errorOf,
    ready: checked.ok,
    /** Why it was refused where no field is to blame, for `FormRefusal`. */
    refused: { text: refusal.error === null || isShownAtField ? null : failure(refusal.error), times: refusal.times },
    refuse: (error: unknown): void => {
      refusal.refuse(error);
      focusWrong(form.current);
    },
    /** What may be sent; null where something is wrong. */
    attempt: (): T | null => {
      setTried(true);
      if (checked.ok) return checked.value;
      focusWrong(form.current);
      return null;
    },
    /** Of a form that stays for the next: it was sent. */
    clear: (): void => {
      setValues(initial);
      setKey(newIdempotencyKey());
      setTried(false);
      setLeft(new Set());
      refusal.forget();
    },
    /** Properties of the input of a field. */
    input: <N extends TextName<V>>(name: N) => ({
      name,
      value: values[name],
      error: errorOf(name),
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => type({ ...values, [name]: target.value }),
      // What was passed by is not wrong yet.
      onBlur: () => values[name] !== '' && setLeft((before) => new Set([...before, name])),
    }),
  };
}
