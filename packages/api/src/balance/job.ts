import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { TRANSFER } from '@lia/sdk/payments/rules';

import { cardsOf, providerOf } from '../payments/configured.ts';
import type { PaymentSource } from '../payments/provider.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { JobHandler, JobRun } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { compareDay } from './compare.ts';
import { dueDays } from './due.ts';

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
