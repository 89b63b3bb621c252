import { mayHaveCard } from '@lia/sdk/accounts/accessCodes';
import type { ChildGuardian, ChildRecord } from '@lia/sdk/children/schema';
import { levels, PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import type { PictureStatus } from '@lia/sdk/signInPictures/rules';
import { and, eq, isNull, max, ne, or, type SQL } from 'drizzle-orm';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { guardiansOf, studentsIn } from '../accounts/guardianships.ts';
import { isCurrent, pictureStatus } from '../accounts/signInPictures.ts';
import { accessCodes, signInPictures, users } from '../accounts/tables.ts';
import { type ConsentContext, givenByAccount, givenForSubject, standing } from '../consents/agreed.ts';
import { isCurrentGroup, schoolOfStudent } from '../institutions/members.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import { licences, memberships } from '../memberships/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';

export type ChildAccount = typeof users.$inferSelect;

const named = (uuid: string, scope: Scope<'children'>): SQL | undefined => and(eq(users.uuid, uuid), studentsIn(scope));

/** A child of a scope. @throws {ApiFailure} 404 */
export async function findChild(db: Database, scope: Scope<'children'>, uuid: string): Promise<ChildAccount> {
  const [child] = await db.select().from(users).where(named(uuid, scope));
  return found(child);
}

/** The same, held until the transaction ends. @throws {ApiFailure} 404 */
export async function lockChild(tx: Transaction, scope: Scope<'children'>, uuid: string): Promise<ChildAccount> {
  const [child] = await tx.select().from(users).where(named(uuid, scope)).for('no key update');
  return found(child);
}

/** Until when the licences that a child holds are paid; null without one. */
async function licenceUntil(db: Database, childId: number): Promise<Date | null> {
  const [row] = await db
    .select({ until: max(memberships.paidUntil) })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .where(and(eq(licences.userId, childId), isNull(licences.freedAt), ne(memberships.status, 'ended')));
  return row?.until ?? null;
}

/** Where the sign-in pictures of a child stand: those of several schools where wrong tries block one of them. */
export async function picturesOf(db: Database, childId: number): Promise<PictureStatus> {
  const rows = await db
    .select({ pictures: pictureStatus })
    .from(signInPictures)
    .where(and(eq(signInPictures.userId, childId), isCurrent));
  const stands = new Set(rows.map(({ pictures }) => pictures));
  return (['blocked', 'used', 'made'] as const).find((stand) => stands.has(stand)) ?? 'none';
}

/** The enrolment of a child in LIA's own school, as a condition on `school_enrolments`. */
export const isPublicEnrolment = (childId: number): SQL | undefined =>
  and(
    eq(schoolEnrolments.userId, childId),
    eq(schoolEnrolments.schoolId, PUBLIC_SCHOOL_ID),
    isNull(schoolEnrolments.until),
  );

/** The group of a teacher of public registrations that a child is in; null without one. */
async function publicGroupOf(db: Database, childId: number): Promise<ChildRecord['group']> {
  const [group] = await db
    .select({ id: groups.id, name: groups.name, teacher: fullNameOrNull(users) })
    .from(schoolEnrolments)
    .innerJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
    .leftJoin(users, and(eq(users.id, groups.teacherId), isNull(users.deletedAt)))
    .where(isPublicEnrolment(childId));
  return group ?? null;
}

/** A child of a scope, as their page shows it. @throws {ApiFailure} 404 */
export async function readChild(context: ConsentContext, scope: Scope<'children'>, uuid: string): Promise<ChildRecord> {
  const { db } = context;
  const { id, name, lastName, username, level, grade, avatarPath, role } = await findChild(db, scope, uuid);
  const [school, guardians, until, cards, consents] = [
    await schoolOfStudent(db, id),
    await guardiansOf(db, id),
    await licenceUntil(db, id),
    await db.$count(accessCodes, and(eq(accessCodes.userId, id), isNull(accessCodes.endedAt))),
    await standing(db, or(givenForSubject({ kind: 'user', id }), givenByAccount(context, scope.userId))),
  ];
  return {
    uuid,
    name,
    last_name: lastName,
    username,
    // As in the list of children, which has none without them.
    level: found(levels.find((known) => known === level)),
    grade: found(grade ?? undefined),
    avatar_path: avatarPath,
    school,
    group: await publicGroupOf(db, id),
    may_have_card: mayHaveCard({ role, level }),
    has_card: cards > 0,
    pictures: await picturesOf(db, id),
    licence_until: until?.toISOString() ?? null,
    guardians: guardians.map(({ id: guardianship, guardianId, invitedBy, name: guardian, since }): ChildGuardian => {
      const is_self = guardianId === scope.userId;
      const removable = is_self || invitedBy === scope.userId;
      return { id: guardianship, name: guardian, is_self, removable, since: since.toISOString() };
    }),
    may_invite: school === null && guardians.some((one) => one.guardianId === scope.userId && one.invitedBy === null),
    consents,
  };
}
