import { and, eq, isNull } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { finishUpload } from './finish.ts';
import type { UploadPurpose } from './purpose.ts';
import { findUpload } from './store.ts';
import { uploads } from './tables.ts';

/** Whose upload a call takes, and for what. */
export interface Taken {
  userId: number;
  purpose: UploadPurpose;
  rowId: string | null;
}

/**
 * Puts an upload together that a call is about to take, before its transaction. @throws {ApiFailure} 404 for an upload of another person
 * or purpose, 409 `UPLOAD_UNFINISHED`, 422 for a file of a kind that is not taken
 */
export async function finishTaken(
  app: Pick<AppContext, 'db' | 'files'>,
  { userId, purpose, rowId }: Taken,
  id: string,
): Promise<void> {
  const upload = found(await findUpload(app.db, id, userId));
  const isMeant = upload.purpose === purpose.name && upload.rowId === rowId;
  await finishUpload(app, found(isMeant ? upload : undefined), purpose.rule);
}

/** Puts each of several together, as `finishTaken` does. @throws {ApiFailure} as that does */
export async function finishAllTaken(
  app: Pick<AppContext, 'db' | 'files'>,
  taken: Taken,
  ids: readonly string[],
): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  for (const id of ids) await finishTaken(app, taken, id);
}

/** Makes the file of an upload that of the caller, who names it in a row; returns its id. The upload is over. @throws {ApiFailure} 404 */
export async function takeUpload(tx: Transaction, { userId, purpose, rowId }: Taken, id: string): Promise<string> {
  const [upload] = await tx
    .delete(uploads)
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.userId, userId),
        eq(uploads.purpose, purpose.name),
        rowId === null ? isNull(uploads.rowId) : eq(uploads.rowId, rowId),
      ),
    )
    .returning({ fileId: uploads.fileId });
  return found(upload?.fileId);
}
