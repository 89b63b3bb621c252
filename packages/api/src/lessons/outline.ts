import { progressOf, resumeAt } from '@lia/sdk/lessons/progress';
import type { CourseOutline, MyProgress } from '@lia/sdk/lessons/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { courses } from '../courses/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { hasPlace, readable, type ReaderScope, seesDrafts, type StudentScope, studied } from './access.ts';
import { findCertificate } from './certificates.ts';
import { lessonsFor } from './studied.ts';
import { courseSections } from './tables.ts';

/** A course as a scope reads it. @throws {ApiFailure} 404 */
export async function readableCourse(db: Database, scope: ReaderScope, id: number) {
  const [course] = await db
    .select({
      id: courses.id,
      name: courses.name,
      tracked: sql<boolean>`${hasPlace(scope.userId)}`,
      drafts: seesDrafts(scope),
    })
    .from(courses)
    .where(and(eq(courses.id, id), readable(scope)));
  return found(course);
}

/** The lessons of a course with the progress of who asks. @throws {ApiFailure} 404 */
export async function readOutline(db: Database, scope: ReaderScope, id: number): Promise<CourseOutline> {
  const { name, tracked, drafts } = await readableCourse(db, scope, id);
  const { userId } = scope;
  const all = await lessonsFor(db, id, { userId, drafts });
  const sections = await db
    .select({ id: courseSections.id, title: courseSections.title })
    .from(courseSections)
    .where(and(eq(courseSections.courseId, id), isNull(courseSections.deletedAt)))
    .orderBy(asc(courseSections.position), asc(courseSections.id));
  const certificate = tracked ? await findCertificate(db, userId, id) : undefined;
  return {
    id,
    name,
    tracked,
    sections: sections
      .map((section) => ({
        ...section,
        lessons: all
          .filter(({ section_id }) => section_id === section.id)
          .map(({ id: lesson, title, kind, minutes, published, status }) => ({
            id: lesson,
            title,
            kind,
            minutes,
            published,
            status,
          })),
      }))
      .filter((section) => section.lessons.length > 0),
    progress: progressOf(all),
    resume: resumeAt(all),
    certificate: certificate ? { code: certificate.code, issued_at: certificate.issuedAt.toISOString() } : null,
  };
}

/** How far a student is in each course that they have a place in. */
export async function readMyProgress(db: Database, scope: StudentScope): Promise<MyProgress> {
  const mine = await db.select({ id: courses.id }).from(courses).where(studied(scope)).orderBy(asc(courses.id));
  const all: MyProgress = [];
  for (const { id } of mine) {
    // One after another: each is one statement.
    // oxlint-disable-next-line no-await-in-loop
    const lessons = await lessonsFor(db, id, { userId: scope.userId, drafts: false });
    all.push({ course: id, progress: progressOf(lessons) });
  }
  return all;
}
