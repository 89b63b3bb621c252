import type { MemberRole } from '@lia/sdk/institutions/rules';
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { isCurrentGroup, isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers, sections } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';

export type GroupScope = Scope<'everything' | 'school' | 'groups'>;

/** Of who searches for people and groups. */
export type SearchScope = Scope<'everything' | 'school' | 'groups' | 'children'>;

/** Schools that a person works for or teaches in today. */
const schoolIdsOf = (userId: number, role: MemberRole): SQL =>
  sql`(select ${schoolMembers.schoolId} from ${schoolMembers}
    where ${schoolMembers.userId} = ${userId} and ${schoolMembers.role} = ${role} and ${isCurrentMember})`;

/** Groups of schools. */
const inSchools = (schoolIds: SQL): SQL =>
  sql`${groups.sectionId} in (select ${sections.id} from ${sections} where ${sections.schoolId} in ${schoolIds})`;

/** Groups by the reach of who asks, as conditions on `groups`. */
export const reached = {
  school: (userId: number) => inSchools(schoolIdsOf(userId, 'schoolAdmin')),
  groups: (userId: number) => sql`(${groups.teacherId} = ${userId} and ${inSchools(schoolIdsOf(userId, 'teacher'))})`,
};

/**
 * Groups that a scope reaches, deleted ones among them, as a condition on `groups`: those of the schools that its user works for,
 * and those that they teach, as long as they teach in that school.
 */
export const reachedGroups = (scope: GroupScope): SQL => scope.where(reached);

/** Of schools that are there. */
const isThere = inSchools(
  sql`(select ${institutions.id} from ${institutions} where ${institutions.deletedAt} is null)`,
);

/** Groups that a scope reaches today, as a condition on `groups`: none of a school year that is over. */
export const groupsIn = (scope: GroupScope): SQL | undefined => and(isCurrentGroup, isThere, reachedGroups(scope));

/** Deleted groups of a school year that is not over. */
export const restorableGroups = (scope: GroupScope): SQL | undefined =>
  and(isNotNull(groups.deletedAt), isNull(groups.endedAt), isThere, reachedGroups(scope));

/** The same with groups of school years that are over, whose records are read. */
export const groupsEver = (scope: GroupScope): SQL | undefined =>
  and(isNull(groups.deletedAt), isThere, reachedGroups(scope));

/** Groups that a search finds; a parent's finds none. */
export const groupsToFind = (scope: SearchScope): SQL | undefined =>
  and(isCurrentGroup, isThere, scope.where({ ...reached, children: () => sql`false` }));

/** Those who study in a group that a teacher teaches today, as a condition on `users`. */
export const isTaughtBy = (userId: number): SQL => sql`${users.id} in (
  select ${schoolEnrolments.userId} from ${schoolEnrolments}
  where ${schoolEnrolments.until} is null and ${schoolEnrolments.groupId} in (
    select ${groups.id} from ${groups} where ${and(isCurrentGroup, isThere, reached.groups(userId))}))`;

/** Schools in which a scope creates groups, as a condition on `institutions`. */
export const schoolsForGroups = (scope: GroupScope): SQL | undefined =>
  and(
    isNull(institutions.deletedAt),
    sql`${institutions.type} = 'Escuela'`,
    scope.where({
      school: (userId) => sql`${institutions.id} in ${schoolIdsOf(userId, 'schoolAdmin')}`,
      groups: (userId) => sql`${institutions.id} in ${schoolIdsOf(userId, 'teacher')}`,
    }),
  );

/** Students of the schools that a scope reaches the whole of, as a condition on `school_enrolments`. */
export const enrolledIn = (scope: GroupScope): SQL => sql`${schoolEnrolments.schoolId} in (
  select ${institutions.id} from ${institutions} where ${institutions.deletedAt} is null and ${scope.where({
    school: (userId) => sql`${institutions.id} in ${schoolIdsOf(userId, 'schoolAdmin')}`,
    groups: () => sql`false`,
  })})`;

/** Whether a scope reaches all groups of a school, and not those of its user alone. */
export const reachesWholeSchool = (scope: GroupScope, schoolId: number): SQL =>
  scope.where({
    school: (userId) => sql`${schoolId}::int in ${schoolIdsOf(userId, 'schoolAdmin')}`,
    groups: () => sql`false`,
  });
