import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { childIdsOf } from '../accounts/guardianships.ts';
import { reached } from '../groups/scope.ts';
import { isCurrentGroup, isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';
import type { CalendarScope } from './contribution.ts';
import { calendarEvents } from './tables.ts';

/** Who writes into calendars. `site`: whether into the one that everyone sees. */
export interface Writer {
  scope: Scope<'school' | 'groups' | 'own'>;
  site: boolean;
}

/** Schools that are there. */
const isThere = sql`${calendarEvents.schoolId} in (select ${institutions.id} from ${institutions} where ${institutions.deletedAt} is null)`;

const inSchoolAs = (userIds: SQL, role: 'schoolAdmin' | 'teacher' | 'student'): SQL =>
  sql`(${isThere} and ${calendarEvents.schoolId} in (select ${schoolMembers.schoolId} from ${schoolMembers}
    where ${schoolMembers.userId} in ${userIds} and ${schoolMembers.role} = ${role} and ${isCurrentMember}))`;

const inGroups = (condition: SQL): SQL =>
  sql`${calendarEvents.groupId} in (select ${groups.id} from ${groups} where ${isCurrentGroup} and ${condition})`;

/** Of groups in which some students study today. */
const studiedBy = (userIds: SQL): SQL =>
  inGroups(sql`${groups.id} in (select ${schoolEnrolments.groupId} from ${schoolEnrolments}
    where ${schoolEnrolments.userId} in ${userIds} and ${schoolEnrolments.until} is null)`);

const one = (userId: number): SQL => sql`(${userId}::int)`;

const forFamilies = sql`${calendarEvents.audience} <> 'staff'`;
const forStudents = sql`${calendarEvents.audience} = 'all'`;

/** Events of schools and groups by the reach of who reads them, as conditions on `calendar_events`. */
const seen = {
  school: (userId: number): SQL =>
    sql`(${inSchoolAs(one(userId), 'schoolAdmin')} or ${inGroups(reached.school(userId))})`,
  groups: (userId: number): SQL => sql`(${inSchoolAs(one(userId), 'teacher')} or ${inGroups(reached.groups(userId))})`,
  children: (userId: number): SQL =>
    sql`(${forFamilies} and (${inSchoolAs(childIdsOf(userId), 'student')} or ${studiedBy(childIdsOf(userId))}))`,
  own: (userId: number): SQL =>
    sql`(${forStudents} and (${inSchoolAs(one(userId), 'student')} or ${studiedBy(one(userId))}))`,
};

const isOwn = (userId: number): SQL | undefined =>
  and(eq(calendarEvents.kind, 'personal'), eq(calendarEvents.ownerId, userId));

/** Events that a reader sees, as a condition on `calendar_events`. */
export const eventsFor = (scope: CalendarScope): SQL | undefined =>
  and(
    isNull(calendarEvents.deletedAt),
    sql`(${calendarEvents.kind} = 'site' or ${isOwn(scope.userId)} or ${scope.where(seen)})`,
  );

/** Events of calendars that a person writes into, deleted ones among them, as a condition on `calendar_events`. */
export const writtenBy = ({ scope, site }: Writer): SQL => sql`(${isOwn(scope.userId)}
  or (${site}::boolean and ${calendarEvents.kind} = 'site')
  or ${scope.where({
    school: (userId) => sql`(${inSchoolAs(one(userId), 'schoolAdmin')} or ${inGroups(reached.school(userId))})`,
    groups: (userId) => inGroups(reached.groups(userId)),
    own: () => sql`false`,
  })})`;
