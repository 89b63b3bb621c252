import { idsIn } from '@lia/sdk/activities/jsonTexts';

import type { AppContext } from '../platform/appContext.ts';
import { attachFiles, requireAtMost } from '../platform/attachedFiles.ts';
import type { Transaction } from '../platform/database.ts';
import type { ReceivedFile } from '../platform/files.ts';
import type { UploadPurpose } from './purpose.ts';
import { finishAllTaken, type Taken, takeUpload } from './take.ts';

/** Files that a call brings: those in it, and the ids of uploads of its user. */
export interface Brought {
  userId: number;
  files: readonly ReceivedFile[];
  uploads: readonly string[];
}

interface Bringing {
  scope: { userId: number };
  files: readonly ReceivedFile[];
  /** `uploads` is a JSON text. */
  body: { uploads?: string | undefined };
}

export const broughtBy = ({ scope, files, body }: Bringing): Brought => ({
  userId: scope.userId,
  files,
  uploads: idsIn(body.uploads),
});

const takenFor = (purpose: UploadPurpose, userId: number): Taken => ({ userId, purpose, rowId: null });

/** Puts together the uploads that a call brings, before its transaction. @throws {ApiFailure} 422 for more files than `most`, and as `finishTaken` does */
export async function finishBrought(
  call: Bringing & { app: Pick<AppContext, 'db' | 'files'> },
  purpose: UploadPurpose,
  most: number,
): Promise<void> {
  const { userId, files, uploads } = broughtBy(call);
  requireAtMost(most, files.length + uploads.length);
  await finishAllTaken(call.app, takenFor(purpose, userId), uploads);
}

/** Keeps what a call brings, its files before the uploads; `attach` writes the rows that name each. @throws {ApiFailure} 404 for an upload of another person */
export async function attachBrought(
  tx: Transaction,
  purpose: UploadPurpose,
  { userId, files, uploads }: Brought,
  attach: (fileId: string) => Promise<unknown>,
): Promise<void> {
  await attachFiles(tx, files, attach);
  for (const id of uploads) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await attach(await takeUpload(tx, takenFor(purpose, userId), id));
  }
}
