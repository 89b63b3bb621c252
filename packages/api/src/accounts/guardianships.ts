import { studentRoles } from '@lia/sdk/accounts/roles';
import { RESTORE_MINUTES } from '@lia/sdk/children/rules';
import { levels } from '@lia/sdk/registrations/rules';
import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullName } from './fullName.ts';
import { textArray } from '../platform/arrays.ts';
import type { Scope } from '../platform/scope.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { notifyGuardians } from './guardianNotices.ts';
import { guardianships, users } from './tables.ts';

/** Whether an account has roles of students alone: guardians have no part in what else it does, as a teacher, parent or school. */
export const isOnlyStudent: SQL = sql`(${users.role} <> '{}' and ${users.role} <@ ${textArray(studentRoles)})`;

/** Students that a guardian answers for now, deactivated accounts among them, as a condition on `users`. */
export const hasGuardian = (guardianId: number | SQLWrapper): SQL => sql`(${isOnlyStudent} and ${users.id} in (
  select ${guardianships.studentId} from ${guardianships}
  where ${guardianships.guardianId} = ${guardianId} and ${guardianships.endedAt} is null))`;

/** Accounts of the students that a guardian answers for now, as a condition on `users`. */
export const isChildOf = (guardianId: number | SQLWrapper): SQL =>
  sql`(${users.deletedAt} is null and ${hasGuardian(guardianId)})`;

/** The same as a query of their ids. */
export const childIdsOf = (guardianId: number | SQLWrapper): SQL =>
  sql`(select ${users.id} from ${users} where ${isChildOf(guardianId)})`;

/** Students whose level and grade are known, as a condition on `users`: a parent's screens list those alone. */
export const hasKnownGrade = and(inArray(users.level, [...levels]), isNotNull(users.grade));

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

interface InvitedFor {
  studentId: number;
  invitedAt: Date;
}

/**
 * Of the students of an invitation, those for whom an account has not stopped answering since it was invited. An end of a guardianship
 * that is under way is waited for.
 */
export async function stillInvited(
  tx: Transaction,
  guardianId: number,
  students: readonly InvitedFor[],
): Promise<number[]> {
  const ids = students.map(({ studentId }) => studentId);
  const rows = await tx
    .select({ studentId: guardianships.studentId, endedAt: guardianships.endedAt })
    .from(guardianships)
    .where(and(eq(guardianships.guardianId, guardianId), inArray(guardianships.studentId, ids)))
    .for('share');
  return students
    .filter(
      (invited) =>
        !rows.some(
          ({ studentId, endedAt }) =>
            studentId === invited.studentId && endedAt !== null && endedAt > invited.invitedAt,
        ),
    )
    .map(({ studentId }) => studentId);
}

/**
 * Whether who invited a guardian answers for the student as well, with another account: a condition on `guardianships`. Such a guest
 * invites no one, since the inviter could not end that; left alone, they are a guardian like any other.
 */
export const isGuest: SQL = sql`exists (select from ${guardianships} as inviting
  join ${users} as inviter on inviter.id = inviting.guardian_id and inviter.deleted_at is null
  where inviting.guardian_id = ${guardianships.invitedBy} and inviting.guardian_id <> ${guardianships.guardianId}
    and inviting.student_id = ${guardianships.studentId} and inviting.ended_at is null)`;

/** Those who answer for a student now and have an account, in the order in which they came; guests with who invited them. */
export const guardiansOf = (db: Database, studentId: number) =>
  db
    .select({
      id: guardianships.id,
      guardianId: guardianships.guardianId,
      invitedBy: sql<number | null>`case when ${isGuest} then ${guardianships.invitedBy} end`,
      since: guardianships.createdAt,
      name: fullName(users),
    })
    .from(guardianships)
    .innerJoin(users, and(eq(users.id, guardianships.guardianId), isNull(users.deletedAt)))
    .where(and(eq(guardianships.studentId, studentId), isNull(guardianships.endedAt)))
    .orderBy(asc(guardianships.createdAt), asc(guardianships.id));

const guardian = alias(users, 'guardian');

/** Accounts of those who are notified of a student, since they answer for them now, with what names the student. */
export const notifiedGuardians = (db: Database, studentId: number) =>
  db
    .select({ id: guardian.id, child: users.uuid, name: users.name })
    .from(guardianships)
    .innerJoin(users, and(eq(users.id, guardianships.studentId), isNull(users.deletedAt), isOnlyStudent))
    .innerJoin(guardian, and(eq(guardian.id, guardianships.guardianId), isNull(guardian.deletedAt)))
    .where(and(eq(guardianships.studentId, studentId), isNull(guardianships.endedAt)));

interface Ending {
  /** Id of the guardianship. */
  id: string;
  studentId: number;
  endedBy: number;
}

/**
 * Ends a guardianship of a student, whose row the caller holds: of two guardians who leave at once one stays, unless `mayBeLast`.
 * @throws {ApiFailure} 404, 409 `CHILD_LAST_GUARDIAN`
 */
export async function endGuardianshipOf(
  tx: Transaction,
  { id, studentId, endedBy, mayBeLast }: Ending & { mayBeLast: boolean },
): Promise<void> {
  const [ended] = await tx
    .update(guardianships)
    .set({ endedAt: sql`now()`, endedBy })
    .where(and(eq(guardianships.id, id), eq(guardianships.studentId, studentId), isNull(guardianships.endedAt)))
    .returning({ guardianId: guardianships.guardianId });
  const { guardianId } = found(ended);
  if (!mayBeLast && (await guardiansOf(tx, studentId)).length === 0) throw new ApiFailure(409, 'CHILD_LAST_GUARDIAN');
  await notifyGuardians(tx, { guardianId, studentId, event: 'ended', by: endedBy });
}

/** Restores a guardianship that `endedBy` ended some minutes ago. @throws {ApiFailure} 404, 410 */
export async function restoreGuardianshipOf(tx: Transaction, { id, studentId, endedBy }: Ending): Promise<void> {
  const [row] = await tx
    .select({
      guardianId: guardianships.guardianId,
      isRecent: gt(guardianships.endedAt, sql`now() - make_interval(mins => ${RESTORE_MINUTES})`).mapWith(Boolean),
    })
    .from(guardianships)
    .where(and(eq(guardianships.id, id), eq(guardianships.studentId, studentId), eq(guardianships.endedBy, endedBy)))
    .for('no key update');
  const { guardianId, isRecent } = found(row);
  if (!isRecent) throw new ApiFailure(410, 'RESTORE_OVER');
  // They may have been made a guardian again meanwhile, by an import.
  if (await isGuardian(tx, guardianId, studentId)) return;
  await tx.update(guardianships).set({ endedAt: null, endedBy: null }).where(eq(guardianships.id, id));
  await notifyGuardians(tx, { guardianId, studentId, event: 'restored', by: endedBy });
}
