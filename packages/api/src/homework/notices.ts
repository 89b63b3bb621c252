import { toDeliver } from '@lia/sdk/homework/states';
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { guardianships, users } from '../accounts/tables.ts';
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

const EVERY_MS = 60_000;
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
  const guardians = await tx
    .select({ id: guardianships.guardianId })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.guardianId))
    .where(and(eq(guardianships.studentId, userId), isNull(guardianships.endedAt), isNull(users.deletedAt)));
  await notify(tx, kind, { ...event, userId, data: { homework: id, activity, child: null } });
  for (const guardian of guardians) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, kind, { ...event, userId: guardian.id, data: { homework: id, activity, child: student, name } });
  }
}

/** Homework that students can see now and that its student was not notified of yet. */
const unannounced = (tx: Transaction, kind: HomeworkNotice, about: SQL, where: SQL | undefined) =>
  tx
    .select({
      id: homework.id,
      userId: homework.userId,
      student: users.uuid,
      name: users.name,
      activity: activities.name,
      about: sql<string>`${about}`,
      due: sql<Date>`${dueDate}`.mapWith(activities.finishDate),
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
  const published = and(gt(activities.publishDate, sql`now() - ${hours(ANNOUNCED_HOURS)}`), gt(dueDate, sql`now()`));
  const due = and(
    // Of what was published within that day already, the publication stated when it is due.
    or(
      sql`${activities.publishDate} < ${dueDate} - ${hours(REMINDED_HOURS)}`,
      sql`${homework.dueOverride} is not null`,
    ),
    gt(dueDate, sql`now()`),
    lte(dueDate, sql`now() + ${hours(REMINDED_HOURS)}`),
  );
  return (
    (await announce(db, 'activityPublished', sql`''::text`, published)) +
    // Another date is another notice.
    (await announce(db, 'homeworkDue', sql`extract(epoch from ${dueDate})::bigint::text`, due))
  );
}

async function announce(db: Database, kind: HomeworkNotice, about: SQL, where: SQL | undefined): Promise<number> {
  let announced = 0;
  for (;;) {
    // Each batch is a transaction of its own, so that a long run holds nothing up.
    // oxlint-disable-next-line no-await-in-loop
    const count = await inTransaction(db, async (tx) => {
      const rows = await unannounced(tx, kind, about, where);
      for (const { due, ...row } of rows) {
        await notifyOfHomework(tx, kind, { ...row, ...(kind === 'homeworkDue' && { until: due }) });
      }
      return rows.length;
    });
    announced += count;
    if (count < BATCH) return announced;
  }
}

export const announcementsJob = (db: Database): JobHandler =>
  recurringJob({
    kind: 'announce homework',
    everyMs: EVERY_MS,
    async work() {
      await announceHomework(db);
    },
  });
