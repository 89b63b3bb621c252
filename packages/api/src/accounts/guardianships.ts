import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import type { Scope } from '../platform/scope.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { guardianships, users } from './tables.ts';

/** Accounts of the students that a guardian answers for now, as a condition on `users`. */
export const isChildOf = (guardianId: number): SQL => sql`(${users.deletedAt} is null and ${users.id} in (
  select ${guardianships.studentId} from ${guardianships}
  where ${guardianships.guardianId} = ${guardianId} and ${guardianships.endedAt} is null))`;

/** The students of a scope, as a condition on `users`. */
export const studentsIn = (scope: Scope<'children'>): SQL => scope.where({ children: isChildOf });

/** A student of a scope; undefined where it has none by this uuid. */
export async function findStudent(db: Database, scope: Scope<'children'>, uuid: string) {
  const [student] = await db
    .select({ id: users.id, uuid: users.uuid })
    .from(users)
    .where(and(eq(users.uuid, uuid), studentsIn(scope)));
  return student;
}

/** Makes an account the guardian of a student. */
export async function addGuardian(tx: Transaction, guardianId: number, studentId: number): Promise<void> {
  await tx.insert(guardianships).values({ guardianId, studentId }).onConflictDoNothing();
}

/** Whether an account answers for a student now. */
export async function isGuardian(db: Database, guardianId: number, studentId: number): Promise<boolean> {
  const same = and(eq(guardianships.guardianId, guardianId), eq(guardianships.studentId, studentId));
  return (await db.$count(guardianships, and(same, isNull(guardianships.endedAt)))) > 0;
}
