import type { UserFamily } from '@lia/sdk/users/details';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullName } from '../accounts/fullName.ts';
import { isOnlyStudent } from '../accounts/guardianships.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { found } from '../platform/errors.ts';
import type { Reader } from './changeable.ts';
import { mayEndGuardianships } from './guardians.ts';
import { usersIn } from './scope.ts';

const guardian = alias(users, 'guardian');

/**
 * Guardians and children of a user of the scope; to schools, while the children's accounts are students' alone (decision 79). A school knows the names of its students' guardians, whom it may not reach
 * themselves; of a guardian's children it knows its own students alone.
 */
export async function familyOf(call: Reader, userId: number): Promise<UserFamily['data']> {
  const { db, scope } = call;
  // LIA alone sees those that give nothing now: it ends them, where they would hold again.
  const holds = scope.reachesEverything ? undefined : isOnlyStudent;
  const reached = and(isNull(users.mergedInto), usersIn(scope));
  const isReached = sql<boolean>`exists (
    select from ${users} where ${users.id} = ${guardian.id} and ${reached ?? sql`true`})`;
  const guardians = await db
    .select({
      id: guardianships.id,
      uuid: guardian.uuid,
      name: fullName(guardian),
      relation: guardianships.relation,
      isReached,
    })
    .from(guardianships)
    .innerJoin(guardian, eq(guardian.id, guardianships.guardianId))
    .innerJoin(users, eq(users.id, guardianships.studentId))
    .where(and(eq(guardianships.studentId, userId), holds, isNull(guardianships.endedAt)))
    .orderBy(asc(guardianships.createdAt));
  const children = await db
    .select({ uuid: users.uuid, name: fullName(users), relation: guardianships.relation })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.studentId))
    .where(and(eq(guardianships.guardianId, userId), holds, isNull(guardianships.endedAt), reached))
    .orderBy(asc(guardianships.createdAt));
  const [user] = await db
    .select({ id: users.id, role: users.role, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, userId));
  const removable = guardians.length > 0 && (await mayEndGuardianships(call, found(user)));
  return {
    guardians: guardians.map(({ uuid, isReached: has, ...rest }) => ({ ...rest, uuid: has ? uuid : null, removable })),
    children,
  };
}
