import { and, eq } from 'drizzle-orm';

import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { type FileStore, keepFile, type ReceivedFile, removeFile, type StoredFile } from '../platform/files.ts';
import type { Scope } from '../platform/scope.ts';
import { API_ROOT } from '../platform/serve.ts';
import { storedFiles } from '../platform/tables.ts';
import { courses } from './tables.ts';

/** Path of an uploaded picture. Another picture has another path, so that no browser shows the old one. */
const pathOf = (fileId: string): string => `${API_ROOT}/course-images/${fileId}`;

/** Puts a picture in place of a course's. @throws {ApiFailure} 404 */
export async function replaceImage(
  { db, files, scope }: { db: Database; files: FileStore; scope: Scope<'everything'> },
  courseId: number,
  image: ReceivedFile,
): Promise<void> {
  const dropped = await inTransaction(db, async (tx) => {
    const [course] = await tx
      .select({ imageFileId: courses.imageFileId })
      .from(courses)
      .where(and(scope.where({}), eq(courses.id, courseId)))
      .for('update');
    if (!course) throw notFound();
    const imageFileId = await keepFile(tx, image);
    await tx
      .update(courses)
      .set({ imageFileId, card_image_url: pathOf(imageFileId) })
      .where(eq(courses.id, courseId));
    return removeFile(tx, course.imageFileId);
  });
  await Promise.all(dropped.map((key) => files.discard(key)));
}

/** Drops the uploaded picture of a course whose address names another one; returns the keys of its bytes. */
export async function dropUnusedImage(tx: Transaction, courseId: number): Promise<string[]> {
  const [course] = await tx
    .select({ imageFileId: courses.imageFileId, address: courses.card_image_url })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('update');
  if (!course?.imageFileId || course.address === pathOf(course.imageFileId)) return [];
  await tx.update(courses).set({ imageFileId: null }).where(eq(courses.id, courseId));
  return removeFile(tx, course.imageFileId);
}

/** The uploaded picture of a course by its id; undefined where no course has it. */
export async function findImage(db: Database, fileId: string): Promise<StoredFile | undefined> {
  const [found] = await db
    .select({
      storageKey: storedFiles.storageKey,
      name: storedFiles.name,
      type: storedFiles.type,
      size: storedFiles.size,
    })
    .from(storedFiles)
    .innerJoin(courses, eq(courses.imageFileId, storedFiles.id))
    .where(eq(storedFiles.id, fileId));
  return found;
}
