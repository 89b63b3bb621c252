import type { CourseFigures, TaughtCourse } from '@lia/sdk/lessons/schema';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';

import { imageOf } from '../courses/shown.ts';
import { courses, enrolments } from '../courses/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { isThere, teaches } from './access.ts';
import { courseSections, lessonProgress, lessons, quizAttempts } from './tables.ts';

const counted = and(isThere, eq(lessons.published, true));

/** How many lessons count in a course. */
async function lessonsOf(db: Database, courseId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(lessons)
    .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
    .where(and(eq(courseSections.courseId, courseId), counted));
  return found(row).count;
}

interface Totals {
  enrolled: number;
  started: number;
  finished: number;
  percent: number;
}

/** How far those who have a place in a course are with the lessons that count. */
async function totalsOf(db: Database, courseId: number): Promise<Totals> {
  const people = db
    .selectDistinct({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.status, 'active')))
    .as('people');
  const each = db
    .select({
      userId: people.userId,
      started: sql<boolean>`count(${lessonProgress.lessonId}) > 0`.as('started'),
      completed: sql<number>`count(${lessonProgress.completedAt})`.as('completed'),
      total: sql<number>`count(${lessons.id})`.as('total'),
    })
    .from(people)
    .leftJoin(courseSections, eq(courseSections.courseId, courseId))
    .leftJoin(lessons, and(eq(lessons.sectionId, courseSections.id), counted))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, people.userId)))
    .groupBy(people.userId)
    .as('each');
  const [row] = await db
    .select({
      enrolled: sql<number>`count(*)::int`,
      started: sql<number>`count(*) filter (where ${each.started})::int`,
      finished: sql<number>`count(*) filter (where ${each.total} > 0 and ${each.completed} = ${each.total})::int`,
      percent: sql<number>`coalesce(floor(avg(case when ${each.total} = 0 then 0
        else 100.0 * ${each.completed} / ${each.total} end)), 0)::int`,
    })
    .from(each);
  return found(row);
}

/** How its quizzes go, in the order of the course: people by their best attempt. */
async function quizzesOf(db: Database, courseId: number): Promise<CourseFigures['quizzes']> {
  const best = db
    .select({
      lessonId: quizAttempts.lessonId,
      score: sql<number>`max(${quizAttempts.score})`.as('score'),
      passed: sql<boolean>`bool_or(${quizAttempts.passed})`.as('passed'),
    })
    .from(quizAttempts)
    .where(
      sql`exists (select from ${enrolments} where ${enrolments.courseId} = ${courseId}
        and ${enrolments.userId} = ${quizAttempts.userId} and ${enrolments.status} = 'active')`,
    )
    .groupBy(quizAttempts.lessonId, quizAttempts.userId)
    .as('best');
  return db
    .select({
      id: lessons.id,
      title: lessons.title,
      takers: sql<number>`count(${best.lessonId})::int`,
      passed: sql<number>`count(*) filter (where ${best.passed})::int`,
      score: sql<number | null>`floor(avg(${best.score}))::int`,
    })
    .from(lessons)
    .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
    .leftJoin(best, eq(best.lessonId, lessons.id))
    .where(and(eq(courseSections.courseId, courseId), eq(lessons.kind, 'quiz'), counted))
    .groupBy(lessons.id, courseSections.id)
    .orderBy(asc(courseSections.position), asc(courseSections.id), asc(lessons.position), asc(lessons.id));
}

const read = async (db: Database, courseId: number): Promise<CourseFigures> => ({
  lessons: await lessonsOf(db, courseId),
  ...(await totalsOf(db, courseId)),
  quizzes: await quizzesOf(db, courseId),
});

/** Figures of a course, for the console. @throws {ApiFailure} 404 */
export async function figuresOf(db: Database, scope: Scope<'everything'>, courseId: number): Promise<CourseFigures> {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), scope.where({})));
  return read(db, found(course).id);
}

/** Courses that a scope teaches, as a condition on `courses`. */
const taught = (scope: Scope<'everything' | 'own'>): SQL => scope.where({ own: teaches });

/** The courses that a scope teaches, by name, with their figures. */
export async function taughtCourses(
  db: Database,
  scope: Scope<'everything' | 'own'>,
  publicUrl: string,
): Promise<TaughtCourse[]> {
  const rows = await db
    .select({
      id: courses.id,
      name: courses.name,
      card_image_url: courses.card_image_url,
      published: courses.published,
    })
    .from(courses)
    .where(taught(scope))
    .orderBy(sql`lower(${courses.name})`, asc(courses.id));
  const all: TaughtCourse[] = [];
  for (const { card_image_url, ...course } of rows) {
    // One after another: a scope may teach every course, and others wait for a connection as well.
    // oxlint-disable-next-line no-await-in-loop
    all.push({ ...course, card_image_url: imageOf(publicUrl, card_image_url), ...(await read(db, course.id)) });
  }
  return all;
}
