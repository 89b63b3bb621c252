import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { reached } from '../groups/scope.ts';
import { isCurrentMember, worksFor } from '../institutions/members.ts';
import { groups, institutions, schoolMembers } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';
import { announcementGroups, announcements } from './tables.ts';

/** Who writes announcements. */
export type WriterScope = Scope<'school' | 'groups'>;

/** Of a school that is there and that they work for. */
const ofSchools = (userId: number): SQL => sql`${announcements.schoolId} in (
  select ${institutions.id} from ${institutions} where ${and(isNull(institutions.deletedAt), worksFor(userId))})`;

/** What a teacher wrote, as long as they teach in the school and teach each of its groups. */
const ofTeacher = (userId: number): SQL =>
  sql`(${and(
    eq(announcements.createdBy, userId),
    sql`${announcements.audience} = 'groups'`,
    sql`${announcements.schoolId} in (
    select ${schoolMembers.schoolId} from ${schoolMembers}
    where ${schoolMembers.userId} = ${userId} and ${schoolMembers.role} = 'teacher' and ${isCurrentMember})`,
    sql`not exists (select from ${announcementGroups} join ${groups} on ${groups.id} = ${announcementGroups.groupId}
    where ${announcementGroups.announcementId} = ${announcements.id} and ${reached.groups(userId)} is not true)`,
  )})`;

/** What who moderates hid is there for no one else. */
const shown = (condition: SQL): SQL => sql`(${announcements.hiddenAt} is null and ${condition})`;

/** Announcements by the reach of their writers, those that were taken back among them, as conditions on `announcements`. */
export const written = {
  school: (userId: number): SQL => shown(ofSchools(userId)),
  groups: (userId: number): SQL => shown(ofTeacher(userId)),
};

export const writtenBy = (scope: WriterScope): SQL => scope.where(written);
