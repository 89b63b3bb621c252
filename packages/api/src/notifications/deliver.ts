import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { and, asc, eq, inArray, lte, min, not, notInArray } from 'drizzle-orm';

import { isForReader } from '../accounts/notifications/forReader.ts';
import { preferencesOf, wants } from '../accounts/notifications/preferences.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { afterQuiet, isOver, isQuiet } from '../accounts/notifications/timing.ts';
import { findPerson } from '../accounts/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { enqueueEmail, enqueueNamed } from '../platform/mail/outbox.ts';
import { notificationEmail } from './email.ts';

/** What mail is sent with. */
type Sending<D extends Database = Database> = Pick<AppContext, 'modules'> & { db: D };

/** Members that are looked for at once. */
const MOST = 1000;

const isDue = (now: Date) => lte(notifications.emailDue, now);

/**
 * Sends the e-mails of notifications that are due, those that are due longest first. Any number of instances may do it at once, and any
 * number of times.
 * @throws {AggregateError} where those of some members could not be sent; the other members have theirs.
 */
export async function deliverDue(app: Sending, now: Date, most = MOST): Promise<void> {
  const { db, modules } = app;
  const failures = new Map<number, unknown>();
  for (let left = true; left;) {
    const due = await dueMembers(db, now, most, [...failures.keys()]);
    for (const userId of due) {
      await inTransaction(db, (tx) => deliverTo({ db: tx, modules }, userId, now)).catch((error: unknown) =>
        failures.set(userId, error),
      );
    }
    left = due.length === most;
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), 'Notifications of some members could not be sent');
}

async function dueMembers(db: Database, now: Date, most: number, but: readonly number[]): Promise<number[]> {
  const due = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(and(isDue(now), notInArray(notifications.userId, [...but])))
    .groupBy(notifications.userId)
    .orderBy(min(notifications.emailDue), asc(notifications.userId))
    .limit(most);
  return due.map(({ userId }) => userId);
}

export const deliveryJob = (app: Sending): JobHandler =>
  recurringJob({ kind: 'deliver notifications', everyMs: MINUTE_MS, work: ({ now }) => deliverDue(app, now) });

async function deliverTo({ db: tx, modules }: Sending<Transaction>, userId: number, now: Date): Promise<void> {
  const ofUser = and(eq(notifications.userId, userId), isDue(now));
  await tx
    .update(notifications)
    .set({ emailDue: null, heldEmail: null })
    .where(and(ofUser, not(isForReader(modules))));
  // Locked: another instance that waits for them finds nothing due after that.
  const rows = await tx
    .select()
    .from(notifications)
    .where(ofUser)
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .for('update');
  const preferences = await preferencesOf(tx, userId);
  const change = (ids: readonly string[], values: Partial<typeof notifications.$inferInsert>) =>
    tx
      .update(notifications)
      .set(values)
      .where(inArray(notifications.id, [...ids]));
  const all = rows.map(({ id }) => id);
  if (all.length === 0) return;
  if (isQuiet(preferences, now)) {
    await change(all, { emailDue: afterQuiet(preferences, now) });
    return;
  }
  const to = await addressOf(tx, userId);
  const wanted = rows.filter(
    (row) =>
      row.readAt === null &&
      wants(preferences, row.kind, 'email') &&
      !isOver(row.until, now) &&
      (to !== null || row.heldEmail),
  );
  const ids = wanted.map(({ id }) => id);
  await change(all, { emailDue: null, heldEmail: null });
  await change(ids, { emailedAt: now });
  const { language, digest } = preferences;
  if (digest !== 'none' && to !== null && ids.length > 1) {
    const [cause = ''] = ids;
    await enqueueEmail(tx, notificationEmail, { cause, to, language, data: { notifications: ids } });
    return;
  }
  for (const { id, heldEmail } of wanted) {
    // One after another: a transaction has one connection.
    // oxlint-disable no-await-in-loop
    if (heldEmail) await enqueueNamed(tx, heldEmail);
    else if (to !== null)
      await enqueueEmail(tx, notificationEmail, { cause: id, to, language, data: { notifications: [id] } });
    // oxlint-enable no-await-in-loop
  }
}

/** The address that a member confirmed; another one may be a stranger's. */
async function addressOf(tx: Transaction, userId: number): Promise<string | null> {
  const person = await findPerson(tx, userId);
  return person && person.emailVerifiedAt !== null ? person.email : null;
}
