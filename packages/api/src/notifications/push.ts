import type { PushMessage } from '@lia/sdk/notifications/records';
import type { PushSubscription } from '@lia/sdk/notifications/schema';
import { and, eq, notExists, sql } from 'drizzle-orm';
import webPush from 'web-push';

import { isForReader } from '../accounts/notifications/forReader.ts';
import { preferencesOf, wants } from '../accounts/notifications/preferences.ts';
import { findDevice, pushJob } from '../accounts/notifications/push.ts';
import { notifications, pushSubscriptions } from '../accounts/notifications/tables.ts';
import { afterQuiet, dueOf, isOver, isQuiet } from '../accounts/notifications/timing.ts';
import { sessions } from '../accounts/tables.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { handle, JobFailure, type JobHandler } from '../platform/jobs/job.ts';
import { fetchStatus } from '../platform/outbound.ts';
import { isPushService, type PushConfig } from '../platform/config/push.ts';
import { describe } from './describe.ts';

/** Seconds for which a push service keeps what it cannot deliver, where it is true for so long. */
const KEPT_SECONDS = 86_400;
const ANSWER_MS = 10_000;

/**
 * Keeps a browser's subscription for the session that asks. One that another person had on the device is theirs no more.
 * @throws {ApiFailure} 404 where push is not offered, 403 in a view, 422 for an address of no push service
 */
export async function subscribe(
  { config }: AppContext,
  db: Database,
  session: Session,
  { endpoint, p256dh, auth }: PushSubscription,
): Promise<void> {
  if (!config.push) throw notFound();
  if (session.viewerId !== undefined) throw new ApiFailure(403, 'VIEW_READ_ONLY');
  if (!isPushService(config.push, endpoint)) throw invalidFields({ endpoint: { key: 'invalid' } });
  const kept = { userId: session.userId, sessionId: session.id, p256dh, auth };
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...kept })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: kept });
}

/** Forgets a subscription of the user of a session; one that is not theirs stays. */
export async function unsubscribe(db: Database, { userId }: Session, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)));
}

/** Sends a notification to a device, as its reader wants it by then. */
export const pushHandler = ({ db, config, modules }: Pick<AppContext, 'db' | 'config' | 'modules'>): JobHandler =>
  handle(pushJob, async ({ notification: id, subscription }, { now }) => {
    const [row] = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.id, id), isForReader(modules)));
    const device = await findDevice(db, subscription);
    // Another person may have subscribed on the device since.
    if (!config.push || !row || row.readAt || device?.userId !== row.userId) return null;
    if (isOver(row.until, now)) return null;
    const preferences = await preferencesOf(db, row.userId);
    if (!wants(preferences, row.kind, 'push')) return null;
    // What is about security does not wait.
    if (row.kind !== 'security' && isQuiet(preferences, now)) {
      const dueAt = afterQuiet(preferences, now);
      const key = `${id} ${subscription} ${dueAt.toISOString()}`;
      await inTransaction(db, (tx) => enqueue(tx, pushJob, { notification: id, subscription }, { key, dueAt }));
      return null;
    }
    // Who holds the device sees it on a locked screen: what it is about, and where to read it.
    const { path } = describe(row, preferences.language);
    const due = dueOf(row.kind, preferences, row.createdAt);
    const message: PushMessage = {
      id,
      kind: row.kind,
      path,
      language: preferences.language,
      ...(due > row.createdAt && { held: due.toISOString() }),
    };
    const left = row.until && Math.floor((row.until.getTime() - now.getTime()) / 1000);
    const status = await send(config.push, device, JSON.stringify(message), Math.min(KEPT_SECONDS, left ?? Infinity));
    if (status === 404 || status === 410) {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id));
      return { gone: status };
    }
    if (status >= 300) throw new JobFailure(`PUSH_${status}`);
    return null;
  });

async function send(
  { publicKey, privateKey, subject }: PushConfig,
  { endpoint, p256dh, auth }: typeof pushSubscriptions.$inferSelect,
  payload: string,
  TTL: number,
): Promise<number> {
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { publicKey, privateKey, subject },
    TTL,
  });
  const { method, headers, body } = details;
  return fetchStatus(
    details.endpoint,
    { method, headers, body: body && new Uint8Array(body) },
    { withinMs: ANSWER_MS },
  );
}

/** Deletes subscriptions whose session is over. */
export async function sweepSubscriptions(db: Database): Promise<void> {
  const live = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, pushSubscriptions.sessionId),
        sql`${sessions.endedAt} is null and ${sessions.expiresAt} > now()`,
      ),
    );
  await db.delete(pushSubscriptions).where(notExists(live));
}
