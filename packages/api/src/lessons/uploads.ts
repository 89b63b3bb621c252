import { lessonUploads, type UploadedKind } from '@lia/sdk/lessons/rules';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import type { UploadPurpose } from '../uploads/purpose.ts';
import { isThere } from './access.ts';
import { courseSections, lessons } from './tables.ts';

/** The kind of a lesson that is there. @throws {ApiFailure} 404 */
async function kindOf(db: Database, id: string) {
  const [lesson] = await db
    .select({ kind: lessons.kind })
    .from(lessons)
    .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
    .where(and(eq(lessons.id, id), isThere));
  return found(lesson).kind;
}

const purposeOf = (kind: UploadedKind): UploadPurpose => ({
  name: lessonUploads[kind].purpose,
  rule: lessonUploads[kind].rule,
  permission: 'courses.manage',
  async requireOpen(db, _, rowId) {
    if (rowId === null || (await kindOf(db, rowId)) !== kind) throw notFound();
  },
});

const purposes = { file: purposeOf('file'), video: purposeOf('video') };

/** The files and videos of lessons, each for a lesson that is there. */
export const lessonUploadPurposes: readonly UploadPurpose[] = Object.values(purposes);

/** What is uploaded for a lesson. @throws {ApiFailure} 404 for one that has no file */
export async function uploadsOf(db: Database, id: string): Promise<UploadPurpose> {
  const kind = await kindOf(db, id);
  if (kind !== 'file' && kind !== 'video') throw notFound();
  return purposes[kind];
}
