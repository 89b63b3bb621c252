import { and, type AnyColumn, isNull, or, type SQL, sql } from 'drizzle-orm';

import { courses, enrolments } from '../courses/tables.ts';
import type { Scope } from '../platform/scope.ts';
import { courseSections, lessonProgress, lessons } from './tables.ts';

/** Who reads lessons: who has a place in their course, who teaches it, and administrators. */
export type ReaderScope = Scope<'everything' | 'own'>;

/** Whose progress is kept: who has a place. */
export type StudentScope = Scope<'own'>;

// Columns by their names in the database: those of a query over one table are written without its name, which would be
// another table's inside of a subquery.

/** Courses that a user has a place in now, as a condition on `courses`. */
export const hasPlace = (userId: number | AnyColumn): SQL => sql`exists (
  select from ${enrolments} place
  where place.course_id = ${courses}.id and place.user_id = ${userId} and place.status = 'active')`;

/** Courses that name a user as who teaches them, as a condition on `courses`. */
export const teaches = (userId: number): SQL => sql`(${courses}.teacher_id is not distinct from ${userId})`;

/** Courses that a scope reads, as a condition on `courses`. */
export const readable = (scope: ReaderScope): SQL =>
  scope.where({ own: (userId) => sql`(${or(hasPlace(userId), teaches(userId))})` });

/** Courses that a scope studies, as a condition on `courses`. */
export const studied = (scope: StudentScope): SQL => scope.where({ own: hasPlace });

/** Whether a scope sees the drafts of a course, as a condition on `courses`. */
export const seesDrafts = (scope: ReaderScope): SQL<boolean> => sql`(${scope.where({ own: teaches })})`;

/** Places whose person has opened a lesson since they have it, as a condition on `enrolments`. */
export const usesPlace: SQL = sql`exists (
  select from ${lessonProgress} opened
  join ${lessons} lesson on lesson.id = opened.lesson_id
  join ${courseSections} section on section.id = lesson.section_id
  where section.course_id = ${enrolments}.course_id and opened.user_id = ${enrolments}.user_id
    and opened.opened_at >= ${enrolments}.active_since)`;

/** Lessons that are still in their course, as a condition on both tables. */
export const isThere = sql`(${and(isNull(lessons.deletedAt), isNull(courseSections.deletedAt))})`;
