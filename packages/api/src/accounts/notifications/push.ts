import { DAY_MS, MINUTE_MS } from '@lia/sdk/calendar/durations';
import { record } from '@lia/sdk/validation/fields';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { string } from 'yup';

import type { Database, Transaction } from '../../platform/database.ts';
import { isAwaited } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { sessions } from '../tables.ts';
import { notifications, pushSubscriptions } from './tables.ts';

/** Sends one notification to one device. */
export const pushJob = defineJob({
  kind: 'send push',
  payload: record({ notification: string().required(), subscription: string().required() }),
  // Two days of attempts, as e-mails have them: after that it is no news.
  attempts: 8,
  backoffMs: (attempts) => Math.min(MINUTE_MS * 4 ** (attempts - 1), DAY_MS / 4),
});

/** Pushes to a member that wait for their moment, each with what it announces. */
export const waitingPushes = (tx: Transaction, userId: number) =>
  tx
    .select({ job: jobs.id, kind: notifications.kind, createdAt: notifications.createdAt })
    .from(jobs)
    .innerJoin(notifications, sql`${notifications.id} = (${jobs.payload} ->> 'notification')::uuid`)
    .where(and(eq(jobs.kind, pushJob.kind), isAwaited, eq(notifications.userId, userId)))
    .orderBy(asc(jobs.id));

/** Subscriptions whose session lasts: who signed out, or whose session is over, is not sent to on that device. */
const isLive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`));

/** The devices that a member is notified on. */
export const devicesOf = (db: Database, userId: number) =>
  db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), isLive))
    .orderBy(asc(pushSubscriptions.id));

/** A device, where its session lasts. */
export async function findDevice(db: Database, id: string) {
  const [found] = await db
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.id, id), isLive));
  return found?.subscription;
}
