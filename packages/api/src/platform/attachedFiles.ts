import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Transaction } from './database.ts';
import { invalidFields, notFound } from './errors.ts';
import { deleteFiles, keepFile, type ReceivedFile } from './files.ts';
import { storedFiles } from './tables.ts';

/** The multipart field of several files. */
export const FILES_FIELD = 'files[]';

/** @throws {ApiFailure} 422 for more files than there may be */
export function requireAtMost(max: number, count: number): void {
  if (count > max) throw invalidFields({ [FILES_FIELD]: { key: 'documents.max', values: { max } } });
}

/** Keeps files in their order; `attach` writes the rows that name each. */
export async function attachFiles(
  tx: Transaction,
  files: readonly ReceivedFile[],
  attach: (fileId: string) => Promise<unknown>,
): Promise<void> {
  for (const file of files) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await attach(await keepFile(tx, file));
  }
}

/** A table whose rows each name a file. */
type Attachments = PgTable & { id: AnyPgColumn; fileId: AnyPgColumn<{ data: string }> };

interface Detached {
  /** Those of one owner. */
  of: SQL;
  /** All where it is not given. */
  ids?: readonly string[] | undefined;
  /** The column that keeps a file whose row goes. */
  keptBy?: AnyPgColumn;
}

/** Deletes rows that name files, and the files that nothing else keeps. @throws {ApiFailure} 404 where there is none of an id */
export async function detachFiles(tx: Transaction, table: Attachments, { of, ids, keptBy }: Detached): Promise<void> {
  if (ids?.length === 0) return;
  const removed = await tx
    .delete(table)
    .where(and(of, ids && inArray(table.id, [...ids])))
    .returning({ fileId: table.fileId });
  if (ids && removed.length < new Set(ids).size) throw notFound();
  const fileIds = removed.map(({ fileId }) => fileId);
  const unused = keptBy && sql`not exists (select from ${keptBy.table} where ${keptBy} = ${storedFiles.id})`;
  await deleteFiles(tx, fileIds, unused);
}
