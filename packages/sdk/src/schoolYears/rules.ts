import { gradesOf, type Level, levels } from '../registrations/rules.ts';

/** Periods that a school year has at most. */
export const MAX_PERIODS = 12;

/** Characters of a period's name. */
export const MAX_PERIOD_NAME = 60;

/** Days of a school year at most, so that a mistyped date does not make one of ten years. */
export const MAX_YEAR_DAYS = 400;

/** A rollover may be undone until so many days after its year has begun. */
export const ROLLOVER_UNDO_DAYS = 30;

/** What becomes of a student in a rollover. `promoted` and `graduated` follow from the group, the others are chosen. */
export const rolloverOutcomes = ['promoted', 'retained', 'graduated', 'left'] as const;
export type RolloverOutcome = (typeof rolloverOutcomes)[number];

/** Why a student leaves the school. */
export const leavingReasons = ['moved', 'otherSchool', 'other'] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/** Who teaches the groups of the new year: no one yet, who taught that grade's group of the name, or who taught these students. */
export const rolloverTeachers = ['none', 'grade', 'students'] as const;
export type RolloverTeachers = (typeof rolloverTeachers)[number];

/** `2026-08-31`, `2027-07-15` → `2026-2027`; one year alone where it begins and ends in the same one. */
export const schoolYearName = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }): string => {
  const [from, to] = [starts_on.slice(0, 4), ends_on.slice(0, 4)];
  return from === to ? from : `${from}-${to}`;
};

/** A grade of a level. */
export interface Grade {
  level: Level;
  grade: number;
}

/**
 * The grade that follows: the next one of the level, or the first of the next level that the school teaches; null after the
 * last one of the school.
 */
export function gradeAfter({ level, grade }: Grade, taught: ReadonlySet<Level>): Grade | null {
  if (gradesOf(level).includes(grade + 1)) return { level, grade: grade + 1 };
  const next = levels.find((one) => one === level + 1);
  return next !== undefined && taught.has(next) ? { level: next, grade: 1 } : null;
}

/** `3° A` → `4° A`: the first number of a group's name that is its grade becomes the next one; other names stay. */
export const groupNameAfter = (name: string, grade: number, next: number): string =>
  name.replace(new RegExp(`(?<!\\d)${grade}(?!\\d)`), String(next));
