import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { record } from '@lia/sdk/validation/fields';
import { GOOGLE_SYNC_MINUTES } from '@lia/sdk/googleCalendars/rules';
import { and, asc, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { number } from 'yup';

import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { enqueueAgain } from '../platform/jobs/enqueue.ts';
import { defineJob, handle, type JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { jobs } from '../platform/jobs/tables.ts';
import type { GoogleProvider } from './google/provider.ts';
import { tokenOf } from './store.ts';
import { syncConnection } from './sync.ts';
import { googleCalendars, googleConnections } from './tables.ts';

/** Connections that one period enqueues: more wait for the next one. */
const MOST_AT_ONCE = 500;

const owner = record({ owner: number().integer().required() });

/** A minute, then twice as long each time and up to half as long again, as Google asks for where it was called too often. */
const withJitter = (attempts: number): number => MINUTE_MS * 2 ** (attempts - 1) * (1 + Math.random() / 2);

/** Reads the events of the calendars that a person has shown. */
export const syncJob = defineJob({
  kind: 'googleCalendars.sync',
  payload: owner,
  attempts: 6,
  backoffMs: withJitter,
  concurrency: 4,
});

/** Takes a consent back at Google. Nothing else would. */
export const revokeJob = defineJob({
  kind: 'googleCalendars.revoke',
  payload: owner,
  attempts: 20,
  cancellable: false,
});

/** What is done with the calendars of people outside of calls. */
export const googleJobs = (app: AppContext, google: GoogleProvider): readonly JobHandler[] => [
  handle(syncJob, ({ owner: ownerId }, run) => syncConnection(app, google, ownerId, run)),
  handle(revokeJob, async ({ owner: ownerId }) => {
    const ends = and(eq(googleConnections.ownerId, ownerId), eq(googleConnections.status, 'ending'));
    const [row] = await app.db.select().from(googleConnections).where(ends);
    const token = row ? tokenOf(app, row) : null;
    if (token !== null) await google.revoke(token);
    await app.db.delete(googleConnections).where(ends);
    return null;
  }),
  recurringJob({
    kind: 'googleCalendars.due',
    everyMs: 5 * MINUTE_MS,
    work: ({ now }) => enqueueDue(app.db, now),
  }),
];

/** Enqueues the reading of what was not read for a while. A reading that waits for another try goes on waiting. */
async function enqueueDue(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GOOGLE_SYNC_MINUTES * MINUTE_MS);
  const isOpen = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, syncJob.kind),
        eq(jobs.key, sql`${googleConnections.ownerId}::text`),
        sql`${jobs.status} in ('waiting', 'running')`,
      ),
    );
  await inTransaction(db, async (tx) => {
    const due = await tx
      .selectDistinct({ ownerId: googleConnections.ownerId, syncedAt: googleConnections.syncedAt })
      .from(googleConnections)
      .innerJoin(
        googleCalendars,
        and(eq(googleCalendars.ownerId, googleConnections.ownerId), eq(googleCalendars.chosen, true)),
      )
      .where(
        and(
          eq(googleConnections.status, 'connected'),
          // One that was chosen as a reading ended is not read yet.
          or(
            isNull(googleConnections.syncedAt),
            lt(googleConnections.syncedAt, before),
            isNull(googleCalendars.syncedAt),
          ),
          notExists(isOpen),
        ),
      )
      .orderBy(asc(googleConnections.syncedAt))
      .limit(MOST_AT_ONCE);
    for (const { ownerId } of due)
      // oxlint-disable-next-line no-await-in-loop -- A transaction has one connection
      await enqueueAgain(tx, syncJob, { owner: ownerId }, String(ownerId));
  });
}
