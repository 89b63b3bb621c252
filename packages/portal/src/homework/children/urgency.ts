import { partOf } from '@lia/sdk/homework/parts';
import type { Homework } from '@lia/sdk/homework/records';

/** How much a homework asks for attention, the most first. */
export const urgencies = ['returned', 'missing', 'today', 'toDo', 'delivered', 'graded', 'excused'] as const;
export type Urgency = (typeof urgencies)[number];

/** `now` is an ISO instant. What was returned stands apart from the rest of what is to do. */
const urgencyOf = (homework: Homework, now: string): Urgency =>
  homework.status === 'returned' ? 'returned' : (partOf(homework, now) ?? 'excused');

/** What is still to do comes by its date, the next one first; what is done the latest first. */
export function byUrgency(rows: readonly Homework[], now: string): { urgency: Urgency; rows: readonly Homework[] }[] {
  const ascending = rows.toSorted((one, other) => one.finish_date.localeCompare(other.finish_date));
  return urgencies.flatMap((urgency) => {
    const found = ascending.filter((row) => urgencyOf(row, now) === urgency);
    const isDone = urgency === 'delivered' || urgency === 'graded' || urgency === 'excused';
    return found.length === 0 ? [] : [{ urgency, rows: isDone ? found.toReversed() : found }];
  });
}
