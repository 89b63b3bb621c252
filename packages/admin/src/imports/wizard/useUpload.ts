import type { Client } from '@lia/sdk/http/client';
import { ApiError, isNotFound } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createImport, getImport, sendImportRows } from '@lia/sdk/imports/endpoints';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { IMPORT_CHUNK_ROWS } from '@lia/sdk/imports/rules';
import type { ImportRow, NewImport } from '@lia/sdk/imports/schema';
import { whenConnected } from '@lia/sdk/uploads/whenConnected';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useClient } from '../../client/ClientContext.ts';
import { useHeldPage } from '../../records/useHeldPage.ts';
import { fingerprintOf } from '../file/fingerprint.ts';
import { isSameUpload, type UnfinishedUpload, useUnfinishedUpload } from './unfinishedUpload.ts';

/** An upload that goes on: the draft, and how many of its rows the server has. */
interface Upload {
  body: NewImport;
  rows: readonly ImportRow[];
  key: string;
  draft: string | null;
  /** The upload before, which may have left a draft with the first of these rows; null once that was looked at. */
  unfinished: UnfinishedUpload | null;
  sent: number;
  controller: AbortController;
}

export type UploadStatus =
  | { phase: 'idle' }
  /** `lost`: the connection is, `away`: the server; what was sent is kept, and the rest follows when it is back. */
  | { phase: 'sending' | 'lost' | 'away'; done: number; total: number }
  | { phase: 'refused'; error: ApiError };

/** Statuses of a server, or of the proxy before it, while it or its database starts: a moment later it takes the same rows. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** A draft that still takes rows; null where there is none of that id. */
async function findDraft(client: Client, id: string, signal: AbortSignal): Promise<ImportRecord | null> {
  try {
    const found = await client.call(getImport, { params: { id }, signal });
    return found.status === 'draft' ? found : null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Makes a draft of the rows, in chunks. A lost connection keeps what was sent; `goOn` sends the rest. */
export function useUpload(onSent: (id: string) => void) {
  const client = useClient();
  const upload = useRef<Upload>(null);
  const [unfinished, setUnfinished] = useUnfinishedUpload();
  const [status, setStatus] = useState<UploadStatus>({ phase: 'idle' });

  const run = async (current: Upload) => {
    const { rows, controller, body, key } = current;
    const { signal } = controller;
    const report = (phase: 'sending' | 'lost' | 'away') => setStatus({ phase, done: current.sent, total: rows.length });
    try {
      report('sending');
      const content = await fingerprintOf(new Blob([JSON.stringify(rows)]));
      if (current.unfinished && isSameUpload(current.unfinished, body, content)) {
        const left = await findDraft(client, current.unfinished.draft, signal);
        if (left) [current.draft, current.sent] = [left.id, left.rows];
      }
      current.unfinished = null;
      current.draft ??= (await client.call(createImport, { body, idempotencyKey: key, signal })).id;
      setUnfinished({ ...body, draft: current.draft, total: rows.length, content });
      while (current.sent < rows.length) {
        const data = rows.slice(current.sent, current.sent + IMPORT_CHUNK_ROWS);
        const call = { params: { id: current.draft }, body: { data }, idempotencyKey: newIdempotencyKey(), signal };
        // One after the other: the verdict of a row depends on those before it.
        // oxlint-disable-next-line no-await-in-loop
        await client.call(sendImportRows, call);
        current.sent += data.length;
        report('sending');
      }
      setUnfinished(null);
      onSent(current.draft);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (signal.aborted) return;
      if (error.status === 0) report('lost');
      else if (AWAY.has(error.status)) report('away');
      else setStatus({ phase: 'refused', error });
    }
  };

  const goOn = () => {
    if (upload.current) void run(upload.current);
  };
  const cancel = () => {
    upload.current?.controller.abort();
    upload.current = null;
    setStatus({ phase: 'idle' });
  };

  const isLost = status.phase === 'lost' || status.phase === 'away';
  // The file is in the page alone: its rows arrive as long as that is open.
  useHeldPage(isLost || status.phase === 'sending');
  const again = useEffectEvent(goOn);
  useEffect(() => (isLost ? whenConnected(() => again()) : undefined), [isLost]);
  useEffect(() => () => upload.current?.controller.abort(), []);

  return {
    status,
    goOn,
    cancel,
    start: (body: NewImport, rows: readonly ImportRow[]) => {
      const next = {
        body,
        rows,
        key: newIdempotencyKey(),
        draft: null,
        unfinished,
        sent: 0,
        controller: new AbortController(),
      };
      upload.current = next;
      void run(next);
    },
  };
}
