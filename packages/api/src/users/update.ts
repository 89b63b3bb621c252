import { isStudent } from '@lia/sdk/accounts/roles';
import { studentRoleOf } from '@lia/sdk/registrations/rules';
import { assignableRoles } from '@lia/sdk/users/rules';
import type { UserUpdate } from '@lia/sdk/users/schema';
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';

import { dropTokens } from '../accounts/accountTokens.ts';
import { askToConfirm } from '../accounts/confirmation.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { tokenPurposes, users } from '../accounts/tables.ts';
import { endSignInsOfFormerSchools } from '../institutions/formerStudents.ts';
import { addMembers, isCurrentMember, memberRolesOf } from '../institutions/members.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { usersWithPlans } from '../memberships/store.ts';
import { isUsed, ownsAddress } from '../people/ownAddress.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, invalidFields } from '../platform/errors.ts';
import { addedPlaces } from './addedPlaces.ts';
import { changeUser, lockUser, type UserAccount, type WritingCall } from './changeable.ts';
import { refuseTaken } from './create.ts';
import { schoolIdsIn } from './scope.ts';

/** A value of the input as it is kept: undefined where it was left out. */
const kept = <T>(value: T | undefined): T | null | undefined => (value === '' ? null : value);

/**
 * Changes an account. Answers whether a changed address is sent a confirmation.
 * @throws {ApiFailure} 404, 409, 422
 */
export async function updateUser(call: WritingCall, uuid: string, input: UserUpdate): Promise<{ confirms: boolean }> {
  const { db } = call;
  const account = await lockUser(call, uuid);
  const email = kept(input.email);
  const isOtherEmail = email !== undefined && email?.toLowerCase() !== account.email?.toLowerCase();
  if (isOtherEmail && !call.scope.reachesEverything && (await isOwnEmail(call, account))) {
    throw invalidFields({ email: { key: 'user.emailInUse' } });
  }
  const role = await rolesAfter(call, account, input);
  await changeUser(db, account.id, {
    ...(input.name !== undefined && { name: input.name }),
    ...(input.last_name !== undefined && { lastName: input.last_name }),
    ...(input.username !== undefined && { username: input.username }),
    ...(email !== undefined && { email }),
    ...(isOtherEmail && { emailVerifiedAt: null }),
    ...(input.curp !== undefined && { curp: kept(input.curp) ?? null }),
    ...(input.phone_number !== undefined && { phoneNumber: kept(input.phone_number) ?? null }),
    ...(role && { role }),
    ...placeOf(role ?? account.role, input),
  }).catch(refuseTaken);
  if (role) await followRoles(call, account.id, role);
  if (input.matricula !== undefined) await numberAs(call, account.id, kept(input.matricula) ?? null);
  if (input.level && input.grade) {
    const reached = sql`${schoolEnrolments.schoolId} in ${schoolIdsIn(call.scope)}`;
    await enrolAt(db, account.id, { level: input.level, grade: input.grade }, reached);
  }
  if (!isOtherEmail) return { confirms: false };
  await dropTokens(db, tokenPurposes, account.id);
  if (email === null || account.dependent || account.deletedAt) return { confirms: false };
  await askToConfirm(db, { id: account.id, email }, await languageOf(db, account.id));
  return { confirms: true };
}

async function isOwnEmail({ db }: WritingCall, account: UserAccount): Promise<boolean> {
  const [used] = await db.select({ isUsed }).from(users).where(eq(users.id, account.id));
  return used !== undefined && ownsAddress({ ...account, ...used });
}

/** The roles after the change; undefined where they stay. @throws {ApiFailure} 409, 422 */
async function rolesAfter(
  { db, session }: WritingCall,
  account: UserAccount,
  { role: given, level }: UserUpdate,
): Promise<string[] | undefined> {
  const asked = given ? [...new Set<string>(given)] : account.role;
  // A student's role is that of the level.
  const role = level && !given ? asked.map((one) => (isPlainStudent(one) ? studentRoleOf(level) : one)) : asked;
  const changed = [...role, ...account.role].filter((one) => role.includes(one) !== account.role.includes(one));
  if (changed.length === 0) return undefined;
  const assignable: readonly string[] = assignableRoles(session);
  if (changed.some((one) => !assignable.includes(one))) throw invalidFields({ role: { key: 'user.role' } });
  if ((await usersWithPlans(db, [account.id])).size > 0) throw new ApiFailure(409, 'USER_HOLDS_LICENCE');
  return role;
}

const plainStudents: readonly string[] = ([1, 2, 3] as const).map(studentRoleOf);
export const isPlainStudent = (role: string): boolean => plainStudents.includes(role);

/** Level and grade are a student's; who is one no more has neither. */
function placeOf(role: readonly string[], { level, grade }: UserUpdate) {
  if (!role.some(isStudent)) return { level: null, grade: null };
  return level === undefined && grade === undefined ? {} : { level: level ?? null, grade: grade ?? null };
}

/** Makes a user of each of their schools what their roles are now, and no longer what they were. */
async function followRoles({ db }: WritingCall, userId: number, role: readonly string[]): Promise<void> {
  const current = and(eq(schoolMembers.userId, userId), isCurrentMember);
  const before = await db
    .select({ schoolId: schoolMembers.schoolId, role: schoolMembers.role })
    .from(schoolMembers)
    .where(current);
  const after = memberRolesOf(role);
  await db
    .update(schoolMembers)
    .set({ until: sql`now()` })
    .where(and(current, notInArray(schoolMembers.role, after)));
  await addMembers(
    db,
    addedPlaces(before, after).map((place) => ({ userId, ...place })),
  );
  await endSignInsOfFormerSchools(db, [userId]);
}

/** Enrols a user in another grade of the schools that a condition on `school_enrolments` holds for; out of the group of the earlier one. */
export async function enrolAt(
  db: Transaction,
  userId: number,
  { level, grade }: { level: number; grade: number },
  schools: SQL,
): Promise<void> {
  await db
    .update(schoolEnrolments)
    .set({ level, grade, groupId: null })
    .where(
      and(
        eq(schoolEnrolments.userId, userId),
        isNull(schoolEnrolments.until),
        schools,
        sql`(${schoolEnrolments.level}, ${schoolEnrolments.grade}) <> (${level}, ${grade})`,
      ),
    );
}

/**
 * Writes the number that a school gave a user, in the one school of the caller where they are enrolled.
 * @throws {ApiFailure} 422 where they are enrolled in none or in several, or another student has it
 */
async function numberAs({ db, scope }: WritingCall, userId: number, matricula: string | null): Promise<void> {
  const enrolments = await db
    .select({ id: schoolEnrolments.id })
    .from(schoolEnrolments)
    .where(
      and(
        eq(schoolEnrolments.userId, userId),
        isNull(schoolEnrolments.until),
        sql`${schoolEnrolments.schoolId} in ${schoolIdsIn(scope)}`,
      ),
    );
  const [only, ...others] = enrolments;
  if (!only || others.length > 0) throw invalidFields({ matricula: { key: 'user.matriculaPlace' } });
  await db.update(schoolEnrolments).set({ matricula }).where(eq(schoolEnrolments.id, only.id)).catch(refuseTaken);
}
