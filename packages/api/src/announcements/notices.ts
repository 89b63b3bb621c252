import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { announced, hasDone, recipients } from './recipients.ts';
import { announcementReads, announcements } from './tables.ts';

/** Announcements of one run. */
const MOST = 200;

/** People whom one transaction notifies, so that a long run holds nothing up. */
const BATCH = 200;

const isDue = (now: Date): SQL | undefined =>
  and(lte(announcements.noticeDue, now), isNull(announcements.deletedAt), isNull(announcements.hiddenAt));

/** Notifies readers of what was published, and of reminders. Any number of instances may do it at once, and any number of times. */
export async function announceDue(db: Database, now: Date): Promise<void> {
  const due = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(isDue(now))
    .orderBy(asc(announcements.noticeDue))
    .limit(MOST);
  for (const { id } of due) {
    // One after another, and each batch in a transaction of its own.
    // oxlint-disable-next-line no-await-in-loop
    while (await inTransaction(db, (tx) => announceBatch(tx, id, now)));
  }
}

/** Whether the announcement of a notification is there for its reader today, as a condition on `notifications`. */
export const announcementTarget = sql`exists (select from ${announcements} where ${and(
  sql`${announcements.id} = (${notifications.data} ->> 'announcement')::uuid`,
  or(announced.children(notifications.userId), announced.own(notifications.userId)),
)})`;

export const announcementJob = (db: Database): JobHandler =>
  recurringJob({ kind: 'announce', everyMs: MINUTE_MS, work: ({ now }) => announceDue(db, now) });

/** @returns whether there may be more of them */
async function announceBatch(tx: Transaction, id: string, now: Date): Promise<boolean> {
  // Locked: another instance that waits for it finds nothing due after that.
  const [row] = await tx
    .select({ title: announcements.title, remindedAt: announcements.remindedAt, school: institutions.name })
    .from(announcements)
    .innerJoin(institutions, eq(institutions.id, announcements.schoolId))
    .where(and(eq(announcements.id, id), isDue(now)))
    .for('update', { of: announcements });
  if (!row) return false;
  const { title, school, remindedAt } = row;
  // Each reminder is another notice.
  const cause = `${id} ${remindedAt?.getTime() ?? ''}`.trim();
  const people = await unnoticed(tx, id, cause);
  for (const { userId } of people) {
    const data = { announcement: id, title, school, reminder: remindedAt !== null };
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'announcement', { userId, cause, data, now });
  }
  if (people.length === BATCH) return true;
  await tx.update(announcements).set({ noticeDue: null }).where(eq(announcements.id, id));
  return false;
}

/** Who has not read an announcement, or not confirmed one that asks for it, and was not notified for this cause. */
const unnoticed = (tx: Transaction, id: string, cause: string) =>
  tx
    .selectDistinct({ userId: sql<number>`addressed.user_id` })
    .from(announcements)
    .innerJoin(sql`lateral ${recipients} as addressed`, sql`true`)
    .where(
      and(
        eq(announcements.id, id),
        sql`not exists (select from ${announcementReads}
          where ${announcementReads.announcementId} = ${announcements.id} and ${announcementReads.userId} = addressed.user_id
            and ${hasDone})`,
        sql`not exists (select from ${notifications}
          where ${notifications.kind} = 'announcement' and ${notifications.cause} = addressed.user_id || ' ' || ${cause}::text)`,
      ),
    )
    .orderBy(sql`addressed.user_id`)
    .limit(BATCH);
