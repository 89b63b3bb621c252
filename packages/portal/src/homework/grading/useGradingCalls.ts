import { commentHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail, HomeworkSaved } from '@lia/sdk/deliveries/schema';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useRef, useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { useServices } from '../../services/services.ts';
import { type GradeDraft, hasComment, hasNewGrade, isForTeam, type WriteGrade } from './draft.ts';

interface Work {
  homework: HomeworkDetail;
  draft: GradeDraft;
  write: WriteGrade;
  saved: (homework: HomeworkDetail) => void;
  /** Reads the homework again. */
  reread: () => Promise<void>;
}

type Call = (client: Client, idempotencyKey: string) => Promise<HomeworkSaved>;

interface Change {
  /** Names it: the same change again is the same call. */
  what: string;
  call: Call;
  /** What of the draft it saved. */
  saves?: Partial<GradeDraft>;
}

export interface GradingCalls {
  /** Whether a call is on its way. */
  busy: boolean;
  /** Makes a change, if there is one, and sends the comment that was typed. Answers whether both succeeded. */
  send: (change: Change | null) => Promise<boolean>;
}

/** Writes to a homework. What was typed goes away once it is saved, and not before; what is typed meanwhile stays. */
export function useGradingCalls({ homework, draft, write, saved, reread }: Work): GradingCalls {
  const { id } = homework;
  const { failure } = useText();
  const { session, toasts } = useServices();
  const [busy, setBusy] = useState(false);
  // The same press again after a lost answer changes nothing twice, also where the page was left in between.
  const keys = useRef(new Map(Object.entries(draft.unanswered)));
  const keepKeys = () => write({ unanswered: Object.fromEntries(keys.current) });

  async function once(what: string, call: Call): Promise<HomeworkSaved> {
    const key = keys.current.get(what) ?? newIdempotencyKey();
    keys.current.set(what, key);
    keepKeys();
    try {
      const answer = await call(session.client, key);
      keys.current.delete(what);
      saved(answer.data);
      return answer;
    } catch (error) {
      // An answer is no lost one.
      if (error instanceof ApiError && error.status > 0) keys.current.delete(what);
      throw error;
    } finally {
      keepKeys();
    }
  }

  async function sendComment(): Promise<HomeworkSaved | null> {
    const { comment, audience, audio } = draft;
    const text = comment.trim();
    if (!hasComment(draft)) return null;
    const team = audience === 'student' && isForTeam(homework, draft);
    const body = {
      audience,
      ...(team && { team }),
      ...(text !== '' && { body: text }),
      ...(audio && { seconds: audio.seconds }),
    };
    const files = audio ? ({ files: { audio: [audio.file] } } as const) : {};
    const answer = await once(`comment ${JSON.stringify(body)} ${audio?.id ?? ''}`, (client, idempotencyKey) =>
      client.call(commentHomework, { params: { id }, body, ...files, idempotencyKey }),
    );
    // What was typed meanwhile was not sent.
    write((now) => ({
      ...(now.comment === comment && { comment: '', team: null }),
      ...(now.audio === audio && { audio: null }),
    }));
    return answer;
  }

  return {
    busy,
    async send(change) {
      // Once there is a grade, another choice is offered; the comment is for whom it was begun.
      const team = isForTeam(homework, draft);
      setBusy(true);
      try {
        const changed = change && (await once(change.what, change.call));
        if (changed) {
          write((now) => ({
            ...(!hasNewGrade(draft, now) && { ...change?.saves, ...(hasComment(draft) && { team }) }),
            version: null,
            isStale: false,
          }));
        }
        const answer = (await sendComment()) ?? changed;
        // Also those of what was typed otherwise before.
        keys.current.clear();
        keepKeys();
        if (answer) toasts.show('success', answer.message);
        return true;
      } catch (error) {
        const isStale = error instanceof ApiError && error.code === 'HOMEWORK_STALE';
        if (isStale) {
          await reread();
          write({ isStale, version: null });
        } else {
          toasts.show('error', failure(error));
        }
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
