import { type AnyColumn, and, eq, sql } from 'drizzle-orm';

import { type Database, inTransaction, type Transaction } from './database.ts';
import { notFound } from './errors.ts';
import { deleteFiles, keepFile, type ReceivedFile, type StoredFile } from './files.ts';
import { storedFileColumns, storedFiles } from './tables.ts';

/** The column of a row that names an uploaded picture. */
interface PictureOfRow {
  /** Locks the row; undefined where the caller's scope has none. */
  lock: (tx: Transaction) => Promise<{ fileId: string | null } | undefined>;
  /** Names another picture in it, or none. */
  name: (tx: Transaction, fileId: string | null) => Promise<unknown>;
}

/**
 * Puts a picture, or none, in place of the one that a row has. The bytes of the old one go after the commit.
 * @throws {ApiFailure} 404 where there is no such row
 */
export async function replacePicture(db: Database, row: PictureOfRow, picture: ReceivedFile | null): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await row.lock(tx);
    if (!before) throw notFound();
    await row.name(tx, picture && (await keepFile(tx, picture)));
    await deleteFiles(tx, [before.fileId]);
  });
}

/** An uploaded picture by its id; undefined where no row names it in that column. */
export async function findPicture(db: Database, column: AnyColumn, fileId: string): Promise<StoredFile | undefined> {
  const [found] = await db
    .select(storedFileColumns)
    .from(storedFiles)
    .where(and(eq(storedFiles.id, fileId), sql`exists (select from ${column.table} where ${eq(column, fileId)})`));
  return found;
}
