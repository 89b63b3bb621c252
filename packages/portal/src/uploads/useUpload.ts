import { extensionOf, type FileRule, kindOf } from '@lia/sdk/files/rules';
import type { UploadPurposeName } from '@lia/sdk/uploads/rules';
import { startUpload } from '@lia/sdk/uploads/startUpload';
import { whenConnected } from '@lia/sdk/uploads/whenConnected';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';

const MEGABYTE = 1024 * 1024;

/** One file on its way. `id`: of the finished upload; `reason`: why it stopped, in words. */
export interface SendingOne {
  file: File;
  percent: number;
  status: 'sending' | 'paused' | 'failed' | 'done';
  id: string | null;
  reason: string | null;
  /** Whether it stopped for want of a connection, and goes on by itself once there is one. */
  isLost: boolean;
  /** Whether what sends files could not be fetched: it is not asked for again until the page is loaded again. */
  needsReload: boolean;
  /** Whether it began: one that did not, such as a file of a kind that is not taken, is not gone on with. */
  hasBegun: boolean;
}

export const isUnderWay = (sending: SendingOne | null): boolean =>
  sending?.status === 'sending' || sending?.status === 'paused';

/** The upload of one file for something that is made with it. */
export function useUpload(purpose: UploadPurposeName, rule: FileRule) {
  const { t, message } = useText();
  const { uuid } = useMember();
  const [sending, setSending] = useState<SendingOne | null>(null);
  const running = useRef<Upload | null>(null);

  const change = (file: File, to: Partial<SendingOne>) =>
    setSending((one) => (one?.file === file ? { ...one, ...to } : one));

  async function begin(file: File): Promise<void> {
    const fail = (reason: string) => change(file, { status: 'failed', reason });
    const lose = () => change(file, { status: 'failed', reason: t('upload.lost'), isLost: true });
    const kind = kindOf(rule, extensionOf(file.name));
    if (!kind) return fail(message({ key: 'file.type' }));
    const { maxMegabytes: max } = kind;
    if (file.size > max * MEGABYTE) return fail(message({ key: 'file.size', values: { max } }));
    try {
      running.current = await startUpload({
        purpose,
        rowId: null,
        owner: uuid,
        file,
        chosen: file,
        progressed: (percent) => change(file, { percent }),
        done: (id) => change(file, { status: 'done', percent: 100, id }),
        failed: (reason) => (reason === null ? lose() : fail(reason)),
      });
      change(file, { hasBegun: true });
    } catch {
      if (navigator.onLine) change(file, { status: 'failed', reason: t('upload.code'), needsReload: true });
      else lose();
    }
  }

  function remove(): void {
    // What the server has of it is deleted as well; offline it expires.
    void running.current?.abort(true).catch(() => {});
    running.current = null;
    setSending(null);
  }

  const choose = (file: File): void => {
    remove();
    setSending({
      file,
      percent: 0,
      status: 'sending',
      id: null,
      reason: null,
      isLost: false,
      needsReload: false,
      hasBegun: false,
    });
    void begin(file);
  };
  const pause = (): void => {
    void running.current?.abort();
    setSending((one) => one && { ...one, status: 'paused' });
  };
  function goOn(): void {
    if (!sending) return;
    change(sending.file, { status: 'sending', reason: null, isLost: false });
    // What sends files may not have been fetched.
    if (running.current) running.current.start();
    else void begin(sending.file);
  }

  const connected = useEffectEvent(goOn);
  const isLost = sending?.isLost === true;
  // With the sentence that the connection is gone: it may be back before a later effect would run.
  useLayoutEffect(() => (isLost ? whenConnected(() => connected()) : undefined), [isLost]);
  return { sending, choose, pause, goOn, remove };
}
