import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import type { RefObject, SubmitEvent } from 'react';

import type { Change } from '../changes/useChange.ts';
import { useText } from '../i18n/useText.ts';
import { useNavigateHere } from '../routing/useNavigateHere.ts';
import type { useDraftValues } from './useDraftValues.ts';
import { type Rules, useLaterRules } from './useLaterRules.ts';
import { useRefusal } from './useRefusal.ts';

/** Makes the call of a form; answers what the API did, and the path where what was written is found: without one, the form stays for the next. */
export type Send<Body> = (
  client: Client,
  body: Body,
  idempotencyKey: string,
) => Promise<MessageAnswer & { path?: string }>;

interface DraftFormRules<Given, Body> {
  rules: () => Promise<Rules<Given, Body>>;
  given: Given;
  /** Whether what no rule knows of is there, such as a file that was sent. */
  isReady?: boolean;
}

/** What of a form with a draft `DraftForm` draws. */
export interface SentForm<Body> {
  submit: (event: SubmitEvent<HTMLFormElement>, send: Send<Body>) => Promise<void>;
  drawn: {
    button: RefObject<HTMLButtonElement | null>;
    disabled: boolean;
    restored: 'whole' | 'merged' | null;
    discard: () => void;
    refusal: { text: string | null; times: number };
  };
}

interface DraftedForm<V, Body> extends SentForm<Body> {
  /** Whether it was tried to send the form. */
  tried: boolean;
  busy: boolean;
  /** What is wrong with a field: a broken rule, or what the server answered. */
  errorOf: (field: string) => string | null;
  change: (changed: Partial<V>) => void;
  /** Where something beside the values was changed: a file was chosen. */
  renewKey: () => void;
}

/** A form with a draft (`useDraftValues`), drawn by `DraftForm`: held against its rules, sent once, and left or emptied. */
export function useDraftForm<V extends object, Given, Body>(
  draft: ReturnType<typeof useDraftValues<V>>,
  { rules, given, isReady = true }: DraftFormRules<Given, Body>,
  { busy, run }: Change,
): DraftedForm<V, Body> {
  const { failure } = useText();
  const leave = useNavigateHere();
  const refusal = useRefusal();
  const { tried, waiting, button, errorOf, attempt, forget } = useLaterRules(rules, given, refusal.refuse, busy);
  const refused = refusal.error instanceof ApiError ? refusal.error.fields : {};

  return {
    tried,
    busy,
    errorOf: (field) => errorOf(field) ?? refused[field] ?? null,
    change(changed) {
      // It would be lost with the draft.
      if (busy) return;
      draft.change(changed);
      refusal.forget();
    },
    renewKey() {
      draft.renewKey();
      refusal.forget();
    },
    async submit(event, send) {
      event.preventDefault();
      if (busy || waiting) return;
      const body = await attempt();
      if (body === null || !isReady) return;
      let path: string | undefined;
      const succeeded = await run(
        async (client) => {
          const answer = await send(client, body, draft.key);
          path = answer.path;
          return answer;
        },
        { refused: refusal.refuse },
      );
      if (!succeeded) return;
      draft.discard();
      forget();
      refusal.forget();
      // Going back does not lead to the form again, which is empty.
      if (path !== undefined) leave(path, { replace: true });
    },
    drawn: {
      button,
      disabled: busy || waiting,
      restored: draft.restored,
      discard: draft.discard,
      // Not every field that the server may refuse is one of the form.
      refusal: {
        text: refusal.error === null ? null : (Object.values(refused)[0] ?? failure(refusal.error)),
        times: refusal.times,
      },
    },
  };
}
