import type { Upload } from 'tus-js-client';

import type { UploadPurposeName } from './rules.ts';
import { passingAnswers, transfer, wordsOf } from './transfer.ts';

/** A file to send, and who hears how it goes. */
export interface Sent {
  purpose: UploadPurposeName;
  /** The row that it is for, where it is there already. */
  rowId: string | null;
  /** Whose upload it is: on a device of several people no one goes on with that of another. */
  owner: string;
  file: File;
  /** What was chosen, where `file` was made of it. */
  chosen: File;
  progressed: (percent: number) => void;
  /** With the id of the upload. */
  done: (id: string) => void;
  /** Why it stopped, in words; null where there was no answer. */
  failed: (reason: string | null) => void;
}

/**
 * Begins a resumable upload, or goes on with that of the same file. It goes on after a cut connection by itself.
 * @throws where the library cannot be fetched
 */
export async function startUpload(sent: Sent): Promise<Upload> {
  const { purpose, rowId, owner, file, chosen } = sent;
  const tus = await import('tus-js-client');
  const upload = new tus.Upload(file, {
    ...transfer,
    metadata: { filename: file.name, [purpose]: rowId ?? '' },
    removeFingerprintOnSuccess: true,
    fingerprint: async () =>
      ['lia-upload', owner, rowId ?? purpose, chosen.name, chosen.size, chosen.lastModified].join(':'),
    onShouldRetry: ({ originalResponse }) => navigator.onLine && mayPass(originalResponse?.getStatus() ?? 0),
    onProgress: (bytes, total) => sent.progressed(Math.floor((bytes / total) * 100)),
    onSuccess: () => sent.done(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => sent.failed(reasonOf(error)),
  });
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
  return upload;
}

/** Whether to try again by itself; tus answers 409 for another offset, and asks where to go on. */
const mayPass = (status: number): boolean =>
  status < 400 || status >= 500 || status === 409 || passingAnswers.includes(status);

/** What the server answered, in words; null where it did not. */
function reasonOf(error: Error): string | null {
  if (!('originalResponse' in error)) return null;
  const response = error.originalResponse;
  if (typeof response !== 'object' || response === null || !('getBody' in response)) return null;
  return wordsOf(String(typeof response.getBody === 'function' ? response.getBody() : null));
}
