import type { AppContext } from './appContext.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';
import type { JobHandler } from './jobs/job.ts';
import { recurringJob } from './jobs/recurring.ts';
import { sweepAttempts } from './limits.ts';

/** Deletes rows whose time is over, of the platform and of every module. */
export async function sweep(app: Pick<AppContext, 'db' | 'files' | 'config' | 'modules'>): Promise<void> {
  await sweepAttempts(app.db);
  await sweepIdempotencyKeys(app.db);
  for (const module of app.modules) await module.sweep?.(app);
}

/** Sweeps every hour. */
export const sweepJob = (app: AppContext): JobHandler =>
  recurringJob({
    kind: 'delete expired rows',
    everyMs: 3_600_000,
    // A start has better things to do.
    delayMs: 300_000,
    work: () => sweep(app),
  });
