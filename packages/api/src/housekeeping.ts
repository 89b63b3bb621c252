import type { FastifyInstance } from 'fastify';

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
import { sweepOutbox } from './platform/mail/outbox.ts';
import { startRecurringJob } from './platform/recurringJob.ts';

/** Deletes rows whose time is over. Any number of instances may do it at once. */
export async function sweep({ db, files }: Pick<AppContext, 'db' | 'files'>): Promise<void> {
  await sweepAttempts(db);
  await sweepIdempotencyKeys(db);
  await sweepSessions(db);
  await sweepHandoffs(db);
  await sweepAccountTokens(db);
  await sweepOutbox(db);
  await sweepRefusals(db);
  await sweepEventBodies(db);
  await sweepTickets(db, files);
  await sweepUnpaidFiles(db, files);
  await sweepBuyers(db);
  await sweepUnpaidFamilies(db);
}

/** Sweeps every hour. */
export function sweepHourly(server: FastifyInstance, app: AppContext): void {
  startRecurringJob(server, {
    job: 'delete expired rows',
    everyMs: 3_600_000,
    // A start has better things to do.
    atOnce: false,
    work: () => sweep(app),
    failure: 'sweep failed',
  });
}
