import { type RefObject, useEffect, useRef } from 'react';

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
