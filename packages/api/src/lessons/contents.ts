import { isDeepStrictEqual } from 'node:util';

import {
  type ContentsOrder,
  type CourseContents,
  type CourseSectionData,
  isCompleteLesson,
  type LessonChange,
  type LessonRecord,
  type LessonUpload,
  type NewLesson,
} from '@lia/sdk/lessons/contents';
import { DEFAULT_PASS_MARK, MAX_LESSONS, MAX_SECTIONS } from '@lia/sdk/lessons/rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { courses } from '../courses/tables.ts';
import { addMedia, removeMedia } from '../media/store.ts';
import { media } from '../media/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { deleteFiles } from '../platform/files.ts';
import type { Scope } from '../platform/scope.ts';
import { storedFiles } from '../platform/tables.ts';
import { takeUpload } from '../uploads/take.ts';
import { isThere } from './access.ts';
import { courseSections, lessons } from './tables.ts';
import { uploadsOf } from './uploads.ts';

/** Who edits courses: administrators. */
type EditorScope = Scope<'everything'>;

interface Call {
  db: Transaction;
  scope: EditorScope;
}

/** What a course consists of, drafts included. @throws {ApiFailure} 404 */
export async function contentsOf(db: Database, scope: EditorScope, courseId: number): Promise<CourseContents> {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), scope.where({})));
  found(course);
  const sections = await db
    .select({ id: courseSections.id, title: courseSections.title })
    .from(courseSections)
    .where(and(eq(courseSections.courseId, courseId), isNull(courseSections.deletedAt)))
    .orderBy(asc(courseSections.position), asc(courseSections.id));
  const rows = await db
    .select({ lesson: lessons })
    .from(lessons)
    .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
    .where(and(eq(courseSections.courseId, courseId), isThere))
    .orderBy(asc(lessons.position), asc(lessons.id));
  return sections.map((section) => ({
    ...section,
    lessons: rows
      .filter(({ lesson }) => lesson.sectionId === section.id)
      .map(({ lesson }) => ({
        id: lesson.id,
        title: lesson.title,
        kind: lesson.kind,
        minutes: lesson.minutes,
        published: lesson.published,
        complete: isComplete(lesson),
      })),
  }));
}

const isComplete = ({ fileId, mediaId, ...lesson }: typeof lessons.$inferSelect): boolean =>
  isCompleteLesson({ ...lesson, file: fileId, media: mediaId });

/** Holds a course until the end, so that changes of what it consists of come one after another. @throws {ApiFailure} 404 */
async function lockCourse({ db, scope }: Call, courseId: number): Promise<void> {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), scope.where({})))
    .for('update');
  found(course);
}

/** Holds the course of a section. @throws {ApiFailure} 404 */
async function lockSection(call: Call, id: string): Promise<number> {
  const one = and(eq(courseSections.id, id), isNull(courseSections.deletedAt));
  const [section] = await call.db.select({ courseId: courseSections.courseId }).from(courseSections).where(one);
  const { courseId } = found(section);
  await lockCourse(call, courseId);
  if ((await call.db.$count(courseSections, one)) === 0) throw new ApiFailure(404, 'NOT_FOUND');
  return courseId;
}

/** Adds a section at the end. @throws {ApiFailure} 404, 409 where there are too many */
export async function addSection(call: Call, courseId: number, { title }: CourseSectionData): Promise<CourseContents> {
  await lockCourse(call, courseId);
  const { db, scope } = call;
  const there = await contentsOf(db, scope, courseId);
  if (there.length >= MAX_SECTIONS) throw new ApiFailure(409, 'LESSONS_FULL');
  const last = sql`(select coalesce(max(other.position), 0) + 1 from ${courseSections} other where other.course_id = ${courseId})`;
  await db.insert(courseSections).values({ courseId, title, position: last });
  return contentsOf(db, scope, courseId);
}

/** @throws {ApiFailure} 404 */
export async function renameSection(call: Call, id: string, { title }: CourseSectionData): Promise<CourseContents> {
  const courseId = await lockSection(call, id);
  await call.db.update(courseSections).set({ title }).where(eq(courseSections.id, id));
  return contentsOf(call.db, call.scope, courseId);
}

/** Deletes a section with its lessons. @throws {ApiFailure} 404 */
export async function deleteSection(call: Call, id: string): Promise<CourseContents> {
  const courseId = await lockSection(call, id);
  await call.db
    .update(courseSections)
    .set({ deletedAt: sql`now()` })
    .where(eq(courseSections.id, id));
  return contentsOf(call.db, call.scope, courseId);
}

/** All that is there, in whichever order. */
const idsOf = (sections: ContentsOrder['sections']) => ({
  sections: sections.map(({ id }) => id).toSorted(),
  lessons: sections.flatMap((section) => section.lessons).toSorted(),
});

/** Puts sections and lessons in order. @throws {ApiFailure} 404, 409 `LESSONS_CHANGED` unless it names all of them */
export async function order(call: Call, courseId: number, { sections }: ContentsOrder): Promise<CourseContents> {
  await lockCourse(call, courseId);
  const { db, scope } = call;
  const there = await contentsOf(db, scope, courseId);
  const now = there.map((section) => ({ id: section.id, lessons: section.lessons.map(({ id }) => id) }));
  if (!isDeepStrictEqual(idsOf(now), idsOf(sections))) throw new ApiFailure(409, 'LESSONS_CHANGED');
  for (const [position, section] of sections.entries()) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await db.update(courseSections).set({ position }).where(eq(courseSections.id, section.id));
    for (const [at, id] of section.lessons.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      await db.update(lessons).set({ sectionId: section.id, position: at }).where(eq(lessons.id, id));
    }
  }
  return contentsOf(db, scope, courseId);
}

/** A lesson as its author edits it. @throws {ApiFailure} 404 */
export async function lessonRecord(db: Database, scope: EditorScope, id: string): Promise<LessonRecord> {
  const [row] = await db
    .select({ lesson: lessons, course_id: courseSections.courseId, file: storedFiles })
    .from(lessons)
    .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
    .leftJoin(media, eq(media.id, lessons.mediaId))
    // That of a video is its media's.
    .leftJoin(storedFiles, sql`${storedFiles.id} = coalesce(${lessons.fileId}, ${media.fileId})`)
    .where(and(eq(lessons.id, id), isThere, scope.where({})));
  const { lesson, course_id, file } = found(row);
  return {
    id,
    course_id,
    section_id: lesson.sectionId,
    kind: lesson.kind,
    title: lesson.title,
    text: lesson.text,
    minutes: lesson.minutes,
    pass_mark: lesson.passMark,
    questions: lesson.questions,
    published: lesson.published,
    version: lesson.version,
    url: lesson.url,
    media: lesson.mediaId,
    file: file && { name: file.name, type: file.type, size: file.size },
  };
}

/** Holds the course of a lesson, and answers the lesson. @throws {ApiFailure} 404 */
async function lockLesson(call: Call, id: string): Promise<typeof lessons.$inferSelect> {
  const read = async () => {
    const [row] = await call.db
      .select({ lesson: lessons, courseId: courseSections.courseId })
      .from(lessons)
      .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
      .where(and(eq(lessons.id, id), isThere));
    return found(row);
  };
  const { courseId } = await read();
  await lockCourse(call, courseId);
  return (await read()).lesson;
}

/** Adds a draft at the end of a section. @throws {ApiFailure} 404, 409 where there are too many */
export async function add(call: Call, sectionId: string, { kind, title }: NewLesson): Promise<LessonRecord> {
  const courseId = await lockSection(call, sectionId);
  const { db, scope } = call;
  const there = await contentsOf(db, scope, courseId);
  if (there.flatMap((section) => section.lessons).length >= MAX_LESSONS) throw new ApiFailure(409, 'LESSONS_FULL');
  const last = sql`(select coalesce(max(other.position), 0) + 1 from ${lessons} other where other.section_id = ${sectionId})`;
  const passMark = kind === 'quiz' ? DEFAULT_PASS_MARK : null;
  const [row] = await db
    .insert(lessons)
    .values({ sectionId, kind, title, position: last, passMark })
    .returning({ id: lessons.id });
  return lessonRecord(db, scope, found(row).id);
}

/** Writes a lesson, and sees to it that a published one has something to study. @throws {ApiFailure} 409 `LESSON_INCOMPLETE` */
async function write(call: Call, id: string, columns: Partial<typeof lessons.$inferInsert>): Promise<LessonRecord> {
  const { db, scope } = call;
  const [row] = await db
    .update(lessons)
    .set({ ...columns, version: sql`${lessons.version} + 1` })
    .where(eq(lessons.id, id))
    .returning();
  const lesson = found(row);
  if (lesson.published && !isComplete(lesson)) throw new ApiFailure(409, 'LESSON_INCOMPLETE');
  return lessonRecord(db, scope, id);
}

/** What a change may also take away: the video that an address takes the place of. */
type Editing = Call & { app: Pick<AppContext, 'config' | 'files'> };

/** @throws {ApiFailure} 404, 409 `LESSON_STALE`, `LESSON_INCOMPLETE` */
export async function change(call: Editing, id: string, given: LessonChange): Promise<LessonRecord> {
  const { kind, version, mediaId } = await lockLesson(call, id);
  if (given.version !== version) throw new ApiFailure(409, 'LESSON_STALE');
  const { title, text = '', minutes = null, pass_mark, questions = [], url } = given;
  const ofQuiz = kind === 'quiz' ? { passMark: pass_mark ?? DEFAULT_PASS_MARK, questions } : {};
  const replaces = kind === 'video' && Boolean(url);
  const ofVideo = kind === 'video' ? { url: url || null, ...(replaces && { mediaId: null }) } : {};
  const record = await write(call, id, { title, text, minutes, ...ofQuiz, ...ofVideo });
  if (replaces && mediaId !== null) await removeMedia(call.db, mediaId);
  return record;
}

/** @throws {ApiFailure} 404, 409 `LESSON_INCOMPLETE` */
export async function publish(call: Call, id: string, published: boolean): Promise<LessonRecord> {
  await lockLesson(call, id);
  return write(call, id, { published });
}

/** Puts a finished upload in place of the file or video that a lesson has, whose bytes go. @throws {ApiFailure} 404 */
export async function replaceFile(call: Editing, id: string, given: LessonUpload): Promise<LessonRecord> {
  const { db, app, scope } = call;
  const { kind, fileId, mediaId } = await lockLesson(call, id);
  const taken = { userId: scope.userId, purpose: await uploadsOf(db, id), rowId: id };
  const uploaded = await takeUpload(db, taken, given.upload);
  if (kind === 'video') {
    const made = await addMedia(db, app, { fileId: uploaded, duration: given.duration, createdBy: scope.userId });
    const record = await write(call, id, { mediaId: made, url: null });
    if (mediaId !== null) await removeMedia(db, mediaId);
    return record;
  }
  const record = await write(call, id, { fileId: uploaded });
  await deleteFiles(db, [fileId]);
  return record;
}

/** @throws {ApiFailure} 404 */
export async function remove(call: Call, id: string): Promise<void> {
  await lockLesson(call, id);
  await call.db
    .update(lessons)
    .set({ deletedAt: sql`now()` })
    .where(eq(lessons.id, id));
}
