import { useEffect, useState } from 'react';

import type { Attempt } from '../drafts/draft.ts';
import { type DraftOptions, useBeginning, useDraft } from '../drafts/useDraft.ts';
import { useHost } from '../host/HostProvider.tsx';
import { type Check, type Form, useForm } from './useForm.ts';
import { type Submission, useSubmission } from './useSubmission.ts';

/** How a body goes out. */
export interface Sending {
  idempotencyKey: string;
  onProgress: (share: number) => void;
}

export interface RequestFormOptions<V extends object, B, A> {
  draft: DraftOptions<V>;
  rules: () => Promise<Check<V, B>>;
  send: (body: B, sending: Sending) => Promise<A>;
  /** What goes out beside the body: another file makes another write. */
  beside?: unknown;
  /** What the answer leaves to do; gives back the order that it opened. */
  accepted?: (answer: A) => string | null;
  /** Turns the API's names of refused fields into the form's. */
  refused?: (fields: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Forgets what the form holds beside its values. */
  cleared?: () => void;
}

/** What the view of such a form draws. */
export interface RequestForm<V extends object, P extends string, A> {
  form: Form<V, unknown, P>;
  submission: Submission;
  /** The server's answer, once it has one. */
  accepted: A | null;
  /** An earlier draft is shown. */
  restored: boolean;
  onSend: () => void;
  onDiscard: () => void;
  onAgain: () => void;
}

/** A form in one step: kept as a draft, held against its rules, sent once, and blank again when it was accepted. */
export function useRequestForm<V extends object, B, P extends string, A>(
  options: RequestFormOptions<V, B, A>,
): RequestForm<V, P, A> {
  const { emit } = useHost();
  const { draft } = options;
  const beginning = useBeginning(draft);
  const form = useForm<V, B, P>({ initial: beginning.values, rules: options.rules });
  const { submission, submit, fail, restart } = useSubmission();
  const [restored, setRestored] = useState(beginning.restored);
  const [attempt, setAttempt] = useState<Attempt | null>(beginning.attempt);
  const [accepted, setAccepted] = useState<A | null>(null);
  useDraft(draft, form.values, attempt);

  useEffect(() => emit('ready', {}), [emit]);

  function clear() {
    form.reset(draft.blank);
    setAttempt(null);
    setRestored(false);
    options.cleared?.();
  }

  async function send() {
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    const body = finished?.body;
    if (!body) return;
    await submit<A>(JSON.stringify([body, options.beside]), {
      earlier: attempt,
      keep: setAttempt,
      send: (idempotencyKey, onProgress) => options.send(body, { idempotencyKey, onProgress }),
      accepted(answer) {
        const order = options.accepted?.(answer) ?? null;
        setAccepted(() => answer);
        clear();
        emit('success', { order });
      },
      refuse: (fields) => form.refuse(options.refused?.(fields) ?? fields),
    });
  }

  return {
    form,
    submission,
    accepted,
    restored,
    onSend: () => void send(),
    onDiscard: clear,
    onAgain() {
      setAccepted(null);
      restart();
    },
  };
}
