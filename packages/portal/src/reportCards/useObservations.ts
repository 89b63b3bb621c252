import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { writeObservations } from '@lia/sdk/reportCards/endpoints';
import type { GroupReportCard } from '@lia/sdk/reportCards/schema';
import { useEffect, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';

/** `cut`: the call did not arrive; `stale`: someone else has changed them since. */
export type ObservationsStatus = 'idle' | 'saving' | 'saved' | 'cut' | 'stale';

interface ObservationsContext {
  group: string;
  period: string;
  student: GroupReportCard;
  saved: (observations: string, version: number) => void;
  /** Reads the report cards again. */
  reread: () => Promise<unknown>;
}

/** The observations of a student as they are typed and saved. What was typed stays until it is saved. */
export function useObservations({ group, period, student, saved, reread }: ObservationsContext) {
  const { failure } = useText();
  const { session, toasts } = useServices();
  // With the version that was seen when the typing began: the report cards may be read again meanwhile.
  const [draft, setDraft] = useState<{ text: string; version: number } | null>(null);
  const [status, setStatus] = useState<ObservationsStatus>('idle');

  useEffect(() => {
    if (draft === null) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  });

  function type(text: string): void {
    setDraft((before) => ({ text, version: before?.version ?? student.observations_version }));
    setStatus((before) => (before === 'stale' ? before : 'idle'));
  }

  async function save(): Promise<void> {
    if (draft === null || status === 'saving') return;
    const text = draft.text.trim();
    if (text === student.observations) {
      setDraft(null);
      return setStatus('idle');
    }
    setStatus('saving');
    try {
      const { data } = await session.client.call(writeObservations, {
        params: { id: group, period, student: student.uuid },
        body: { text, version: draft.version },
        idempotencyKey: newIdempotencyKey(),
      });
      saved(data.observations, data.version);
      setDraft(null);
      setStatus('saved');
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) return setStatus('cut');
      if (error instanceof ApiError && error.code === 'OBSERVATIONS_STALE') {
        await reread();
        setDraft(null);
        setStatus('stale');
        return type(text);
      }
      toasts.show('error', failure(error));
      setStatus('idle');
    }
  }

  return { text: draft?.text ?? student.observations, status, type, save };
}
