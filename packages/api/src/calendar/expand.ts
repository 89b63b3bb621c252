import { addDays, clockMs } from '@lia/sdk/calendar/days';
import { DAY_MS, MINUTE_MS } from '@lia/sdk/calendar/durations';
import { type Recurrence, weekdayOf, weekOfMonth } from '@lia/sdk/calendar/recurrence';
// Its ES module is none to Node, which takes the other one as a default.
// oxlint-disable-next-line import/default
import rrule from 'rrule';

import { shifted } from './clock.ts';

const { RRule } = rrule;

/** When something comes: once, or by a rule. Times are those of the clocks of its zone. */
export interface Series {
  starts: string;
  ends: string;
  recurrence: Recurrence | null;
}

const frequencies = {
  daily: RRule.DAILY,
  weekly: RRule.WEEKLY,
  monthly: RRule.MONTHLY,
  yearly: RRule.YEARLY,
} as const;

const days = {
  MO: RRule.MO,
  TU: RRule.TU,
  WE: RRule.WE,
  TH: RRule.TH,
  FR: RRule.FR,
  SA: RRule.SA,
  SU: RRule.SU,
} as const;

const WEEK_DAYS = 7;

export const lengthOf = ({ starts, ends }: Pick<Series, 'starts' | 'ends'>): number => clockMs(ends) - clockMs(starts);

/**
 * A first day near `from` that the same instances follow, so that a series that has come every day for years is not counted from its
 * beginning. One that ends after so many times is.
 */
function nearStart(starts: string, { frequency, interval, count }: Recurrence, from: string): string {
  const step = frequency === 'daily' ? interval : interval * WEEK_DAYS;
  if (count !== null || (frequency !== 'daily' && frequency !== 'weekly')) return starts;
  const steps = Math.floor((clockMs(from) - clockMs(starts)) / DAY_MS / step) - 1;
  return steps > 0 ? shifted(starts, steps * step * DAY_MS) : starts;
}

/** The rule on clocks that never change: what it finds are times of the clock. */
function ruleOf(first: string, recurrence: Recurrence, starts: string): InstanceType<typeof RRule> {
  const { frequency, interval, weekdays, month_day, count, until } = recurrence;
  const day = first.slice(0, 10);
  const nth = month_day === 'lastWeekday' ? -1 : weekOfMonth(day);
  return new RRule({
    freq: frequencies[frequency],
    interval,
    wkst: RRule.MO,
    dtstart: new Date(clockMs(starts)),
    ...(frequency === 'weekly' && { byweekday: weekdays.map((one) => days[one]) }),
    ...(frequency === 'monthly' && month_day !== 'number' && { byweekday: [days[weekdayOf(day)].nth(nth)] }),
    ...(count !== null && { count }),
    ...(until !== null && { until: new Date(clockMs(`${addDays(until, 1)}T00:00`) - 1) }),
  });
}

const clockAt = (date: Date): string => date.toISOString().slice(0, 16);

/** When instances that are under way between two times start, by the rule alone: in order, and no more than `most`. */
export function startsBetween(
  { starts, ends, recurrence }: Series,
  from: string,
  until: string,
  most: number,
): string[] {
  if (recurrence === null) return starts < until && ends > from ? [starts] : [];
  const length = lengthOf({ starts, ends });
  const earliest = shifted(from, -length);
  const rule = ruleOf(starts, recurrence, nearStart(starts, recurrence, earliest));
  const found: string[] = [];
  // `between` leaves out what starts at its ends, and what is over when the days begin is not under way.
  rule.between(new Date(clockMs(earliest)), new Date(clockMs(until)), false, (date) => {
    found.push(clockAt(date));
    return found.length < most;
  });
  return found.slice(0, most);
}

/** Whether one starts at a time, by the rule alone. */
export function comesAt(series: Series, clock: string): boolean {
  if (series.recurrence === null) return series.starts === clock;
  return startsBetween(series, clock, shifted(clock, MINUTE_MS), 500).includes(clock);
}

/** When the last instance is over, by the rule alone; null where there is none. */
export function lastEnd(series: Series): string | null {
  const { starts, ends, recurrence } = series;
  if (recurrence === null) return ends;
  const { count, until } = recurrence;
  if (count === null && until === null) return null;
  const all = ruleOf(starts, recurrence, starts).all();
  const last = all.at(-1);
  return last ? shifted(clockAt(last), lengthOf(series)) : ends;
}

/** How many instances start before a time, by the rule alone. */
export const countBefore = ({ starts, recurrence }: Series, clock: string): number =>
  recurrence === null
    ? 0
    : ruleOf(starts, recurrence, starts)
        .between(new Date(clockMs(starts)), new Date(clockMs(clock)), true)
        .filter((date) => clockAt(date) < clock).length;

/** Months before the one that a time lies in. */
const monthsUntil = (clock: string): number => Number(clock.slice(0, 4)) * 12 + Number(clock.slice(5, 7)) - 1;
const startOfMonth = (months: number): string => clockAt(new Date(Date.UTC(Math.floor(months / 12), months % 12)));

/** Without its end, which may be taken back. */
const endless = <S extends Series>(series: S): S => ({
  ...series,
  recurrence: series.recurrence && { ...series.recurrence, count: null, until: null },
});

/**
 * The instance of a series that stands for one of another, whose instance of `since` its first one stands for: it starts so much
 * later. By months and years the days between them differ: it is the one of so many months later. Undefined where there is none,
 * as on the 31st of a short month.
 */
export function counterpart(instance: string, since: string, from: Series, to: Series): string | undefined {
  const [before, after] = [from.recurrence, to.recurrence];
  const isByMonth =
    (after?.frequency === 'monthly' || after?.frequency === 'yearly') &&
    before?.frequency === after.frequency &&
    before.interval === after.interval &&
    comesAt(endless(from), instance);
  if (!isByMonth) return shifted(instance, clockMs(to.starts) - clockMs(since));
  const months = monthsUntil(to.starts) + monthsUntil(instance) - monthsUntil(since);
  const [first, next] = [startOfMonth(months), startOfMonth(months + 1)];
  return startsBetween(endless(to), first, next, 500).find((start) => start >= first);
}
