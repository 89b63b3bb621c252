import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { toDeliver } from '@lia/sdk/homework/states';
import { and, asc, eq, gt, inArray, isNull, lt, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { notifiedGuardians } from '../accounts/guardianships.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { groups } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { homework } from './tables.ts';
import { isSetToday } from './visible.ts';

/** What students and who answers for them are notified of. */
export type HomeworkNotice =
  | 'activityPublished'
  | 'homeworkDue'
  | 'homeworkReturned'
  | 'teamDelivered'
  | 'homeworkExtended'
  | 'homeworkGraded';

/** Whether the student of the homework of a notification sees it today, as a condition on `notifications`. */
const isThere = sql`exists (select from ${homework}
  join ${activities} on ${activities.id} = ${homework.activityId} join ${groups} on ${groups.id} = ${activities.groupId}
  where ${homework.id} = (${notifications.data} ->> 'homework')::uuid and ${isSetToday})`;

export const homeworkTargets: Readonly<Record<HomeworkNotice, SQL>> = {
  activityPublished: isThere,
  homeworkDue: isThere,
  homeworkReturned: isThere,
  teamDelivered: isThere,
  homeworkExtended: isThere,
  homeworkGraded: isThere,
};

/** An activity is announced until so long after its publication: to who joins the group then as well. */
const ANNOUNCED_HOURS = 48;
/** How long before it is due a homework that was not delivered is named once more. */
const REMINDED_HOURS = 24;
/** Homework of one transaction. */
const BATCH = 200;

const hours = (count: number): SQL => sql`make_interval(hours => ${count})`;
const dueDate = sql`coalesce(${homework.dueOverride}, ${activities.finishDate})`;

/** What a notice is about: a homework, and the date or attempt that it is about where it may come again. */
interface Noticed {
  id: string;
  userId: number;
  student: string;
  /** The first name of the student. */
  name: string;
  activity: string;
  about?: string;
  /** Until when it is true. */
  until?: Date;
}

/** Notifies a student and their guardians of a homework. What was announced to one of them is not announced to them again. */
export async function notifyOfHomework(tx: Transaction, kind: HomeworkNotice, noticed: Noticed): Promise<void> {
  const { id, userId, student, name, activity, about = '', until } = noticed;
  const event = { cause: `${id} ${about}`.trim(), ...(until && { until }) };
  const guardians = await notifiedGuardians(tx, userId);
  await notify(tx, kind, { ...event, userId, data: { homework: id, activity, child: null } });
  for (const guardian of guardians) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, kind, { ...event, userId: guardian.id, data: { homework: id, activity, child: student, name } });
  }
}

/** Homework that a job notifies of. */
interface Announced {
  kind: HomeworkNotice;
  about: SQL;
  where: SQL | undefined;
}

const published: Announced = {
  kind: 'activityPublished',
  about: sql`''::text`,
  where: and(gt(activities.publishDate, sql`now() - ${hours(ANNOUNCED_HOURS)}`), gt(dueDate, sql`now()`)),
};

// Another date is another notice.
const due = { kind: 'homeworkDue', about: sql`extract(epoch from ${dueDate})::bigint::text` } as const;
const isWithinDay = (date: SQLWrapper): SQL | undefined =>
  and(gt(date, sql`now()`), lte(date, sql`now() + ${hours(REMINDED_HOURS)}`));

/**
 * What was published, and what is due within a day and was not delivered. Dates of activities and of extensions have an index
 * each, so that one query of both would read whatever was never delivered.
 */
export const announced: readonly Announced[] = [
  published,
  {
    ...due,
    where: and(
      isNull(homework.dueOverride),
      isWithinDay(activities.finishDate),
      // Of what was published within that day already, the publication stated when it is due.
      lt(activities.publishDate, sql`${activities.finishDate} - ${hours(REMINDED_HOURS)}`),
    ),
  },
  { ...due, where: isWithinDay(homework.dueOverride) },
];

/** Homework that students can see now and that its student was not notified of yet. */
export const unannounced = (db: Database | Transaction, { kind, about, where }: Announced) =>
  db
    .select({
      id: homework.id,
      userId: homework.userId,
      student: users.uuid,
      name: users.name,
      activity: activities.name,
      about: sql<string>`${about}`,
      dueAt: sql<Date>`${dueDate}`.mapWith(activities.finishDate),
    })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .innerJoin(users, and(eq(users.id, homework.userId), isNull(users.deletedAt)))
    .where(
      and(
        isSetToday,
        inArray(homework.status, [...toDeliver]),
        where,
        sql`not exists (select from ${notifications} where ${notifications.kind} = ${kind}
          and ${notifications.cause} = trim(${homework.userId} || ' ' || ${homework.id} || ' ' || ${about}))`,
      ),
    )
    .orderBy(asc(activities.finishDate), asc(homework.id))
    .limit(BATCH);

/** Notifies of what was published, and of what is due within a day and was not delivered. @returns how many were announced */
export async function announceHomework(db: Database): Promise<number> {
  let count = 0;
  for (const one of announced) {
    // One after another, on one connection.
    // oxlint-disable-next-line no-await-in-loop
    count += await announce(db, one);
  }
  return count;
}

async function announce(db: Database, one: Announced): Promise<number> {
  let total = 0;
  for (;;) {
    // Each batch is a transaction of its own, so that a long run holds nothing up.
    // oxlint-disable-next-line no-await-in-loop
    const count = await inTransaction(db, async (tx) => {
      const rows = await unannounced(tx, one);
      for (const { dueAt, ...row } of rows) {
        await notifyOfHomework(tx, one.kind, { ...row, ...(one.kind === 'homeworkDue' && { until: dueAt }) });
      }
      return rows.length;
    });
    total += count;
    if (count < BATCH) return total;
  }
}

export const announcementsJob = (db: Database): JobHandler =>
  recurringJob({
    kind: 'announce homework',
    everyMs: MINUTE_MS,
    async work() {
      await announceHomework(db);
    },
  });
