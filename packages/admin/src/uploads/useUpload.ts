import { extensionOf, type FileRule, kindOf } from '@lia/sdk/files/rules';
import { ApiError } from '@lia/sdk/http/error';
import type { UploadPurposeName } from '@lia/sdk/uploads/rules';
import { startUpload } from '@lia/sdk/uploads/startUpload';
import { whenConnected } from '@lia/sdk/uploads/whenConnected';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import type { Upload } from 'tus-js-client';

import { useMessage, useReason, useText } from '../i18n/text.ts';
import './en.ts';
import './es.ts';

const MEGABYTE = 1024 * 1024;

/** A file on its way. `id`: of the finished upload; `reason`: why it stopped, in words. */
export interface Sending {
  file: File;
  percent: number;
  status: 'sending' | 'paused' | 'finishing' | 'failed';
  id: string | null;
  reason: string;
  /** Whether what sends files could not be fetched: it is not asked for again until the page is loaded again. */
  needsReload: boolean;
  /** Whether it can be gone on with: not one that was refused. */
  mayGoOn: boolean;
}

export interface UploadOptions {
  purpose: UploadPurposeName;
  rowId: string;
  rule: FileRule;
  /** Takes the finished upload; may be called again after it threw. */
  finished: (id: string, file: File) => Promise<void>;
}

/** Sends one file in pieces, and goes on by itself once a lost connection is back. */
export function useUpload({ purpose, rowId, rule, finished }: UploadOptions) {
  const t = useText();
  const describe = useMessage();
  const reasonOf = useReason();
  const { data: identity } = useGetIdentity();
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<Upload | null>(null);

  const change = (file: File, to: Partial<Sending>) =>
    setSending((one) => (one?.file === file ? { ...one, ...to } : one));

  async function finish(file: File, id: string): Promise<void> {
    change(file, { status: 'finishing', percent: 100, id });
    try {
      await finished(id, file);
      setSending((one) => (one?.file === file ? null : one));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isLost = error.status === 0 || error.status >= 500;
      const [field] = Object.values(error.fields);
      const reason = field ?? reasonOf(error);
      change(file, { status: 'failed', reason, mayGoOn: isLost });
    }
  }

  async function begin(file: File): Promise<void> {
    const refuse = (reason: string) => change(file, { status: 'failed', reason, mayGoOn: false });
    const kind = kindOf(rule, extensionOf(file.name));
    if (!kind) return refuse(describe({ key: 'file.type' }));
    const { maxMegabytes: max } = kind;
    if (file.size > max * MEGABYTE) return refuse(describe({ key: 'file.size', values: { max } }));
    const lose = () => change(file, { status: 'failed', reason: t('uploads.lost'), mayGoOn: true });
    try {
      running.current = await startUpload({
        purpose,
        rowId,
        owner: String(identity?.id ?? ''),
        file,
        chosen: file,
        progressed: (percent) => change(file, { percent }),
        done: (id) => void finish(file, id),
        failed: (reason) => (reason === null ? lose() : refuse(reason)),
      });
    } catch {
      if (!navigator.onLine) return lose();
      change(file, { status: 'failed', reason: t('uploads.code'), needsReload: true });
    }
  }

  const goOn = () => {
    if (!sending) return;
    const { file, id } = sending;
    if (id !== null) return void finish(file, id);
    change(file, { status: 'sending', reason: '', mayGoOn: false });
    if (running.current) running.current.start();
    else void begin(file);
  };
  const again = useEffectEvent(goOn);
  const isLost = sending?.status === 'failed' && sending.mayGoOn;
  useEffect(() => (isLost ? whenConnected(() => again()) : undefined), [isLost]);
  // What the server has of it waits for the same file.
  useEffect(() => () => void running.current?.abort(), []);

  const cancel = (): void => {
    // What the server has of it is deleted as well; offline it expires.
    void running.current?.abort(true).catch(() => {});
    running.current = null;
    setSending(null);
  };
  const choose = (file: File): void => {
    cancel();
    setSending({ file, percent: 0, status: 'sending', id: null, reason: '', needsReload: false, mayGoOn: false });
    void begin(file);
  };
  const pause = (): void => {
    void running.current?.abort();
    if (sending) change(sending.file, { status: 'paused' });
  };
  return { sending, choose, pause, goOn, cancel };
}
