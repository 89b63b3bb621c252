import { useEffect, useState } from 'react';

/** A field that is wrong, or the first of a list that is. */
const WRONG =
  ':is(input, select, textarea)[aria-invalid=true], fieldset:is([aria-invalid=true], :has([role=alert])) input';

/**
 * For a form that was not sent: its first field that is wrong gets the focus once it is drawn as wrong. It may be out of
 * sight, and is shown and announced so (decision 4).
 */
export function useWrongFocus(): (form: HTMLFormElement | null | undefined) => void {
  const [refused, setRefused] = useState<{ form: HTMLFormElement | null | undefined } | null>(null);
  useEffect(() => refused?.form?.querySelector<HTMLElement>(WRONG)?.focus(), [refused]);
  return (form) => setRefused({ form });
}
