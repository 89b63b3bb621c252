import { and, isNull, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { guardianships, users } from '../accounts/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { groups, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';
import { announcementGroups, announcementReads, announcements } from './tables.ts';

/** Who reads what is announced: guardians about their children, students for themselves. */
export type ReaderScope = Scope<'children' | 'own'>;

/** What readers see now, as a condition on `announcements`. */
const isPublished = and(
  isNull(announcements.deletedAt),
  isNull(announcements.hiddenAt),
  lte(announcements.publishAt, sql`now()`),
);

/** The students of today whom an announcement is about, with their groups: what stands after FROM. */
const students: SQL = sql`${schoolMembers}
  join ${users} on ${users.id} = ${schoolMembers.userId} and ${users.deletedAt} is null
  left join ${schoolEnrolments} on ${schoolEnrolments.userId} = ${schoolMembers.userId}
    and ${schoolEnrolments.schoolId} = ${schoolMembers.schoolId} and ${schoolEnrolments.until} is null
  where ${schoolMembers.schoolId} = ${announcements.schoolId} and ${schoolMembers.role} = 'student' and ${isCurrentMember}
    and case ${announcements.audience}
      when 'school' then true
      when 'levels' then coalesce(${schoolEnrolments.level}, ${users.level}) = any(${announcements.levels})
      else ${schoolEnrolments.groupId} in (
        select ${announcementGroups.groupId} from ${announcementGroups}
        join ${groups} on ${groups.id} = ${announcementGroups.groupId} and ${groups.deletedAt} is null and ${groups.endedAt} is null
        where ${announcementGroups.announcementId} = ${announcements.id}) end`;

/** The students whom an announcement is about today, as a query of `student_id` and `group_id`. */
const about: SQL = sql`(select ${schoolMembers.userId} as student_id, ${schoolEnrolments.groupId} as group_id from ${students})`;

/** Whom an announcement is for today, as a query of `user_id`, `student_id` and `group_id` within one that reads it. */
export const recipients: SQL = sql`(
  select distinct reader.user_id, about.student_id, about.group_id
  from ${about} as about
  cross join lateral (
    select ${guardianships.guardianId} as user_id from ${guardianships}
    where ${guardianships.studentId} = about.student_id and ${guardianships.endedAt} is null
    union all select about.student_id where ${announcements.students}) as reader
  join ${users} as account on account.id = reader.user_id and account.deleted_at is null)`;

/** The students whom it is about without anyone who reads it, as a query of the same kind. */
export const unreached: SQL = sql`(
  select about.student_id, about.group_id from ${about} as about
  where not exists (select from ${recipients} as addressed where addressed.student_id = about.student_id))`;

/** Whether a reader has confirmed an announcement that asks for it, as a condition on `announcement_reads`. */
export const hasDone: SQL = sql`(${announcementReads.acknowledgedAt} is not null or not ${announcements.acknowledge})`;

const childrenOf = (userId: number | SQLWrapper): SQL => sql`(select ${guardianships.studentId} from ${guardianships}
  where ${guardianships.guardianId} = ${userId} and ${guardianships.endedAt} is null)`;

const isAbout = (ids: SQL): SQL => sql`(${announcements.schoolId} in (
    select of_school.school_id from ${schoolMembers} as of_school where of_school.user_id in ${ids})
  and exists (select from ${students} and ${schoolMembers.userId} in ${ids}))`;

/** Published announcements by the reach of their readers, as conditions on `announcements`. */
export const announced = {
  children: (userId: number | SQLWrapper): SQL => sql`(${isPublished} and ${isAbout(childrenOf(userId))})`,
  own: (userId: number | SQLWrapper): SQL =>
    sql`(${isPublished} and ${announcements.students} and ${isAbout(sql`(${userId}::int)`)})`,
};

export const announcedTo = (scope: ReaderScope): SQL => scope.where(announced);

/**
 * The first names of a guardian's children whom an announcement is about, as everything of a child has them. It begins from the
 * children as an array: joined to them, the students of a whole school were read for each announcement.
 */
export const childrenIn = (userId: number): SQL<string[]> => sql<string[]>`array(
  select about.name from (
    select distinct ${users.id}, ${users.name} as name from ${students}
    and ${schoolMembers.userId} = any (array${childrenOf(userId)})) as about order by about.name)`;
