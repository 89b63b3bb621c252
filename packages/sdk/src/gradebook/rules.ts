import type { HomeworkStatus } from '../homework/states.ts';
import type { Grade } from '../schoolYears/rules.ts';

/** Grades of Mexican schools go from 5 to 10, and pass from 6 (SEP, Acuerdo 10/09/23). */
export const HIGHEST_GRADE = 10;
export const PASSING_GRADE = 6;
const LOWEST_GRADE = 5;

/** The lowest grade of a level: the first two grades of primaria are not failed (the same Acuerdo). */
export const lowestGrade = ({ level, grade }: Grade): number =>
  level === 2 && grade <= 2 ? PASSING_GRADE : LOWEST_GRADE;

/** Preescolar is described in words, and has no numbers. */
export const isDescribed = ({ level }: Pick<Grade, 'level'>): boolean => level === 1;

/** What a missing homework is to the grade of a period: nothing, or the lowest grade. */
export const missingRules = ['ignored', 'lowest'] as const;
export type MissingRule = (typeof missingRules)[number];

/** How often an activity counts; 0: it does not. */
export const DEFAULT_WEIGHT = 1;
export const MAX_WEIGHT = 10;

/** Characters of why a grade is another one than suggested, and of what a student of preescolar is described by. */
export const MAX_GRADE_REASON = 200;
export const MAX_DESCRIPTION = 1000;

/** What a homework is to the grade of its period. `isMissing`: as `isMissingAt` decides. */
export interface GradedWork {
  status: HomeworkStatus;
  score: number | null;
  /** Points of work in which nothing is missing, above 0. */
  points: number;
  isMissing: boolean;
  /** A whole number. */
  weight: number;
}

const clamp = (grade: number, lowest: number, highest = HIGHEST_GRADE): number =>
  Math.min(highest, Math.max(lowest, grade));

/** Scores and points have two decimals at most: as whole numbers they are exact. */
const hundredths = (amount: number): number => Math.round(amount * 100);

/** The grade of one homework times its points; null where it does not count: excused, still to do, or still to be graded. */
function gradeTimes(points: number, { status, score, isMissing }: GradedWork, missing: MissingRule, lowest: number) {
  if (status === 'graded' && score !== null)
    return clamp(HIGHEST_GRADE * hundredths(score), lowest * points, HIGHEST_GRADE * points);
  return isMissing && missing === 'lowest' ? lowest * points : null;
}

/**
 * The grade that follows from the homework of a period: its mean by weight, each on the scale from the lowest grade to 10, with one
 * decimal that is cut off and not rounded. Exact until then, as a fraction: a mean of 6 is not to be cut to 5.9. Null where nothing counts.
 */
export function suggestedGrade(works: readonly GradedWork[], missing: MissingRule, lowest: number): number | null {
  const sums = new Map<number, number>();
  let weights = 0;
  for (const work of works) {
    const points = hundredths(work.points);
    const grade = gradeTimes(points, work, missing, lowest);
    if (grade === null) continue;
    sums.set(points, (sums.get(points) ?? 0) + grade * work.weight);
    weights += work.weight;
  }
  if (weights === 0) return null;
  let [top, bottom] = [0n, 1n];
  for (const [points, sum] of sums) {
    top = top * BigInt(points) + BigInt(sum) * bottom;
    bottom *= BigInt(points);
  }
  return Number((10n * top) / (bottom * BigInt(weights))) / 10;
}

/** `8,5` and `8.5` → 8.5. Null for what is no grade from `lowest` to 10 with at most one decimal. */
export function parseGrade(text: string, lowest: number): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,2}(?:[.,]\d)?$/.test(trimmed)) return null;
  const grade = Number(trimmed.replace(',', '.'));
  return grade === clamp(grade, lowest) ? grade : null;
}
