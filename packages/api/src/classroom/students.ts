import type { StudentGroups } from '@lia/sdk/classroom/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { childIdsOf } from '../accounts/guardianships.ts';
import { reached } from '../groups/scope.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { readMeetingOfGroup } from './read.ts';
import type { JoinScope } from './scope.ts';

/** Groups of the student who asks. */
export async function readStudentGroups(db: Database, scope: Scope<'own'>): Promise<StudentGroups['data']> {
  return db
    .select({ id: groups.id, name: groups.name, school: institutions.name })
    .from(schoolEnrolments)
    .innerJoin(groups, eq(groups.id, schoolEnrolments.groupId))
    .innerJoin(institutions, eq(institutions.id, schoolEnrolments.schoolId))
    .where(
      and(
        eq(schoolEnrolments.userId, scope.userId),
        isNull(schoolEnrolments.until),
        isCurrentGroup,
        isNull(institutions.deletedAt),
      ),
    )
    .orderBy(asc(groups.name), asc(groups.id));
}

/** The class of a group that a person plans, or is in with a child or as a student. @throws {ApiFailure} 404 for another group */
export async function readNextOfGroup(db: Database, scope: JoinScope, groupId: string): Promise<{ id: string } | null> {
  const enrolled = (ids: ReturnType<typeof childIdsOf>) => sql`exists (select from ${schoolEnrolments}
    where ${schoolEnrolments.groupId} = ${groups.id} and ${schoolEnrolments.until} is null and ${schoolEnrolments.userId} in ${ids})`;
  const [group] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(
        eq(groups.id, groupId),
        isCurrentGroup,
        scope.where({
          ...reached,
          own: (userId) => enrolled(sql`(${userId}::int)`),
          children: (userId) => enrolled(childIdsOf(userId)),
        }),
      ),
    );
  return readMeetingOfGroup(db, found(group).id);
}
