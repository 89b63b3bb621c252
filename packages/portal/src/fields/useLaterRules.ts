import type { Validation } from '@lia/sdk/validation/validate';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { usePrepared } from '../prefetch/whenIdle.ts';
import { useFocusAfter, useWrongFocus } from '../ui/focus.ts';

export interface Rules<Given, Body> {
  check: (given: Given) => Validation<Body>;
}

interface LaterRules<Body> {
  /** Whether it was tried to send the form. */
  tried: boolean;
  /** Whether they are being fetched: the form waits to be sent. */
  waiting: boolean;
  /** For the button that sends, which has the focus again when they came, and after an answer that leaves the form there. */
  button: ReturnType<typeof useFocusAfter<HTMLButtonElement>>;
  /** What is wrong with a field, in words; null before it was tried to send the form. */
  errorOf: (field: string) => string | null;
  /** What may be sent; null where a rule is broken, or the rules did not come, which `refuse` shows. */
  attempt: () => Promise<Body | null>;
  /** Of a form that was sent: nothing of the next is wrong yet. */
  forget: () => void;
}

/** The rules of a form, which are fetched while its page rests, or else when it is first sent. */
export function useLaterRules<Given, Body>(
  load: () => Promise<Rules<Given, Body>>,
  given: Given,
  refuse: (error: unknown) => void,
  /** Whether the form is being sent. */
  busy: boolean,
): LaterRules<Body> {
  const { message } = useText();
  const [rules, setRules] = useState<Rules<Given, Body> | null>(null);
  const [waiting, setWaiting] = useState(false);
  const button = useFocusAfter<HTMLButtonElement>(waiting || busy);
  const focusWrong = useWrongFocus();
  usePrepared(load);
  const checked = rules?.check(given);

  async function fetched(): Promise<Rules<Given, Body> | null> {
    setWaiting(true);
    try {
      const loaded = await load();
      setRules(loaded);
      return loaded;
    } catch (error) {
      refuse(error);
      return null;
    } finally {
      setWaiting(false);
    }
  }

  return {
    tried: rules !== null,
    waiting,
    button,
    errorOf(field) {
      const broken = checked && !checked.ok ? checked.fields[field] : undefined;
      return broken ? message(broken) : null;
    },
    async attempt() {
      const tried = (rules ?? (await fetched()))?.check(given);
      if (tried?.ok) return tried.value;
      if (tried) focusWrong(button.current?.form);
      return null;
    },
    forget: () => setRules(null),
  };
}
