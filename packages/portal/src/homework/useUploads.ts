import { extensionOf, kindOf } from '@lia/sdk/files/rules';
import { homeworkFileRules } from '@lia/sdk/homework/files';
import { sessionToken } from '@lia/sdk/session/session';
import { UPLOAD_CHUNK_BYTES, UPLOADS_PATH } from '@lia/sdk/uploads/rules';
import { useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';

import { useText } from '../i18n/useText.ts';
import { shrink } from './shrink.ts';

const API_ROOT = '/api/api';
const RETRY_MS = [0, 1000, 3000, 10_000, 30_000];
const MEGABYTE = 1024 * 1024;

/** A file on its way. `id`: of the finished upload; `reason`: why it stopped, in words. */
export interface Sending {
  key: string;
  name: string;
  percent: number;
  status: 'sending' | 'paused' | 'failed' | 'done';
  id: string | null;
  reason: string | null;
}

/** Uploads for one homework: they go on after a cut connection by themselves, and after a closed tab once the file is chosen again. */
export function useUploads(homework: string, owner: string) {
  const { t, message } = useText();
  const [files, setFiles] = useState<readonly Sending[]>([]);
  const running = useRef(new Map<string, Upload>());

  const change = (key: string, to: Partial<Sending>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const fail = (key: string, reason: string) => change(key, { status: 'failed', reason });

  async function begin(key: string, chosen: File): Promise<void> {
    const file = await shrink(chosen).catch(() => null);
    if (!file) return fail(key, t('work.heic'));
    const kind = kindOf(homeworkFileRules.studentHomework, extensionOf(file.name));
    if (!kind) return fail(key, message({ key: 'file.type' }));
    const { maxMegabytes: max } = kind;
    if (file.size > max * MEGABYTE) return fail(key, message({ key: 'file.size', values: { max } }));
    const tus = await import('tus-js-client').catch(() => null);
    if (!tus) return fail(key, t('work.lost'));
    const upload = new tus.Upload(file, {
      endpoint: API_ROOT + UPLOADS_PATH,
      chunkSize: UPLOAD_CHUNK_BYTES,
      retryDelays: RETRY_MS,
      metadata: { filename: file.name, homework },
      removeFingerprintOnSuccess: true,
      fingerprint: async () => ['lia-upload', owner, homework, chosen.name, chosen.size, chosen.lastModified].join(':'),
      onBeforeRequest: (request) => request.setHeader('Authorization', `Bearer ${sessionToken() ?? ''}`),
      onProgress: (sent, total) => change(key, { percent: Math.floor((sent / total) * 100) }),
      onSuccess: () => change(key, { status: 'done', percent: 100, id: upload.url?.split('/').at(-1) ?? null }),
      onError: (error) => fail(key, reasonOf(error) ?? t('work.lost')),
    });
    running.current.set(key, upload);
    const [earlier] = await upload.findPreviousUploads();
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    upload.start();
  }

  return {
    files,
    add(chosen: readonly File[]) {
      for (const file of chosen) {
        const key = crypto.randomUUID();
        setFiles((all) => [...all, { key, name: file.name, percent: 0, status: 'sending', id: null, reason: null }]);
        void begin(key, file);
      }
    },
    pause(key: string) {
      void running.current.get(key)?.abort();
      change(key, { status: 'paused' });
    },
    goOn(key: string) {
      running.current.get(key)?.start();
      change(key, { status: 'sending', reason: null });
    },
    remove(key: string) {
      // What the server has of it is deleted as well; offline it expires.
      void running.current
        .get(key)
        ?.abort(true)
        .catch(() => {});
      running.current.delete(key);
      setFiles((all) => all.filter((one) => one.key !== key));
    },
    canGoOn: (key: string): boolean => running.current.has(key),
    clear() {
      running.current.clear();
      setFiles([]);
    },
  };
}

/** What the server answered, in words; null where it did not. */
function reasonOf(error: Error): string | null {
  if (!('originalResponse' in error)) return null;
  const response = error.originalResponse;
  if (typeof response !== 'object' || response === null || !('getBody' in response)) return null;
  try {
    const text: unknown = typeof response.getBody === 'function' ? response.getBody() : null;
    const body: unknown = JSON.parse(String(text));
    if (typeof body !== 'object' || body === null) return null;
    const fields = 'fields' in body && typeof body.fields === 'object' ? Object.values(body.fields ?? {}) : [];
    const words: unknown = fields[0] ?? ('message' in body ? body.message : null);
    return typeof words === 'string' ? words : null;
  } catch {
    return null;
  }
}
