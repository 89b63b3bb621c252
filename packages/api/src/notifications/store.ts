import { NOTIFICATION_DAYS, NOTIFICATION_PAGE } from '@lia/sdk/notifications/rules';
import type { Notification, Notifications } from '@lia/sdk/notifications/records';
import type { NotificationPreferences } from '@lia/sdk/notifications/schema';
import { UUID } from '@lia/sdk/validation/fields';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, lt, not, or, type SQL, sql } from 'drizzle-orm';

import { isForReader } from '../accounts/notifications/forReader.ts';
import { wants } from '../accounts/notifications/preferences.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { waitingPushes } from '../accounts/notifications/push.ts';
import { dueOf } from '../accounts/notifications/timing.ts';
import { users } from '../accounts/tables.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { reschedule as rescheduleJob } from '../platform/jobs/enqueue.ts';
import type { Language } from '../platform/language.ts';
import type { Scope } from '../platform/scope.ts';
import { describe } from './describe.ts';

type Row = typeof notifications.$inferSelect;

/** A call about notifications of its user. */
interface OwnCall {
  app: Pick<AppContext, 'modules'>;
  db: Database;
  scope: Scope<'own'>;
  session: Pick<Session, 'isGuardianView'>;
}

/** One that reads them in a language. */
type Reading = OwnCall & { language: Language };

const isRead = sql<boolean>`(${notifications.readAt} is not null)`;

/** That a report was dealt with. A guardian who sees the portal as their child does not learn that the child reported something. */
const isOfReport = sql`(${notifications.kind} = 'moderation' and ${notifications.data} ->> 'about' = 'handled')`;

const shownTo = ({ app, scope, session }: Omit<OwnCall, 'db'>): SQL | undefined =>
  and(
    scope.where({ own: (userId) => eq(notifications.userId, userId) }),
    notifications.inApp,
    isForReader(app.modules),
    session.isGuardianView ? not(isOfReport) : undefined,
  );

/** Where a page ends: whether its last row is read, when that was made, and its id. */
export const CURSOR = new RegExp(String.raw`^[01]\.\d{13}\.${UUID.source.slice(1)}`, 'i');

const cursorOf = ({ readAt, createdAt, id }: Row): string => `${readAt === null ? 0 : 1}.${createdAt.getTime()}.${id}`;

function isAfter(cursor: string): SQL | undefined {
  const [read = '', ms = '', id = ''] = cursor.split('.');
  const wasRead = read === '1';
  const made = new Date(Number(ms));
  const laterThere = and(
    sql`${isRead} = ${wasRead}`,
    or(
      lt(notifications.createdAt, made),
      and(eq(notifications.createdAt, made), sql`${notifications.id} > ${id}::uuid`),
    ),
  );
  return wasRead ? laterThere : or(isRead, laterThere);
}

/** A page of notifications, unread ones first, then the newest. */
export async function pageOf(call: Reading, cursor: string | undefined): Promise<Notifications> {
  const rows = await call.db
    .select()
    .from(notifications)
    .where(and(shownTo(call), cursor === undefined ? undefined : isAfter(cursor)))
    .orderBy(asc(isRead), desc(notifications.createdAt), asc(notifications.id))
    .limit(NOTIFICATION_PAGE + 1);
  const shown = rows.slice(0, NOTIFICATION_PAGE);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => recordOf(row, call.language)),
    next: rows.length > shown.length && last ? cursorOf(last) : null,
  };
}

/** The newest unread notifications. */
export async function unreadOf(call: Reading, most: number): Promise<Notification[]> {
  const rows = await call.db
    .select()
    .from(notifications)
    .where(and(shownTo(call), isNull(notifications.readAt)))
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(most);
  return rows.map((row) => recordOf(row, call.language));
}

function recordOf(row: Row, language: Language): Notification {
  const { id, kind, createdAt, readAt } = row;
  return { id, kind, ...describe(row, language), created_at: createdAt.toISOString(), read: readAt !== null };
}

export const countUnread = ({ db, ...call }: OwnCall): Promise<number> =>
  db.$count(notifications, and(shownTo(call), isNull(notifications.readAt)));

/** Marks notifications of a scope as read: those with the ids, and those that were there at an instant. */
export async function markRead(
  { db, ...call }: OwnCall,
  { ids, until }: { ids: readonly string[]; until: string | undefined },
): Promise<void> {
  const which = or(
    ids.length > 0 ? inArray(notifications.id, [...ids]) : undefined,
    until === undefined ? undefined : lte(notifications.createdAt, new Date(until)),
  );
  if (!which) return;
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(shownTo(call), isNull(notifications.readAt), which));
}

/** Has e-mails and pushes that are held back go out by other preferences; those of kinds that are off by now do not. */
export async function reschedule(tx: Transaction, userId: number, preferences: NotificationPreferences): Promise<void> {
  const held = await tx
    .select({ id: notifications.id, kind: notifications.kind, createdAt: notifications.createdAt })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.emailDue)))
    .orderBy(asc(notifications.id))
    .for('update');
  for (const { id, kind, createdAt } of held) {
    const emailDue = wants(preferences, kind, 'email') ? dueOf(kind, preferences, createdAt) : null;
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await tx.update(notifications).set({ emailDue }).where(eq(notifications.id, id));
  }
  for (const { job, kind, createdAt } of await waitingPushes(tx, userId)) {
    // oxlint-disable-next-line no-await-in-loop
    await rescheduleJob(tx, job, dueOf(kind, preferences, createdAt));
  }
}

/** Notifications that one statement deletes, so that it holds its locks for a moment. */
const BATCH = 1000;

/** Deletes notifications that are old, or whose reader has no account any more. */
export async function sweepNotifications(db: Database): Promise<void> {
  const left = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  // An index finds each of them; both in one condition were found by reading the whole table.
  for (const where of [
    lt(notifications.createdAt, sql`now() - make_interval(days => ${NOTIFICATION_DAYS})`),
    inArray(notifications.userId, left),
  ]) {
    const batch = db.select({ id: notifications.id }).from(notifications).where(where).limit(BATCH);
    let deleted;
    do {
      // oxlint-disable-next-line no-await-in-loop
      deleted = await db
        .delete(notifications)
        .where(inArray(notifications.id, batch))
        .returning({ id: notifications.id });
    } while (deleted.length === BATCH);
  }
}
