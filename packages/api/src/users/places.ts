import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import type { UserPlace } from '@lia/sdk/users/records';
import { and, asc, eq, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm';

import { isCurrentGroup, isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { schoolIdsIn, type UserScope } from './scope.ts';

/** The current places of users in the schools of a scope, by the id of the user; the school that they have been in longest first. */
export async function placesOf(
  db: Database,
  scope: UserScope,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly UserPlace[]>> {
  const places = new Map<number, UserPlace[]>();
  if (userIds.length === 0) return places;
  const rows = await db
    .select({
      userId: schoolMembers.userId,
      schoolId: schoolMembers.schoolId,
      school: institutions.name,
      role: schoolMembers.role,
      since: schoolMembers.since,
      level: schoolEnrolments.level,
      grade: schoolEnrolments.grade,
      groupId: groups.id,
      group: groups.name,
      matricula: schoolEnrolments.matricula,
    })
    .from(schoolMembers)
    .innerJoin(institutions, eq(institutions.id, schoolMembers.schoolId))
    .leftJoin(
      schoolEnrolments,
      and(
        eq(schoolEnrolments.userId, schoolMembers.userId),
        eq(schoolEnrolments.schoolId, schoolMembers.schoolId),
        isNull(schoolEnrolments.until),
      ),
    )
    .leftJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
    .where(
      and(
        inArray(schoolMembers.userId, [...userIds]),
        isCurrentMember,
        isNull(institutions.deletedAt),
        sql`${schoolMembers.schoolId} in ${schoolIdsIn(scope)}`,
      ),
    )
    .orderBy(asc(schoolMembers.since), asc(schoolMembers.schoolId));
  for (const { userId, schoolId, role, since, groupId, ...rest } of rows) {
    const known = places.get(userId) ?? [];
    places.set(userId, known);
    const place = known.find(({ school_id }) => school_id === schoolId);
    // Once for each role and shift there.
    if (place) place.roles = [...new Set([...place.roles, role])];
    else known.push({ ...rest, school_id: schoolId, group_id: groupId, roles: [role], since: since.toISOString() });
  }
  return places;
}

/**
 * All schools but LIA's own, which takes every registration of a family: it neither knows who has custody nor promotes students.
 * A condition on `school_members`.
 */
export const besidesPublicSchool = ne(schoolMembers.schoolId, PUBLIC_SCHOOL_ID);

/** Those of some users who are also in a school that a scope does not reach; of the schools that `among` holds for, where it is given. */
export async function usersElsewhere(
  db: Database,
  scope: UserScope,
  userIds: readonly number[],
  among?: SQL,
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const inside = scope.where({ school: () => sql`${schoolMembers.schoolId} in ${schoolIdsIn(scope)}` });
  const rows = await db
    .selectDistinct({ userId: schoolMembers.userId })
    .from(schoolMembers)
    .innerJoin(institutions, and(eq(institutions.id, schoolMembers.schoolId), isNull(institutions.deletedAt)))
    .where(and(inArray(schoolMembers.userId, [...userIds]), isCurrentMember, not(inside), among));
  return new Set(rows.map(({ userId }) => userId));
}
