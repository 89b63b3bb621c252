import { answersFit, gradeQuiz } from '@lia/sdk/lessons/grading';
import { type CourseProgress, progressOf } from '@lia/sdk/lessons/progress';
import { completionOf, type LessonStatus } from '@lia/sdk/lessons/rules';
import type { QuizAnswers, QuizAttempt } from '@lia/sdk/lessons/schema';
import { and, eq, sql } from 'drizzle-orm';

import { courses, enrolments } from '../courses/tables.ts';
import { media } from '../media/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import { isThere, type StudentScope, studied } from './access.ts';
import { shownAttempt } from './lesson.ts';
import { lessonsFor } from './studied.ts';
import { courseSections, lessonProgress, lessons, quizAttempts } from './tables.ts';

/** How far a student is after what they did. */
export interface Standing {
  status: LessonStatus;
  progress: CourseProgress;
}

/** A published lesson of a course that a scope studies. @throws {ApiFailure} 404 */
async function studiedLesson(db: Database, scope: StudentScope, id: string) {
  const [row] = await db
    .select({ lesson: lessons, courseId: courses.id, duration: media.duration })
    .from(lessons)
    .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
    .innerJoin(courses, eq(courses.id, courseSections.courseId))
    .leftJoin(media, eq(media.id, lessons.mediaId))
    .where(and(eq(lessons.id, id), eq(lessons.published, true), isThere, studied(scope)));
  return found(row);
}

/**
 * Keeps that a student opened a lesson, or completed it. Two windows at once both count, and what was completed stays as it was.
 * @throws {ApiFailure} 404, 422 for a quiz, which is passed, and for a video, which is watched
 */
export async function saveProgress(
  db: Database,
  scope: StudentScope,
  id: string,
  completed: boolean,
): Promise<Standing> {
  const { lesson, courseId, duration } = await studiedLesson(db, scope, id);
  const completion = completionOf(lesson.kind, duration);
  if (completed && completion !== 'student') throw invalidFields({ completed: { key: `lesson.${completion}First` } });
  await keepProgress(db, scope.userId, id, completed);
  return standingIn(db, scope, { courseId, lessonId: id });
}

/** Grades a quiz, and completes it where it is passed. @throws {ApiFailure} 404, 409 `QUIZ_CHANGED` */
export async function answer(
  tx: Transaction,
  scope: StudentScope,
  id: string,
  { answers }: QuizAnswers,
): Promise<Standing & { attempt: QuizAttempt }> {
  const { lesson, courseId } = await studiedLesson(tx, scope, id);
  const { questions, passMark } = lesson;
  if (lesson.kind !== 'quiz' || passMark === null || !answersFit(questions, answers)) {
    throw new ApiFailure(409, 'QUIZ_CHANGED');
  }
  const grade = gradeQuiz(questions, answers, passMark);
  const [attempt] = await tx
    .insert(quizAttempts)
    .values({ lessonId: id, userId: scope.userId, ...grade })
    .returning();
  await keepProgress(tx, scope.userId, id, grade.passed);
  const standing = await standingIn(tx, scope, { courseId, lessonId: id });
  return { attempt: shownAttempt(found(attempt), lesson, standing.status === 'completed'), ...standing };
}

/**
 * Keeps that a person opened a lesson, or completed it: what was completed stays as it was.
 * @throws {ApiFailure} 404 where they have no place, or it was just taken back
 */
export async function keepProgress(db: Database, userId: number, lessonId: string, completed: boolean): Promise<void> {
  // One statement that holds the place, so that none is taken back while its person opens a lesson, nor used after it was.
  const held = db
    .select({
      userId: sql<number>`${enrolments.userId}`.as('user_id'),
      lessonId: lessons.id,
      startedAt: sql<Date>`now()`.as('started_at'),
      openedAt: sql<Date>`now()`.as('opened_at'),
      completedAt: (completed ? sql<Date>`now()` : sql<Date>`null::timestamptz`).as('completed_at'),
    })
    .from(enrolments)
    .innerJoin(courseSections, eq(courseSections.courseId, enrolments.courseId))
    .innerJoin(lessons, eq(lessons.sectionId, courseSections.id))
    .where(and(eq(lessons.id, lessonId), eq(enrolments.userId, userId), eq(enrolments.status, 'active')))
    .limit(1)
    .for('share', { of: enrolments });
  const [kept] = await db
    .insert(lessonProgress)
    .select(held)
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        openedAt: sql`now()`,
        completedAt: sql`coalesce(${lessonProgress.completedAt}, excluded.completed_at)`,
      },
    })
    .returning({ lessonId: lessonProgress.lessonId });
  found(kept);
}

async function standingIn(
  db: Database,
  { userId }: StudentScope,
  { courseId, lessonId }: { courseId: number; lessonId: string },
): Promise<Standing> {
  const all = await lessonsFor(db, courseId, { userId, drafts: false });
  return { status: found(all.find(({ id }) => id === lessonId)).status, progress: progressOf(all) };
}
