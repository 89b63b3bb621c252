import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { SOON_MINUTES } from '@lia/sdk/classroom/rules';
import type { NotificationData } from '../accounts/notifications/data.ts';
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';

import { isOnlyStudent } from '../accounts/guardianships.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import { zoneOfGroup } from '../institutions/zone.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { meetings } from './tables.ts';

/** Classes of one run. */
const MOST = 200;

/** People whom one transaction notifies, so that a long run holds nothing up. */
const BATCH = 200;

type Notice = 'classSoon' | 'classChanged';
type Locked = typeof meetings.$inferSelect;

/** Classes that are to be announced, by what of them is. */
const dueOf: Readonly<Record<Notice, (now: Date) => SQL | undefined>> = {
  classSoon: (now) =>
    and(
      gt(meetings.startsAt, now),
      lte(meetings.startsAt, new Date(now.getTime() + SOON_MINUTES * MINUTE_MS)),
      isNull(meetings.cancelledAt),
      isNull(meetings.deletedAt),
      or(isNull(meetings.soonNoticed), sql`${meetings.soonNoticed} <> ${meetings.startsAt}`),
    ),
  classChanged: (now) => lte(meetings.changeDue, now),
};

/** What is written down once everyone was notified. */
const doneOf: Readonly<Record<Notice, (meeting: Locked) => Partial<Locked>>> = {
  classSoon: ({ startsAt }) => ({ soonNoticed: startsAt }),
  classChanged: ({ startsAt, cancelledAt, deletedAt }) => ({
    changeDue: null,
    knownStartsAt: startsAt,
    knownCancelled: cancelledAt !== null || deletedAt !== null,
  }),
};

/** What became of a class that people know otherwise. */
function eventOf({ cancelledAt, deletedAt, knownCancelled }: Locked): NotificationData<'classChanged'>['event'] {
  if (cancelledAt !== null || deletedAt !== null) return 'cancelled';
  return knownCancelled ? 'restored' : 'moved';
}

/** Notifies of classes that begin soon, and of those that changed. Any number of instances may do it at once, and any number of times. */
export async function announceMeetings(db: Database, now: Date): Promise<void> {
  for (const notice of ['classChanged', 'classSoon'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const due = await db
      .select({ id: meetings.id })
      .from(meetings)
      .where(dueOf[notice](now))
      .orderBy(asc(meetings.startsAt))
      .limit(MOST);
    for (const { id } of due) {
      // One after another, and each batch in a transaction of its own.
      // oxlint-disable-next-line no-await-in-loop
      while (await inTransaction(db, (tx) => announceBatch(tx, notice, id, now)));
    }
  }
}

export const meetingNoticeJob = (db: Database): JobHandler =>
  recurringJob({ kind: 'announce classes', everyMs: MINUTE_MS, work: ({ now }) => announceMeetings(db, now) });

/** @returns whether there may be more of them */
async function announceBatch(tx: Transaction, notice: Notice, id: string, now: Date): Promise<boolean> {
  // Locked: another instance that waits for it finds nothing due after that.
  const [row] = await tx
    .select({ meeting: meetings, group: groups.name, zone: zoneOfGroup })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .where(and(eq(meetings.id, id), dueOf[notice](now)))
    .for('update', { of: meetings });
  if (!row) return false;
  const { meeting, group, zone } = row;
  const about = notice === 'classSoon' ? meeting.startsAt : (meeting.changeDue ?? now);
  const cause = `${id} ${about.getTime()}`;
  // Until it would have begun, before or after the change.
  const lastStart = new Date(Math.max(meeting.knownStartsAt.getTime(), meeting.startsAt.getTime()));
  const people = await unnoticed(tx, notice, meeting.groupId, cause);
  for (const { userId, child } of people) {
    const data = { meeting: id, title: meeting.title, group, starts_at: meeting.startsAt.toISOString(), zone, child };
    // oxlint-disable-next-line no-await-in-loop
    await (notice === 'classSoon'
      ? notify(tx, notice, { userId, cause, data, now, until: meeting.startsAt })
      : notify(tx, notice, { userId, cause, data: { ...data, event: eventOf(meeting) }, now, until: lastStart }));
  }
  if (people.length === BATCH) return true;
  await tx.update(meetings).set(doneOf[notice](meeting)).where(eq(meetings.id, id));
  return false;
}

interface Reader {
  userId: number;
  /** The uuid of their child; null for the student. Of several children in the group the first. */
  child: string | null;
}

/** Students of a group and who answers for them, who were not notified for this cause. */
async function unnoticed(tx: Transaction, notice: Notice, groupId: string, cause: string): Promise<Reader[]> {
  return tx
    .select({
      userId: sql<number>`reader.user_id`,
      child: sql<string | null>`min(reader.child::text)`,
    })
    .from(groups)
    .innerJoin(schoolEnrolments, and(eq(schoolEnrolments.groupId, groups.id), isNull(schoolEnrolments.until)))
    .innerJoin(users, and(eq(users.id, schoolEnrolments.userId), isNull(users.deletedAt)))
    .innerJoin(
      sql`lateral (
        select ${users.id} as user_id, null::text as child
        union all select ${guardianships.guardianId}, ${users.uuid}::text from ${guardianships}
        join users as guardian on guardian.id = ${guardianships.guardianId} and guardian.deleted_at is null
        where ${guardianships.studentId} = ${users.id} and ${guardianships.endedAt} is null and ${isOnlyStudent}) as reader`,
      sql`true`,
    )
    .where(
      and(
        eq(groups.id, groupId),
        isCurrentGroup,
        sql`not exists (select from ${notifications} where ${notifications.kind} = ${notice}
          and ${notifications.cause} = reader.user_id || ' ' || ${cause}::text)`,
      ),
    )
    .groupBy(sql`reader.user_id`)
    .orderBy(sql`reader.user_id`)
    .limit(BATCH);
}
