import { type RefObject, useEffect, useRef, useState } from 'react';

/** Gives the focus to what has the ref, where a change of `value` has removed the control that had it. */
export function useFocusAfter<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const target = useRef<E>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (document.activeElement === document.body) target.current?.focus();
  }, [value]);
  return target;
}

/** A field that is wrong, or the first of a list that is. */
const WRONG = '[aria-invalid=true]:not(fieldset), fieldset:is([aria-invalid=true], :has([role=alert])) input';

/**
 * For a form that was not sent: its first field that is wrong gets the focus once it is drawn as wrong. It may be out of
 * sight, and is shown and announced so (decision 4).
 */
export function useWrongFocus(): (form: HTMLFormElement | null | undefined) => void {
  const [refused, setRefused] = useState<{ form: HTMLFormElement | null | undefined } | null>(null);
  useEffect(() => refused?.form?.querySelector<HTMLElement>(WRONG)?.focus(), [refused]);
  return (form) => setRefused({ form });
}
