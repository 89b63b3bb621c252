import type { MemberRole } from '@lia/sdk/institutions/rules';
import { and, isNull, type SQL, sql } from 'drizzle-orm';

import { isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolMembers, sections } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';

export type GroupScope = Scope<'everything' | 'school' | 'groups'>;

/** Schools that a person works for or teaches in today. */
const schoolIdsOf = (userId: number, role: MemberRole): SQL =>
  sql`(select ${schoolMembers.schoolId} from ${schoolMembers}
    where ${schoolMembers.userId} = ${userId} and ${schoolMembers.role} = ${role} and ${isCurrentMember})`;

/** Groups of schools. */
const inSchools = (schoolIds: SQL): SQL =>
  sql`${groups.sectionId} in (select ${sections.id} from ${sections} where ${sections.schoolId} in ${schoolIds})`;

/**
 * Groups that a scope reaches, deleted ones among them, as a condition on `groups`: those of the schools that its user works for,
 * and those that they teach, as long as they teach in that school.
 */
export const reachedGroups = (scope: GroupScope): SQL =>
  scope.where({
    school: (userId) => inSchools(schoolIdsOf(userId, 'schoolAdmin')),
    groups: (userId) => sql`(${groups.teacherId} = ${userId} and ${inSchools(schoolIdsOf(userId, 'teacher'))})`,
  });

/** Of schools that are there. */
const isThere = inSchools(
  sql`(select ${institutions.id} from ${institutions} where ${institutions.deletedAt} is null)`,
);

/** Groups that a scope reaches today, as a condition on `groups`: none of a school year that is over. */
export const groupsIn = (scope: GroupScope): SQL | undefined =>
  and(isNull(groups.deletedAt), isNull(groups.endedAt), isThere, reachedGroups(scope));

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

/** Whether a scope reaches all groups of a school, and not those of its user alone. */
export const reachesWholeSchool = (scope: GroupScope, schoolId: number): SQL =>
  scope.where({
    school: (userId) => sql`${schoolId}::int in ${schoolIdsOf(userId, 'schoolAdmin')}`,
    groups: () => sql`false`,
  });
