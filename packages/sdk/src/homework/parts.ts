import { dayOf } from '../calendar/instants.ts';
import { isMissingAt } from './deadlines.ts';
import type { Homework } from './records.ts';
import { toGrade } from './states.ts';

/** The parts of what a student has to do: due today, missing, to do on a later day, delivered, graded. */
export const homeworkParts = ['today', 'missing', 'toDo', 'delivered', 'graded'] as const;
export type HomeworkPart = (typeof homeworkParts)[number];

type Dated = Pick<Homework, 'status' | 'finish_date' | 'attempts' | 'is_extended' | 'zone'>;

/**
 * The part that a homework is in at an instant, by the clock of the school; null for what is excused. What was due earlier today and is not there is missing;
 * what was returned, or given more time, is to do however late it is.
 */
export function partOf({ status, finish_date, attempts, is_extended, zone }: Dated, at: string): HomeworkPart | null {
  if (status === 'excused') return null;
  if (status === 'graded') return 'graded';
  if (toGrade.some((one) => one === status)) return 'delivered';
  if (isMissingAt({ status, attempts, dueAt: finish_date, isExtended: is_extended }, at)) return 'missing';
  return dayOf(finish_date, zone) === dayOf(at, zone) ? 'today' : 'toDo';
}

/** Homework by part, in the order in which it is given. */
export function byPart<H extends Dated>(list: readonly H[], at: string): Record<HomeworkPart, H[]> {
  const parts: Record<HomeworkPart, H[]> = { today: [], missing: [], toDo: [], delivered: [], graded: [] };
  for (const homework of list) {
    const part = partOf(homework, at);
    if (part) parts[part].push(homework);
  }
  return parts;
}

/** How many of them wait for the student. */
export const countToDo = ({ today, missing, toDo }: Record<HomeworkPart, readonly unknown[]>): number =>
  today.length + missing.length + toDo.length;
