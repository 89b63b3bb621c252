import type { MemberPermission } from '../accounts/permissions.ts';
import { addDays, lastDayOfMonth, mondayOf } from '../calendar/days.ts';

/** What is counted over time, and who may see it: each in the scope of its permission. */
export const measurePermissions = {
  /** Accounts that were opened, without those that were merged into another. */
  signUps: 'users.manage',
  /** Centavos of receipts that stand, at the moment of their payment. */
  income: 'orders.read',
  /** People who held a licence of a membership that was paid; each once in every period. */
  activeMembers: 'licences.read',
  /** Imports of people that were committed. */
  imports: 'imports.manage',
} as const satisfies Record<string, MemberPermission>;
export type Measure = keyof typeof measurePermissions;

export const measures = ['signUps', 'income', 'activeMembers', 'imports'] as const satisfies readonly Measure[];

/** How long a period is: weeks begin on Monday. */
export const periodLengths = ['day', 'week', 'month'] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** Most periods that one answer has. */
export const MAX_PERIODS = 400;

/** The days that may be asked for. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** The first day of the period that a day is in. Throws a RangeError for what is no day. */
export function periodOf(day: string, by: PeriodLength): string {
  if (by === 'day') return day;
  return by === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

const lastDayOf = (start: string, by: PeriodLength): string => {
  if (by === 'day') return start;
  return by === 'week' ? addDays(start, 6) : lastDayOfMonth(start);
};

/**
 * The first days of the periods that the days `from` to `to` are in, oldest first; no more than one beyond `MAX_PERIODS`. Throws
 * a RangeError for what is no day.
 */
export function periodsBetween(from: string, to: string, by: PeriodLength): string[] {
  const starts: string[] = [];
  for (
    let start = periodOf(from, by);
    start <= to && starts.length <= MAX_PERIODS;
    start = addDays(lastDayOf(start, by), 1)
  ) {
    starts.push(start);
  }
  return starts;
}
