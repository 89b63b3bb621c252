import { extensionOf, kindOf } from '@lia/sdk/files/rules';
import { homeworkFileRules } from '@lia/sdk/homework/files';
import { useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';

import { useText } from '../i18n/useText.ts';
import { startUpload } from '../uploads/startUpload.ts';
import { shrink } from './shrink.ts';

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
    try {
      const upload = await startUpload({
        purpose: 'homework',
        rowId: homework,
        owner,
        file,
        chosen,
        progressed: (percent) => change(key, { percent }),
        done: (id) => change(key, { status: 'done', percent: 100, id }),
        failed: (reason) => fail(key, reason ?? t('work.lost')),
      });
      running.current.set(key, upload);
    } catch {
      fail(key, t('work.lost'));
    }
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
