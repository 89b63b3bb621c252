import { mexicanZones } from '@lia/sdk/calendar/zones';
import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { CountedDelivery, SchoolWeek } from '@lia/sdk/points/rules';
import { and, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import { attendance } from '../attendance/tables.ts';
import { deliveries } from '../deliveries/tables.ts';
import { homework } from '../homework/tables.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import { zoneOfGroup } from '../institutions/zone.ts';
import type { Database } from '../platform/database.ts';

/** A delivery as points count it, with what it was for. */
export interface EarningDelivery extends CountedDelivery {
  homeworkId: string;
  activity: string;
  /** Whether the student may open its homework. */
  isThere: boolean;
  at: string;
}

/** The Monday of a local time or day. */
const mondayOf = (local: SQL): SQL<string> => sql<string>`to_char(date_trunc('week', ${local}), 'YYYY-MM-DD')`;

/** What a student ever delivered, the newest first. What a teacher deleted since counts on. */
export async function readDeliveries(db: Database, userId: number): Promise<EarningDelivery[]> {
  const rows = await db
    .select({
      homeworkId: homework.id,
      activity: activities.name,
      isThere: sql<boolean>`(${activities.deletedAt} is null and ${activities.isActive})`,
      attempt: deliveries.attempt,
      is_late: deliveries.isLate,
      corrects: deliveries.corrects,
      deliveredAt: deliveries.deliveredAt,
      week: mondayOf(sql`${deliveries.deliveredAt} at time zone ${zoneOfGroup}`),
    })
    .from(deliveries)
    .innerJoin(homework, eq(homework.id, deliveries.homeworkId))
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .where(eq(homework.userId, userId))
    .orderBy(desc(deliveries.deliveredAt), desc(deliveries.attempt));
  return rows.map(({ deliveredAt, ...row }) => ({ ...row, at: deliveredAt.toISOString() }));
}

/** Whether its student was in the group of a homework when it was due. A move within a school leaves none of the former group. */
const wasEnrolledAt = (due: SQL): SQL => sql`exists (select from ${schoolEnrolments}
  where ${schoolEnrolments.userId} = ${homework.userId} and ${schoolEnrolments.groupId} = ${activities.groupId}
    and (${schoolEnrolments.until} is null or ${schoolEnrolments.until} >= ${due}))`;

/**
 * Homework that a student had to deliver until it was due and had not, by week: not what was excused, or was graded on paper. What was
 * delivered in the week in which it was due makes that week `done` in any case; in an earlier one, it leaves nothing to deliver.
 */
export async function countDue(db: Database, userId: number): Promise<Map<string, number>> {
  const due = sql`coalesce(${homework.dueOverride}, ${activities.finishDate})`;
  const week = mondayOf(sql`${due} at time zone ${zoneOfGroup}`);
  const rows = await db
    .select({ week, count: sql<number>`count(*)::integer` })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .where(
      and(
        eq(homework.userId, userId),
        ne(homework.status, 'excused'),
        sql`not exists (select from ${deliveries}
          where ${deliveries.homeworkId} = ${homework.id} and ${deliveries.deliveredAt} <= ${due})`,
        or(gt(homework.attempts, 0), and(ne(homework.status, 'graded'), wasEnrolledAt(due))),
        isNull(activities.deletedAt),
        eq(activities.isActive, true),
        lte(activities.publishDate, sql`now()`),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.week, row.count]));
}

/** Days on which a student was at school and on which not, by week. */
export async function countAttendance(
  db: Database,
  userId: number,
): Promise<Map<string, Pick<SchoolWeek, 'present' | 'absent'>>> {
  const days = (states: SQL) => sql<number>`count(*) filter (where ${attendance.state} in ${states})::integer`;
  const rows = await db
    .select({
      week: mondayOf(sql`${attendance.day}`),
      present: days(sql`('present', 'late')`),
      absent: days(sql`('absent', 'justified')`),
    })
    .from(attendance)
    .where(eq(attendance.userId, userId))
    .groupBy(sql`1`);
  return new Map(rows.map(({ week, ...row }) => [week, row]));
}

/** The day that it is at the school of a student; in Mexico City where they study in no group. */
export async function todayOf(db: Database, userId: number): Promise<string> {
  const [row] = await db
    .select({ zone: zoneOfGroup })
    .from(schoolEnrolments)
    .innerJoin(groups, eq(groups.id, schoolEnrolments.groupId))
    .where(and(eq(schoolEnrolments.userId, userId), isNull(schoolEnrolments.until)))
    .limit(1);
  return dayOf(new Date().toISOString(), mexicanZones.find((zone) => zone === row?.zone) ?? TIME_ZONE);
}
