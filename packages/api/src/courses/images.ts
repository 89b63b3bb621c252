import { and, eq } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import { deleteFiles, type ReceivedFile, type StoredFile } from '../platform/files.ts';
import { findPicture, replacePicture } from '../platform/pictures.ts';
import type { Scope } from '../platform/scope.ts';
import { API_ROOT } from '../platform/serve.ts';
import { courses } from './tables.ts';

/** Path of an uploaded picture. Another picture has another path, so that no browser shows the old one. */
const pathOf = (fileId: string): string => `${API_ROOT}/course-images/${fileId}`;

/** Puts a picture in place of a course's. @throws {ApiFailure} 404 */
export async function replaceImage(
  { db, scope }: { db: Database; scope: Scope<'everything'> },
  courseId: number,
  image: ReceivedFile,
): Promise<void> {
  const row = {
    lock: async (tx: Transaction) => {
      const [course] = await tx
        .select({ fileId: courses.imageFileId })
        .from(courses)
        .where(and(scope.where({}), eq(courses.id, courseId)))
        .for('update');
      return course;
    },
    name: (tx: Transaction, imageFileId: string | null) =>
      tx
        .update(courses)
        .set({ imageFileId, card_image_url: imageFileId && pathOf(imageFileId) })
        .where(eq(courses.id, courseId)),
  };
  await replacePicture(db, row, image);
}

/** Drops the uploaded picture of a course whose address names another one. */
export async function dropUnusedImage(tx: Transaction, courseId: number): Promise<void> {
  const [course] = await tx
    .select({ imageFileId: courses.imageFileId, address: courses.card_image_url })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('update');
  if (!course?.imageFileId || course.address === pathOf(course.imageFileId)) return;
  await tx.update(courses).set({ imageFileId: null }).where(eq(courses.id, courseId));
  await deleteFiles(tx, [course.imageFileId]);
}

/** The uploaded picture of a course by its id; undefined where no course has it. */
export const findImage = (db: Database, fileId: string): Promise<StoredFile | undefined> =>
  findPicture(db, courses.imageFileId, fileId);
