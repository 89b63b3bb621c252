import type { Rubric } from '../activities/rubric.ts';
import { worthOf } from '../activities/rubricRules.ts';
import { parseScore } from './scores.ts';

/** The longest comment on a criterion, and reason for a score other than that of the rubric. */
export const MAX_MARK_COMMENT = 500;
export const MAX_MARK_REASON = 300;

/** Which level of a criterion the work reached, by its place; null where none is chosen. */
export interface Mark {
  level: number | null;
  comment?: string | undefined;
}

/** Whether marks are those of a rubric: one for each criterion, at a level that it has. */
export const isMarkedBy = (rubric: Rubric, marks: readonly Mark[]): boolean =>
  marks.length === rubric.length &&
  rubric.every(({ levels }, place) => {
    const level = marks[place]?.level ?? null;
    return level === null || level < levels.length;
  });

/**
 * The score that a rubric gives: the points of the chosen levels, as a part of the best ones, of the points of the activity; two
 * decimals. Null until each criterion has a level.
 */
export function rubricScore(rubric: Rubric, marks: readonly Mark[], points: number): number | null {
  const chosen = rubric.map(({ levels }, place) => {
    const level = marks[place]?.level ?? null;
    return level === null ? undefined : levels[level]?.points;
  });
  if (chosen.includes(undefined)) return null;
  const sum = chosen.reduce<number>((all, one) => all + (one ?? 0), 0);
  return Math.round((sum / worthOf(rubric)) * points * 100) / 100;
}

/** What a teacher gives: a score as it is typed, the marks of a rubric, or both; `reason`: why it is another score than that of the rubric. */
export interface GivenGrade {
  score?: string | undefined;
  marks?: readonly Mark[] | undefined;
  reason?: string | undefined;
}

export interface DecidedGrade {
  score: number;
  /** Null where there is no rubric, or it was left aside. */
  marks: Mark[] | null;
  /** Empty where the score is that of the rubric, or there is none. */
  reason: string;
}

/** The field that is refused, and by which rule; its text is in the messages. */
export type GradeRefusal = 'score' | 'marks' | 'reason';

/** What a grade becomes: the score of the rubric, unless another one is given with its reason. */
export function decideGrade(
  { rubric, points }: { rubric: Rubric | null; points: number },
  { score: text, marks, reason = '' }: GivenGrade,
): DecidedGrade | { refused: GradeRefusal } {
  const typed = text === undefined ? null : parseScore(text, points);
  if (text !== undefined && typed === null) return { refused: 'score' };
  if (rubric === null) {
    if (marks !== undefined) return { refused: 'marks' };
    return typed === null ? { refused: 'score' } : { score: typed, marks: null, reason: '' };
  }
  if (marks !== undefined && !isMarkedBy(rubric, marks)) return { refused: 'marks' };
  const given = rubricScore(rubric, marks ?? [], points);
  const kept = marks === undefined ? null : [...marks];
  if (typed === null || typed === given) {
    return given === null ? { refused: 'marks' } : { score: given, marks: kept, reason: '' };
  }
  return reason.trim() === '' ? { refused: 'reason' } : { score: typed, marks: kept, reason: reason.trim() };
}
