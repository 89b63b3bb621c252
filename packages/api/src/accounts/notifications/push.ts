import { record } from '@lia/sdk/validation/fields';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { string } from 'yup';

import type { Database } from '../../platform/database.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { sessions } from '../tables.ts';
import { pushSubscriptions } from './tables.ts';

const DAY_MS = 86_400_000;

/** Sends one notification to one device. */
export const pushJob = defineJob({
  kind: 'send push',
  payload: record({ notification: string().required(), subscription: string().required() }),
  // Two days of attempts, as e-mails have them: after that it is no news.
  attempts: 8,
  backoffMs: (attempts) => Math.min(60_000 * 4 ** (attempts - 1), DAY_MS / 4),
});

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
