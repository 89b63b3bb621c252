import type { HomeworkStatus } from './states.ts';

/** When a homework is due and when the last entry is; ISO instants. `cutoffAt`: null where it is taken at any time. */
export interface Deadlines {
  dueAt: string;
  cutoffAt: string | null;
}

/** An extension: each date that it names counts in place of the activity's. */
export type Extension = Partial<Deadlines>;

/**
 * The dates that hold for a student: their own extension, else that of the group, else those of the activity, each date by itself. A
 * last entry before the due date is moved to it: who was given more time to deliver is not refused within it.
 */
export function deadlinesOf(activity: Deadlines, group: Extension | null, student: Extension | null): Deadlines {
  const dueAt = student?.dueAt ?? group?.dueAt ?? activity.dueAt;
  const named = student?.cutoffAt === undefined ? group?.cutoffAt : student.cutoffAt;
  const cutoffAt = named === undefined ? activity.cutoffAt : named;
  return { dueAt, cutoffAt: cutoffAt !== null && Date.parse(cutoffAt) < Date.parse(dueAt) ? dueAt : cutoffAt };
}

/** Whether an instant is after the due date, which itself is in time. */
export const isLateAt = ({ dueAt }: Pick<Deadlines, 'dueAt'>, at: string): boolean =>
  Date.parse(at) > Date.parse(dueAt);

/** Whether a delivery is taken at an instant: until the last entry, which itself is in time. */
export const isOpenAt = ({ cutoffAt }: Pick<Deadlines, 'cutoffAt'>, at: string): boolean =>
  cutoffAt === null || Date.parse(at) <= Date.parse(cutoffAt);

/**
 * Whether a homework is missing: due, and nothing was ever delivered. What is excused, graded without a delivery or extended never is.
 */
export const isMissingAt = (
  homework: Pick<Deadlines, 'dueAt'> & { status: HomeworkStatus; attempts: number; isExtended: boolean },
  at: string,
): boolean =>
  (homework.status === 'toDo' || homework.status === 'draft') &&
  homework.attempts === 0 &&
  !homework.isExtended &&
  isLateAt(homework, at);
