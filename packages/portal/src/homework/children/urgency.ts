import { dayOf } from '@lia/sdk/calendar/instants';
import { isMissingAt } from '@lia/sdk/homework/deadlines';
import type { Homework } from '@lia/sdk/homework/records';
import { toGrade } from '@lia/sdk/homework/states';

/** How much a homework asks for attention, the most first. */
export const urgencies = ['returned', 'missing', 'today', 'toDo', 'delivered', 'graded', 'excused'] as const;
export type Urgency = (typeof urgencies)[number];

/** `now` is an ISO instant; days are those of Mexico City. The date is that of the student: an extension counts. */
function urgencyOf({ finish_date: dueAt, status, attempts }: Homework, now: string): Urgency {
  if (status === 'returned' || status === 'graded' || status === 'excused') return status;
  if (toGrade.some((one) => one === status)) return 'delivered';
  if (isMissingAt({ status, attempts, dueAt, isExtended: false }, now)) return 'missing';
  return dayOf(dueAt) === dayOf(now) ? 'today' : 'toDo';
}

/** What is still to do comes by its date, the next one first; what is done the latest first. */
export function byUrgency(rows: readonly Homework[], now: string): { urgency: Urgency; rows: readonly Homework[] }[] {
  const ascending = rows.toSorted((one, other) => one.finish_date.localeCompare(other.finish_date));
  return urgencies.flatMap((urgency) => {
    const found = ascending.filter((row) => urgencyOf(row, now) === urgency);
    const isDone = urgency === 'delivered' || urgency === 'graded' || urgency === 'excused';
    return found.length === 0 ? [] : [{ urgency, rows: isDone ? found.toReversed() : found }];
  });
}
