import { BALANCE_DAYS } from '@lia/sdk/balance/rules';
import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { TRANSFER } from '@lia/sdk/payments/rules';
import { and, eq, gte, min, sql } from 'drizzle-orm';

import { cardsOf, providerOf } from '../payments/configured.ts';
import type { PaymentSource } from '../payments/provider.ts';
import { payments } from '../payments/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import type { JobHandler, JobRun } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { compareDay, type DayOf } from './compare.ts';
import { balanceDays } from './tables.ts';

const HOUR_MS = 3_600_000;

/** How many days are asked about again, each night: what providers report late belongs to them. */
const LATE_DAYS = 3;

/** Who takes our payments, with what reports them; our bank reports nothing. */
export const balanceSources = (app: AppContext): ReadonlyMap<string, PaymentSource | null> =>
  new Map<string, PaymentSource | null>([
    ...[providerOf(app), cardsOf(app)].map((source) => [source.name, source] as const),
    [TRANSFER, null],
  ]);

/** Compares the days that are due. It runs by the hour, so that a night in which a provider is away is made up for. */
export const balanceJob = (app: AppContext): JobHandler =>
  recurringJob({ kind: 'compare balance', everyMs: HOUR_MS, work: (run) => compareDueDays(app, run.now, run) });

/** Compares each day of each provider that is due: one that fails does not keep the others of other providers from it. */
export async function compareDueDays(app: AppContext, now: Date, run?: Pick<JobRun, 'progress'>): Promise<void> {
  const sources = balanceSources(app);
  const failures: unknown[] = [];
  const due = (await Promise.all([...sources.keys()].map((provider) => dueDays(app.db, provider, now)))).flat();
  const away = new Set<string>();
  for (const [index, at] of due.entries()) {
    if (away.has(at.provider)) continue;
    try {
      await compareDay(app.db, at, sources.get(at.provider) ?? null, now);
    } catch (error) {
      away.add(at.provider);
      failures.push(error);
    }
    await run?.progress(index + 1, due.length);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some days could not be compared');
}

/**
 * Days that are over and were not compared today: the latest few, those with differences, and those that never were. None
 * before the provider's first payment.
 */
async function dueDays(db: Database, provider: string, now: Date): Promise<DayOf[]> {
  const today = dayOf(now.toISOString());
  const [first] = await db
    .select({ paidAt: min(payments.paidAt) })
    .from(payments)
    .where(eq(payments.provider, provider));
  if (!first?.paidAt) return [];
  const earliest = [addDays(today, -BALANCE_DAYS), dayOf(first.paidAt.toISOString())].toSorted().at(-1) ?? today;
  const known = await db
    .select({ day: balanceDays.day, differences: balanceDays.differences, checkedAt: balanceDays.checkedAt })
    .from(balanceDays)
    .where(and(eq(balanceDays.provider, provider), gte(balanceDays.day, sql`${earliest}::date`)));
  const byDay = new Map(known.map((row) => [row.day, row]));
  const due: DayOf[] = [];
  for (let day = addDays(today, -1); day >= earliest; day = addDays(day, -1)) {
    const row = byDay.get(day);
    const isDue =
      !row ||
      (dayOf(row.checkedAt.toISOString()) < today && (row.differences > 0 || day >= addDays(today, -LATE_DAYS)));
    if (isDue) due.push({ day, provider });
  }
  return due;
}
