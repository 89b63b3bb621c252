import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useRef, useState } from 'react';

import type { Attempt } from '../drafts/draft.ts';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { loadPageAgain } from './loadPageAgain.ts';

/** Where a form stands on its way to the API. */
export type Submission =
  | { status: 'editing' }
  | { status: 'sending'; share: number | null }
  | { status: 'failed'; message: string; offline: boolean; repeatable: boolean }
  | { status: 'accepted' };

export interface SubmissionOptions<A> {
  /** The attempt that a restored draft had made. */
  earlier: Attempt | null;
  /** Keeps the attempt with the draft, before it is made. */
  keep: (attempt: Attempt) => void;
  /** Makes the call. */
  send: (key: string, onProgress: (share: number) => void) => Promise<A>;
  accepted: (answer: A) => void;
  /** The message where the server has none of its own. */
  otherwise?: string;
  /** Puts the server's words on their fields. */
  refuse: (fields: Readonly<Record<string, string>>) => void;
}

/**
 * Sends a form once: each state that it is shown in is sent from once, so that another press does nothing until the answer
 * to the first one is on the screen. What was sent before goes out under the same idempotency key again, after a failure
 * or a reload alike.
 */
export function useSubmission() {
  const { emit } = useHost();
  const { message } = useText();
  const [submission, setSubmission] = useState<Submission>({ status: 'editing' });
  const last = useRef<Attempt | null>(null);
  const sentFrom = useRef<Submission>(null);

  /** `print` is what is being sent, as text: equal prints are the same write. Secrets are left out of it. */
  async function submit<A>(print: string, options: SubmissionOptions<A>): Promise<void> {
    if (submission.status === 'sending' || sentFrom.current === submission) return;
    sentFrom.current = submission;
    const before = last.current ?? options.earlier;
    const key = before?.print === print ? before.key : newIdempotencyKey();
    setSubmission({ status: 'sending', share: null });
    emit('submit', {});
    try {
      const answer = await under(key);
      last.current = null;
      setSubmission({ status: 'accepted' });
      options.accepted(answer);
    } catch (error) {
      const fields = fail(error, options.otherwise);
      if (Object.keys(fields).length > 0) options.refuse(fields);
    }

    async function under(idempotencyKey: string): Promise<A> {
      last.current = { key: idempotencyKey, print };
      options.keep(last.current);
      try {
        return await options.send(idempotencyKey, (share) => setSubmission({ status: 'sending', share }));
      } catch (error) {
        // Same print, other body: a secret was changed. That is a new write.
        const reused = error instanceof ApiError && error.code === 'IDEMPOTENCY_KEY_REUSED';
        if (!reused || idempotencyKey !== key) throw error;
        return under(newIdempotencyKey());
      }
    }
  }

  /** Shows what went wrong; returns the server's messages for fields. Where code could not be fetched twice, the page is loaded again. */
  function fail(error: unknown, otherwise?: string): Readonly<Record<string, string>> {
    const answer = error instanceof ApiError && error;
    if (!answer && submission.status === 'failed') loadPageAgain();
    const { status, code, message: answered, fields } = answer || new ApiError(0, { code: 'NETWORK', message: '' });
    // No answer came, or not one of ours: the words are our own.
    const ours = status === 0 || code === 'UNKNOWN_ERROR';
    setSubmission({
      status: 'failed',
      // A price that changed is refused at `amount`, which is a field of no form.
      message:
        fields['amount'] ?? ((code === 'UNKNOWN_ERROR' && otherwise) || (ours ? message({ key: code }) : answered)),
      offline: code === 'NETWORK',
      repeatable: status === 0 || status === 429 || status >= 500,
    });
    emit('error', { code });
    return fields;
  }

  return { submission, submit, fail, restart: () => setSubmission({ status: 'editing' }) };
}
