import { completionOf } from '@lia/sdk/lessons/rules';
import type { Lesson, QuizAttempt } from '@lia/sdk/lessons/schema';
import { and, desc, eq } from 'drizzle-orm';

import { courses } from '../courses/tables.ts';
import { media } from '../media/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { StoredFile } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { isThere, readable, type ReaderScope } from './access.ts';
import { readableCourse } from './outline.ts';
import { lessonsFor } from './studied.ts';
import { courseSections, lessons, quizAttempts } from './tables.ts';

/** A lesson that a scope reads. @throws {ApiFailure} 404 for drafts as well, but for who teaches the course */
async function readableLesson(db: Database, scope: ReaderScope, id: string) {
  const [row] = await db
    .select({
      lesson: lessons,
      section: courseSections.title,
      courseId: courses.id,
      file: storedFiles,
      duration: media.duration,
    })
    .from(lessons)
    .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
    .innerJoin(courses, eq(courses.id, courseSections.courseId))
    .leftJoin(storedFiles, eq(storedFiles.id, lessons.fileId))
    .leftJoin(media, eq(media.id, lessons.mediaId))
    .where(and(eq(lessons.id, id), isThere, readable(scope)));
  const { courseId, ...others } = found(row);
  const course = await readableCourse(db, scope, courseId);
  const all = await lessonsFor(db, courseId, { userId: scope.userId, drafts: course.drafts });
  const at = all.findIndex((one) => one.id === others.lesson.id);
  return { ...others, course, all, at, studied: found(all[at]) };
}

/** A lesson to study. @throws {ApiFailure} 404 */
export async function readLesson(db: Database, scope: ReaderScope, id: string): Promise<Lesson> {
  const { lesson, section, course, file, duration, all, at, studied } = await readableLesson(db, scope, id);
  const attempts = lesson.kind === 'quiz' ? await attemptsOf(db, lesson.id, scope.userId) : [];
  const [latest] = attempts;
  return {
    id: lesson.id,
    course: { id: course.id, name: course.name },
    section,
    title: lesson.title,
    kind: lesson.kind,
    minutes: lesson.minutes,
    published: lesson.published,
    text: lesson.text,
    file: file && { name: file.name, type: file.type, size: file.size },
    media: lesson.mediaId,
    url: lesson.url,
    completion: completionOf(lesson.kind, duration),
    pass_mark: lesson.passMark,
    questions: lesson.questions.map(({ id: question, kind, text, options }) => ({
      id: question,
      kind,
      text,
      options: options.map((option) => ({ id: option.id, text: option.text })),
    })),
    tracked: course.tracked,
    status: studied.status,
    previous: all[at - 1]?.id ?? null,
    next: all[at + 1]?.id ?? null,
    attempts: attempts.length,
    attempt: latest ? shownAttempt(latest, lesson, studied.status === 'completed') : null,
  };
}

/** The file of a lesson. @throws {ApiFailure} 404 */
export async function findLessonFile(db: Database, scope: ReaderScope, id: string): Promise<StoredFile> {
  return found((await readableLesson(db, scope, id)).file);
}

type AttemptRow = typeof quizAttempts.$inferSelect;

/** The attempts of a person at a quiz, the latest first. */
const attemptsOf = (db: Database, lessonId: string, userId: number): Promise<AttemptRow[]> =>
  db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.lessonId, lessonId), eq(quizAttempts.userId, userId)))
    .orderBy(desc(quizAttempts.submittedAt));

/** An attempt as its person sees it: with the right answers of the quiz of today once they have passed. */
export function shownAttempt(
  { score, passed, submittedAt, answers }: AttemptRow,
  { questions }: Pick<typeof lessons.$inferSelect, 'questions'>,
  revealed: boolean,
): QuizAttempt {
  return {
    score,
    passed,
    submitted_at: submittedAt.toISOString(),
    answers: answers.map((answer) => {
      const question = revealed ? questions.find(({ id }) => id === answer.question) : undefined;
      return {
        ...answer,
        correct: question?.options.filter(({ correct }) => correct).map(({ id }) => id) ?? null,
        explanation: question?.explanation || null,
      };
    }),
  };
}
