import { isNull, type SQL, sql } from 'drizzle-orm';

import { childIdsOf } from '../accounts/guardianships.ts';
import { groupsIn, reached } from '../groups/scope.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, sections } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';
import { meetings, schoolClassrooms } from './tables.ts';

/** Who plans classes. */
export type PlannerScope = Scope<'school' | 'groups'>;

/** Who is shown classes: students their own, guardians those of their children. */
export type FollowerScope = Scope<'children' | 'own'>;

/** Who joins classes. */
export type JoinScope = Scope<'school' | 'groups' | 'children' | 'own'>;

/** Classes of the groups that a scope reaches today, as a condition on `meetings`, deleted ones among them. */
export const plannedBy = (scope: PlannerScope): SQL =>
  sql`${meetings.groupId} in (select ${groups.id} from ${groups} where ${groupsIn(scope)})`;

/** Classes of groups in which some students are enrolled today, as a condition on `meetings`. */
const isOfStudents = (ids: SQL): SQL => sql`exists (
  select from ${schoolEnrolments}
  join ${groups} on ${groups.id} = ${schoolEnrolments.groupId} and ${isCurrentGroup}
  join ${institutions} on ${institutions.id} = ${schoolEnrolments.schoolId} and ${institutions.deletedAt} is null
  where ${schoolEnrolments.groupId} = ${meetings.groupId} and ${schoolEnrolments.until} is null and ${schoolEnrolments.userId} in ${ids})`;

const ofStudent = (userId: number): SQL => isOfStudents(sql`(${userId}::int)`);
const ofGuardian = (userId: number): SQL => isOfStudents(childIdsOf(userId));

/** Whether the school of a class lets guardians observe, as a condition on `meetings`. */
export const isObserved: SQL = sql`exists (
  select from ${schoolClassrooms} join ${sections} on ${sections.schoolId} = ${schoolClassrooms.schoolId}
  join ${groups} on ${groups.sectionId} = ${sections.id}
  where ${groups.id} = ${meetings.groupId} and ${schoolClassrooms.guardiansObserve})`;

/** Classes of students and guardians, by the reach of who follows them, as conditions on `meetings`. */
export const followed = { own: ofStudent, children: ofGuardian };

/** Classes that a scope is shown, as a condition on `meetings`. */
export const followedBy = (scope: FollowerScope): SQL => scope.where(followed);

const ofGroups =
  (which: (userId: number) => SQL) =>
  (userId: number): SQL =>
    sql`${meetings.groupId} in (
  select ${groups.id} from ${groups} where ${isCurrentGroup} and ${which(userId)}
    and ${groups.sectionId} in (select ${sections.id} from ${sections} join ${institutions}
      on ${institutions.id} = ${sections.schoolId} where ${isNull(institutions.deletedAt)}))`;

/** Classes by the reach of who plans them today, as conditions on `meetings`. */
export const planned = { school: ofGroups(reached.school), groups: ofGroups(reached.groups) };

/** Classes that a scope may join today, as a condition on `meetings`. */
export const joinedBy = (scope: JoinScope): SQL =>
  scope.where({
    ...planned,
    own: ofStudent,
    children: (userId) => sql`(${ofGuardian(userId)} and ${isObserved})`,
  });

/** Whether a person is enrolled in the group of a class today. */
export const isEnrolled = (userId: number): SQL<boolean> => sql<boolean>`${ofStudent(userId)}`;
