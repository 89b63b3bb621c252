import type { Group } from '@lia/sdk/groups/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

import { hasCardLevel } from '../accounts/accessCodes.ts';
import { users } from '../accounts/tables.ts';
import { type GroupScope, reachesWholeSchool } from '../groups/scope.ts';
import { isWithoutGuardian } from '../guardians/awaitedGuardian.ts';
import { registeredStudents } from '../guardians/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';

/** Students whom a user registered, until someone else answers for them. */
const ownRegistered = (userId: number): SQL => sql`${users.id} in (
  select ${registeredStudents.studentId} from ${registeredStudents}
  where ${registeredStudents.registeredBy} = ${userId} and ${isWithoutGuardian})`;

/** Children of public registrations have their cards from their parents: their teacher there makes none. */
const cardsAreTheSchools = (scope: GroupScope, { school }: Group): SQL | undefined =>
  or(
    sql`${school.id}::int <> ${PUBLIC_SCHOOL_ID}::int`,
    reachesWholeSchool(scope, school.id),
    scope.where({ school: () => sql`false`, groups: ownRegistered }),
  );

/** Students of a group who study in its school today and have no need of a password, as a condition on `users`. */
export const isCardHolder = (groupId: string, schoolId: number): SQL | undefined =>
  and(
    isNull(users.deletedAt),
    hasCardLevel,
    sql`${users.id} in (select ${schoolEnrolments.userId} from ${schoolEnrolments}
      where ${schoolEnrolments.groupId} = ${groupId} and ${schoolEnrolments.until} is null)`,
    sql`${users.id} in (select ${schoolMembers.userId} from ${schoolMembers}
      where ${schoolMembers.schoolId} = ${schoolId} and ${schoolMembers.role} = 'student' and ${isCurrentMember})`,
  );

/** Students of a group who may have a card, as a condition on `users`. */
export const holdersIn = (scope: GroupScope, group: Group): SQL | undefined =>
  and(isCardHolder(group.id, group.school.id), cardsAreTheSchools(scope, group));

/** Those of a condition who have these uuids, all, locked in the order in which codes are ended. @throws {ApiFailure} 404 */
export async function lockHolders(tx: Transaction, holders: SQL | undefined, uuids: readonly string[]) {
  const wanted = new Set(uuids.map((uuid) => uuid.toLowerCase()));
  const locked = await tx
    .select({ id: users.id, uuid: users.uuid })
    .from(users)
    .where(and(inArray(users.uuid, [...wanted]), holders))
    .orderBy(users.id)
    .for('no key update');
  if (locked.length < wanted.size) throw notFound();
  return locked;
}
