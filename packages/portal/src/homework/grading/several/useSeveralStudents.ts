import { excuseStudents, extendStudents } from '@lia/sdk/deliveries/endpoints';
import type { GivenTime } from '@lia/sdk/deliveries/schema';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useRef, useState } from 'react';

import { useText } from '../../../i18n/useText.ts';
import { useServices } from '../../../services/services.ts';

/** Changes the homework of several students by one call each, which the toast takes back. They answer whether it succeeded. */
export function useSeveralStudents(activity: string, changed: () => void) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // The same press again after a lost answer changes nothing twice.
  const key = useRef<{ of: string; key: string } | null>(null);
  const params = { id: activity };

  async function once<T>(of: string, call: (idempotencyKey: string) => Promise<T>): Promise<T> {
    const current = key.current?.of === of ? key.current : { of, key: newIdempotencyKey() };
    key.current = current;
    try {
      const answer = await call(current.key);
      key.current = null;
      return answer;
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.status > 0) key.current = null;
      throw refusal;
    }
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setError(null);
    try {
      await work();
      changed();
      return true;
    } catch (refusal) {
      setError(refusal);
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** Takes a change back from the toast, when the dialog is closed. */
  function undo(call: (idempotencyKey: string) => Promise<{ message: string }>) {
    const idempotencyKey = newIdempotencyKey();
    async function run(): Promise<void> {
      try {
        toasts.show('success', (await call(idempotencyKey)).message);
        changed();
      } catch (refusal) {
        toasts.show('error', failure(refusal), { label: t('grading.several.undo'), run: () => void run() });
      }
    }
    return { label: t('grading.several.undo'), run: () => void run() };
  }

  return {
    busy,
    error,
    extend: (extensions: GivenTime[]): Promise<boolean> =>
      attempt(async () => {
        const { before } = await once(`time ${JSON.stringify(extensions)}`, (idempotencyKey) =>
          session.client.call(extendStudents, { params, body: { extensions }, idempotencyKey }),
        );
        const back = undo((idempotencyKey) =>
          session.client.call(extendStudents, { params, body: { extensions: before }, idempotencyKey }),
        );
        toasts.show('success', t('grading.several.time.done', { count: before.length }), back);
      }),
    excuse: (homework: string[]): Promise<boolean> =>
      attempt(async () => {
        const { changed: excused } = await once(`excuse ${homework.join(' ')}`, (idempotencyKey) =>
          session.client.call(excuseStudents, { params, body: { homework, excused: true }, idempotencyKey }),
        );
        const back = undo((idempotencyKey) =>
          session.client.call(excuseStudents, {
            params,
            body: { homework: excused, excused: false },
            idempotencyKey,
          }),
        );
        toasts.show('success', t('grading.several.excuse.done', { count: excused.length }), back);
      }),
  };
}
