import { SHOWN_MISSING } from '@lia/sdk/announcements/rules';
import type { AnnouncementReceipts } from '@lia/sdk/announcements/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { groups } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { hasDone, recipients, unreached } from './recipients.ts';
import { writtenBy, type WriterScope } from './scope.ts';
import { announcementReads, announcements } from './tables.ts';

const student = alias(users, 'student');

/** Who has read and confirmed an announcement, and who is missing. @throws {ApiFailure} 404 */
export async function readReceipts(
  db: Database,
  scope: WriterScope,
  id: string,
): Promise<AnnouncementReceipts['data']> {
  const reached = and(eq(announcements.id, id), isNull(announcements.deletedAt), writtenBy(scope));
  const [row] = await db.select({ id: announcements.id }).from(announcements).where(reached);
  found(row);
  const name = sql<string | null>`${groups.name}`;
  const byGroup = await db
    .select({
      name,
      recipients: sql<number>`count(distinct addressed.user_id)::int`,
      read: sql<number>`count(distinct ${announcementReads.userId})::int`,
      acknowledged: sql<number>`count(distinct ${announcementReads.userId}) filter (where ${announcementReads.acknowledgedAt} is not null)::int`,
    })
    .from(announcements)
    .innerJoin(sql`lateral ${recipients} as addressed`, sql`true`)
    .leftJoin(groups, sql`${groups.id} = addressed.group_id`)
    .leftJoin(announcementReads, isReadBy)
    .where(reached)
    .groupBy(groups.id, groups.name)
    .orderBy(asc(name), asc(groups.id));
  const students = sql<{ name: string; group: string | null }[]>`json_agg(
    json_build_object('name', ${fullName(student)}, 'group', ${groups.name}) order by ${student.id})`;
  const hasRead = sql<boolean>`bool_or(${announcementReads.userId} is not null)`;
  const missing = await db
    .select({ uuid: users.uuid, name: fullName(users), read: hasRead, students })
    .from(announcements)
    .innerJoin(sql`lateral ${recipients} as addressed`, sql`true`)
    .innerJoin(users, sql`${users.id} = addressed.user_id`)
    .innerJoin(student, sql`${student.id} = addressed.student_id`)
    .leftJoin(groups, sql`${groups.id} = addressed.group_id`)
    .leftJoin(announcementReads, isReadBy)
    .where(and(reached, sql`(${announcementReads.userId} is null or not ${hasDone})`))
    .groupBy(users.id)
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(SHOWN_MISSING);
  const unreachedStudents = await db
    .select({ uuid: student.uuid, name: fullName(student), group: name })
    .from(announcements)
    .innerJoin(sql`lateral ${unreached} as about`, sql`true`)
    .innerJoin(student, sql`${student.id} = about.student_id`)
    .leftJoin(groups, sql`${groups.id} = about.group_id`)
    .where(reached)
    .orderBy(asc(name), asc(student.sortName), asc(student.id))
    .limit(SHOWN_MISSING);
  return { groups: byGroup, missing, unreached: unreachedStudents };
}

const isReadBy = sql`${announcementReads.announcementId} = ${announcements.id} and ${announcementReads.userId} = addressed.user_id`;
