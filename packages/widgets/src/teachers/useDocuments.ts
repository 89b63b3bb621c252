import { fileRules } from '@lia/sdk/files/rules';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { removeDocument, uploadDocuments } from '@lia/sdk/teachers/endpoints';
import { MAX_DOCUMENTS } from '@lia/sdk/teachers/rules';
import { useEffect, useRef, useState } from 'react';

import { brokenFileRule } from '../fields/fileRule.ts';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { KeptDocument } from './values.ts';

/** A place for one document, from browsing to being uploaded. */
export interface Slot {
  /** Of this form alone. */
  id: number;
  /** Absent where it was uploaded before the page was reloaded. */
  file: File | null;
  /** Empty while nothing is chosen. */
  name: string;
  /** Id of the uploaded document, null until then. */
  document: string | null;
  /** Share of a running upload, 0 to 1. */
  share: number | null;
  error: string | undefined;
  /** The upload of this very file: sent again after a cut, it is still one document. */
  key: string;
}

/** The document slots of the form, and what can be done to them. */
export interface Documents {
  slots: readonly Slot[];
  /** What happened last, for screen readers. */
  news: string;
  /** An upload is running. */
  busy: boolean;
  /** What was uploaded so far. */
  uploaded: readonly KeptDocument[];
  add: () => void;
  choose: (id: number, file: File | undefined) => void;
  upload: (id: number) => Promise<void>;
  remove: (id: number) => Promise<void>;
  /** Uploads what was chosen and not uploaded; gives the ids of all documents, or null where an upload failed. */
  finish: () => Promise<string[] | null>;
  /** The server does not have the documents any more. */
  lost: (message: string) => void;
  reset: () => void;
}

let ids = 0;
const newSlot = (): Slot => ({
  id: (ids += 1),
  file: null,
  name: '',
  document: null,
  share: null,
  error: undefined,
  key: newIdempotencyKey(),
});

export function useDocuments(ticket: string, kept: readonly KeptDocument[]): Documents {
  const { client } = useHost();
  const { t, message } = useText();
  const [slots, setSlots] = useState<readonly Slot[]>(() =>
    kept.length > 0 ? kept.map(({ id, name }) => ({ ...newSlot(), document: id, name })) : [newSlot()],
  );
  const [news, setNews] = useState('');
  // What runs goes on over drawings, and looks at the slots as they are by then.
  const latest = useRef(slots);
  const running = useRef(new Map<number, { done: Promise<void>; cancel: AbortController }>());

  // Asked for while there is a connection: without it, an upload would show no progress.
  useEffect(() => void import('@lia/sdk/http/upload').catch(() => {}), []);

  function put(next: readonly Slot[]) {
    latest.current = next;
    setSlots(next);
  }
  const change = (id: number, part: Partial<Slot>) =>
    put(latest.current.map((slot) => (slot.id === id ? { ...slot, ...part } : slot)));
  const slotOf = (id: number) => latest.current.find((slot) => slot.id === id);

  function choose(id: number, file: File | undefined) {
    if (!file) return;
    const broken = brokenFileRule(file, fileRules.teacherDocument);
    const words = broken ? message(broken) : undefined;
    const chosen = words === undefined ? { file, name: file.name } : { file: null, name: '' };
    change(id, { ...chosen, error: words, key: newIdempotencyKey() });
    setNews(words ?? t('file.chosen', { name: file.name }));
  }

  async function send(slot: Slot, file: File, signal: AbortSignal): Promise<void> {
    change(slot.id, { share: 0, error: undefined });
    try {
      const { data } = await client.call(uploadDocuments, {
        params: { id: ticket },
        files: { 'files[]': [file] },
        idempotencyKey: slot.key,
        signal,
        onProgress: (share) => change(slot.id, { share }),
      });
      change(slot.id, { share: null, document: data[0]?.id ?? null });
      setNews(t('teacher.document.done.label', { name: slot.name }));
    } catch (error) {
      const words = wordsOf(error);
      change(slot.id, { share: null, error: words });
      setNews(words);
    }
  }

  function wordsOf(error: unknown): string {
    if (!(error instanceof ApiError) || error.status === 0) return t('teacher.document.cut');
    return error.fields['files[]'] ?? error.message;
  }

  function upload(id: number): Promise<void> {
    const already = running.current.get(id);
    if (already) return already.done;
    const slot = slotOf(id);
    if (!slot?.file || slot.document !== null) return Promise.resolve();
    const cancel = new AbortController();
    const done = send(slot, slot.file, cancel.signal).finally(() => running.current.delete(id));
    running.current.set(id, { done, cancel });
    return done;
  }

  async function remove(id: number): Promise<void> {
    running.current.get(id)?.cancel.abort();
    await running.current.get(id)?.done;
    const slot = slotOf(id);
    if (!slot) return;
    const { document, name } = slot;
    try {
      if (document !== null) await client.call(removeDocument, { params: { id: ticket, document } });
    } catch (error) {
      // What is not there is removed.
      if (!(error instanceof ApiError && error.status === 404)) {
        change(id, { error: t('teacher.document.stays') });
        setNews(t('teacher.document.stays'));
        return;
      }
    }
    const left = latest.current.filter((one) => one.id !== id);
    put(left.length > 0 ? left : [newSlot()]);
    if (name) setNews(t('teacher.document.removed', { name }));
  }

  return {
    slots,
    news,
    busy: slots.some(({ share }) => share !== null),
    uploaded: slots.flatMap(({ document, name }) => (document === null ? [] : [{ id: document, name }])),
    add: () => latest.current.length < MAX_DOCUMENTS && put([...latest.current, newSlot()]),
    choose,
    upload,
    remove,
    async finish() {
      for (const { id } of latest.current) await upload(id);
      const missing = latest.current.some(({ file, document }) => file !== null && document === null);
      return missing ? null : latest.current.flatMap(({ document }) => (document === null ? [] : [document]));
    },
    lost: (error) =>
      put(
        latest.current.map((slot) =>
          slot.document === null
            ? slot
            : { ...slot, document: null, name: slot.file ? slot.name : '', error, key: newIdempotencyKey() },
        ),
      ),
    reset() {
      for (const { cancel } of running.current.values()) cancel.abort();
      put([newSlot()]);
    },
  };
}
