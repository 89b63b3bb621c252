import type { Uploaded } from '@lia/sdk/teachers/records';
import { MAX_DOCUMENTS } from '@lia/sdk/teachers/rules';
import { and, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';

import { FILES_FIELD, requireAtMost } from '../platform/attachedFiles.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { type FileStore, keepFile, type ReceivedFile } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { teacherDocuments } from './tables.ts';
import { holdTicket } from './tickets.ts';

/**
 * Keeps documents under a ticket: to be claimed, or with its registration where that is complete since less than a day.
 * @throws {ApiFailure} 422 for none or too many; 409 when it is late.
 */
export async function addDocuments(
  tx: Transaction,
  ticket: string,
  files: readonly ReceivedFile[],
): Promise<Uploaded['data']> {
  if (files.length === 0) throw invalidFields({ [FILES_FIELD]: { key: 'required' } });
  const { application } = await holdTicket(tx, ticket);
  if (application && !application.fresh) throw new ApiFailure(409, 'TEACHER_REGISTERED');
  const [there] = await tx
    .select({ number: count() })
    .from(teacherDocuments)
    .where(eq(teacherDocuments.ticket, ticket));
  requireAtMost(MAX_DOCUMENTS, (there?.number ?? 0) + files.length);

  const added: Uploaded['data'] = [];
  for (const file of files) {
    const fileId = await keepFile(tx, file);
    const [row] = await tx
      .insert(teacherDocuments)
      .values({ ticket, fileId, applicationId: application?.id ?? null })
      .returning({ id: teacherDocuments.id });
    if (row) added.push({ id: row.id, name: file.name, size: file.size });
  }
  return added;
}

/** Takes back a document that no registration claimed. @throws {ApiFailure} 404 */
export async function removeDocument(tx: Transaction, files: FileStore, ticket: string, id: string): Promise<void> {
  const unclaimed = isNull(teacherDocuments.applicationId);
  const gone = await forgetDocuments(
    tx,
    files,
    and(eq(teacherDocuments.ticket, ticket), eq(teacherDocuments.id, id), unclaimed),
  );
  if (gone === 0) throw notFound();
}

/**
 * Gives documents to their registration, all of its ticket where none are named.
 * @throws {ApiFailure} 422 where one is not (or no longer) under its ticket.
 */
export async function claimDocuments(
  tx: Transaction,
  ticket: string,
  ids: readonly string[] | undefined,
  applicationId: string,
): Promise<void> {
  const wanted = ids && [...new Set(ids)];
  if (wanted?.length === 0) return;
  const claimed = await tx
    .update(teacherDocuments)
    .set({ applicationId })
    .where(
      and(
        eq(teacherDocuments.ticket, ticket),
        isNull(teacherDocuments.applicationId),
        wanted && inArray(teacherDocuments.id, wanted),
      ),
    )
    .returning({ id: teacherDocuments.id });
  if (wanted && claimed.length < wanted.length) throw invalidFields({ documents: { key: 'documents.gone' } });
}

/**
 * Deletes documents with their bytes, and returns how many. The bytes go first: after a crash in between the rows are
 * still there and the next sweep retries; the other way round personal documents would remain unreferenced.
 */
export async function forgetDocuments(tx: Transaction, files: FileStore, which: SQL | undefined): Promise<number> {
  const found = await tx
    .select({ id: teacherDocuments.id, fileId: storedFiles.id, storageKey: storedFiles.storageKey })
    .from(teacherDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, teacherDocuments.fileId))
    .where(which)
    .for('update');
  if (found.length === 0) return 0;
  await Promise.all(found.map(({ storageKey }) => files.discard(storageKey)));
  await tx.delete(teacherDocuments).where(
    inArray(
      teacherDocuments.id,
      found.map(({ id }) => id),
    ),
  );
  await tx.delete(storedFiles).where(
    inArray(
      storedFiles.id,
      found.map(({ fileId }) => fileId),
    ),
  );
  return found.length;
}
