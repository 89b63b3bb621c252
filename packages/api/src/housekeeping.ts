import { sweepAccountTokens } from './accounts/accountTokens.ts';
import { sweepHandoffs } from './accounts/handoff.ts';
import { sweepSessions } from './accounts/sessions.ts';
import { sweepBuyers } from './courses/store.ts';
import { sweepRefusals } from './embeds/refusals.ts';
import { sweepUnpaidFiles } from './giving/sweep.ts';
import { sweepUnpaidFamilies } from './memberships/store.ts';
import { sweepEventBodies } from './payments/eventStore.ts';
import { sweepTickets } from './teachers/sweep.ts';
import type { AppContext } from './platform/appContext.ts';
import { sweepIdempotencyKeys } from './platform/idempotency.ts';
import { sweepAttempts } from './platform/limits.ts';
import type { JobHandler } from './platform/jobs/job.ts';
import { sweepJobs } from './platform/jobs/queue.ts';
import { recurringJob } from './platform/jobs/recurring.ts';
import { sweepOutbox } from './platform/mail/outbox.ts';

/** Deletes rows whose time is over. */
export async function sweep({ db, files }: Pick<AppContext, 'db' | 'files'>): Promise<void> {
  await sweepAttempts(db);
  await sweepIdempotencyKeys(db);
  await sweepSessions(db);
  await sweepHandoffs(db);
  await sweepAccountTokens(db);
  await sweepOutbox(db);
  await sweepJobs(db);
  await sweepRefusals(db);
  await sweepEventBodies(db);
  await sweepTickets(db, files);
  await sweepUnpaidFiles(db, files);
  await sweepBuyers(db);
  await sweepUnpaidFamilies(db);
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
