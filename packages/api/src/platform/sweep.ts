import { HOUR_MS } from '@lia/sdk/calendar/durations';
import type { AppContext } from './appContext.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';
import type { JobHandler } from './jobs/job.ts';
import { recurringJob } from './jobs/recurring.ts';
import { sweepAttempts } from './limits.ts';

/** Deletes rows whose time is over, of the platform and of every module; one that fails keeps no other. @throws {AggregateError} */
export async function sweep(app: Pick<AppContext, 'db' | 'files' | 'config' | 'modules'>): Promise<void> {
  const sweeps = [
    () => sweepAttempts(app.db),
    () => sweepIdempotencyKeys(app.db),
    ...app.modules.map((module) => () => module.sweep?.(app)),
  ];
  const failures: unknown[] = [];
  for (const sweepOwn of sweeps) {
    try {
      await sweepOwn();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some rows could not be deleted');
}

/** Sweeps every hour. */
export const sweepJob = (app: AppContext): JobHandler =>
  recurringJob({
    kind: 'delete expired rows',
    everyMs: HOUR_MS,
    // A start has better things to do.
    delayMs: 300_000,
    freesDisk: true,
    work: () => sweep(app),
  });
