import { mondayOf } from '@lia/sdk/calendar/days';
import type { EmbedCounts } from '@lia/sdk/embeds/records';
import type { CountSpan } from '@lia/sdk/embeds/rules';

export const measures = ['views', 'starts', 'submissions', 'amount'] as const;
export type Measure = (typeof measures)[number];

export type Counts = Readonly<Record<Measure, number>>;

/** A day, or a week by its Monday. */
export interface Period extends Counts {
  start: string;
}

/** Four weeks are looked at by day; more of them by week. */
export const stepOf = (span: CountSpan): 'day' | 'week' => (span === 28 ? 'day' : 'week');

const nothing: Counts = { views: 0, starts: 0, submissions: 0, amount: 0 };

const added = (one: Counts, other: Counts): Counts => ({
  views: one.views + other.views,
  starts: one.starts + other.starts,
  submissions: one.submissions + other.submissions,
  amount: one.amount + other.amount,
});

/** Days put together into what a bar stands for, oldest first. */
export function periodsOf(days: EmbedCounts['days'], step: 'day' | 'week'): Period[] {
  const periods = new Map<string, Counts>();
  for (const { day, ...counts } of days) {
    const start = step === 'day' ? day : mondayOf(day);
    periods.set(start, added(periods.get(start) ?? nothing, counts));
  }
  return [...periods].map(([start, counts]) => ({ start, ...counts }));
}

export const totalOf = (all: readonly Counts[]): Counts => all.reduce(added, nothing);
