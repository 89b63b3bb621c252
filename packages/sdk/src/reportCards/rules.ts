import type { AttendanceCounts } from '../attendance/schema.ts';
import type { Level } from '../registrations/rules.ts';

/** Characters of what a teacher writes about a student in a period. */
export const MAX_OBSERVATIONS = 1000;

/** Characters of why a report card was corrected. */
export const MAX_CORRECTION = 200;

/**
 * Whether students read their own report cards: those of secundaria, who are twelve and older. Younger children hear of theirs from
 * their family.
 */
export const isReadByStudents = (level: Level): boolean => level === 3;

/** Whether anyone took the attendance of a student: else a report card leaves it out. */
export const wasAttended = (counts: AttendanceCounts): boolean => Object.values(counts).some((days) => days > 0);

/** Where the report card of a student stands. `empty`: nothing to publish; `changed`: it is no longer as it was published. */
export const reportCardStates = ['empty', 'draft', 'published', 'changed'] as const;
export type ReportCardState = (typeof reportCardStates)[number];

/**
 * The mean of grades with one decimal that is cut off and not rounded (promedio final, SEP Acuerdo 10/09/23); null where there is
 * none, or one of them is missing. A subject of a school year is the mean of its periods, and the year that of its subjects.
 */
export function meanGrade(grades: readonly (number | null)[]): number | null {
  const tenths = grades.flatMap((grade) => (grade === null ? [] : [Math.round(grade * 10)]));
  if (tenths.length === 0 || tenths.length < grades.length) return null;
  return Math.floor(tenths.reduce((sum, one) => sum + one, 0) / tenths.length) / 10;
}
