import { ApiError } from '@lia/sdk/http/error';
import type { Validation } from '@lia/sdk/validation/validate';
import { useRef, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useRefusal } from './useRefusal.ts';
import { useSentValues } from './useSentValues.ts';

/** A form of fields that are text, held against a rule. What is wrong is named at a field that was left, or by the server. */
export function useTypedFields<F extends string, T>(
  names: readonly F[],
  initial: Readonly<Record<F, string>>,
  check: (values: Readonly<Record<F, string>>) => Validation<T>,
) {
  const { message, failure } = useText();
  const form = useRef<HTMLFormElement>(null);
  const { values, change, key } = useSentValues(initial);
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set());
  const refusal = useRefusal();
  const checked = check(values);

  function errorOf(name: F): string | null {
    const rule = left.has(name) && !checked.ok ? checked.fields[name] : undefined;
    return (refusal.error instanceof ApiError && refusal.error.fields[name]) || (rule ? message(rule) : null);
  }

  function type(changed: Partial<Readonly<Record<F, string>>>): void {
    change(changed);
    refusal.forget();
  }

  const isRefused = refusal.error !== null && !names.some((name) => errorOf(name) !== null);
  return {
    form,
    values,
    key,
    type,
    errorOf,
    ready: checked.ok,
    /** Why it was refused where no field is to blame, for `FormRefusal`. */
    refused: { text: isRefused ? failure(refusal.error) : null, times: refusal.times },
    refuse: refusal.refuse,
    /** What may be sent; null where something is wrong, which gets the focus. */
    attempt: (): T | null => {
      setLeft(new Set(names));
      if (checked.ok) return checked.value;
      const wrong = names.find((name) => checked.fields[name]);
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return null;
    },
    begin: (): void => {
      setLeft(new Set());
      type(initial);
    },
    /** Properties of the input of a field. */
    input: (name: F) => ({
      name,
      value: values[name],
      error: errorOf(name),
      autoComplete: 'off',
      onChange: ({ target }: { target: HTMLInputElement }) => type({ ...values, [name]: target.value }),
      onBlur: () => setLeft((before) => new Set([...before, name])),
    }),
  };
}
