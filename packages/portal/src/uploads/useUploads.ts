import { extensionOf, type FileRule, kindOf } from '@lia/sdk/files/rules';
import type { UploadPurposeName } from '@lia/sdk/uploads/rules';
import { startUpload } from '@lia/sdk/uploads/startUpload';
import { whenConnected } from '@lia/sdk/uploads/whenConnected';
import { type Dispatch, type SetStateAction, useEffectEvent, useLayoutEffect, useRef } from 'react';
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

/** Files on their way, and what changes them: the form that sends them may keep them. */
export type Sendings = readonly [all: readonly SendingOne[], change: Dispatch<SetStateAction<readonly SendingOne[]>>];

/** Uploads of files, each of which goes on by itself once there is a connection. */
export function useUploads(purpose: UploadPurposeName, rule: FileRule, [sendings, setSendings]: Sendings) {
  const { t, message } = useText();
  const { uuid } = useMember();
  const running = useRef(new Map<File, Upload>());

  const change = (file: File, to: Partial<SendingOne>) =>
    setSendings((all) => all.map((one) => (one.file === file ? { ...one, ...to } : one)));

  async function begin(file: File): Promise<void> {
    const fail = (reason: string) => change(file, { status: 'failed', reason });
    const lose = () => change(file, { status: 'failed', reason: t('upload.lost'), isLost: true });
    const kind = kindOf(rule, extensionOf(file.name));
    if (!kind) return fail(message({ key: 'file.type' }));
    const { maxMegabytes: max } = kind;
    if (file.size > max * MEGABYTE) return fail(message({ key: 'file.size', values: { max } }));
    try {
      const upload = await startUpload({
        purpose,
        rowId: null,
        owner: uuid,
        file,
        chosen: file,
        progressed: (percent) => change(file, { percent }),
        done: (id) => change(file, { status: 'done', percent: 100, id }),
        failed: (reason) => (reason === null ? lose() : fail(reason)),
      });
      running.current.set(file, upload);
      change(file, { hasBegun: true });
    } catch {
      if (navigator.onLine) change(file, { status: 'failed', reason: t('upload.code'), needsReload: true });
      else lose();
    }
  }

  function remove(file: File): void {
    // What the server has of it is deleted as well; offline it expires.
    void running.current
      .get(file)
      ?.abort(true)
      .catch(() => {});
    running.current.delete(file);
    setSendings((all) => all.filter((one) => one.file !== file));
  }

  const add = (file: File): void => {
    const sending: SendingOne = {
      file,
      percent: 0,
      status: 'sending',
      id: null,
      reason: null,
      isLost: false,
      needsReload: false,
      hasBegun: false,
    };
    setSendings((all) => [...all, sending]);
    void begin(file);
  };
  const pause = (file: File): void => {
    void running.current.get(file)?.abort();
    change(file, { status: 'paused' });
  };
  function goOn(file: File): void {
    change(file, { status: 'sending', reason: null, isLost: false });
    const upload = running.current.get(file);
    // What sends files may not have been fetched.
    if (upload) upload.start();
    else void begin(file);
  }

  const connected = useEffectEvent(() => {
    for (const { file, isLost } of sendings) if (isLost) goOn(file);
  });
  const lost = sendings.map(({ isLost }) => Number(isLost)).join('');
  // With the sentence that the connection is gone: it may be back before a later effect would run.
  useLayoutEffect(() => (lost.includes('1') ? whenConnected(() => connected()) : undefined), [lost]);
  return { add, pause, goOn, remove };
}
