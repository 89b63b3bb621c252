import { planById } from '@lia/sdk/memberships/rules';
import { and, asc, eq, exists, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database, Transaction } from '../platform/database.ts';
import { schoolsRunBy } from './eligible.ts';
import { isFollowed } from './following.ts';
import { assignLicences, freeLicences, holdersAmong } from './holders.ts';
import { hasSchoolPlan } from './planIds.ts';
import { lockRolesOf, type MembershipRow } from './store.ts';
import { licences, memberships } from './tables.ts';

/** Memberships that stand, followed by none, and that someone who runs a school, or a gift, pays for its people. */
const paidFor = (db: Database, schoolId: number): SQL | undefined =>
  and(
    hasSchoolPlan,
    ne(memberships.status, 'ended'),
    not(isFollowed(db)),
    sql`(${memberships.schoolId} = ${schoolId} or ${schoolId}::int in ${schoolsRunBy(sql`${memberships.userId}`)})`,
  );

const isHeld = isNull(licences.freedAt);

/** How many licences a school has, and how many of them no one holds. */
export async function countSchoolLicences(db: Database, schoolId: number): Promise<{ total: number; left: number }> {
  const held = sql`(select count(*) from ${licences} where ${licences.membershipId} = ${memberships.id} and ${isHeld})`;
  const [found] = await db
    .select({
      total: sql<number>`coalesce(sum(${memberships.licences}), 0)::int`,
      left: sql<number>`coalesce(sum(greatest(0, ${memberships.licences} - ${held})), 0)::int`,
    })
    .from(memberships)
    .where(paidFor(db, schoolId));
  return found ?? { total: 0, left: 0 };
}

/** A licence that is held, of a school's plan that stands, as a condition on `licences` with their `memberships`. */
const isOfSchool = and(isHeld, hasSchoolPlan, ne(memberships.status, 'ended'));

/** Whether a person holds a licence of a school's plan, as a condition on what has their id. */
export const holdsSchoolLicence = (db: Database, userId: AnyPgColumn): SQL =>
  exists(
    db
      .select({ id: licences.id })
      .from(licences)
      .innerJoin(memberships, eq(memberships.id, licences.membershipId))
      .where(and(eq(licences.userId, userId), isOfSchool)),
  );

/** Which of these people hold a licence of a school's plan that stands, no matter who pays it. */
async function holdersOf(tx: Transaction, userIds: readonly number[]): Promise<ReadonlySet<number | null>> {
  const found = await tx
    .select({ userId: licences.userId })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .where(and(inArray(licences.userId, [...userIds]), isOfSchool));
  return new Set(found.map(({ userId }) => userId));
}

/** Gives licences of a school to those of its people who hold none, as far as there are free ones. */
export async function assignSchoolLicences(
  tx: Transaction,
  schoolId: number,
  userIds: readonly number[],
  by: { userId: number | null; importId: string },
): Promise<void> {
  if (userIds.length === 0) return;
  const paid: MembershipRow[] = await tx
    .select()
    .from(memberships)
    .where(paidFor(tx, schoolId))
    .orderBy(asc(memberships.createdAt), asc(memberships.id))
    .for('update');
  // Locked, so that no other membership of the plan gives them one meanwhile.
  if (paid.length > 0) await lockRolesOf(tx, userIds);
  for (const membership of paid) {
    const plan = planById(membership.planId);
    const holders = await holdersOf(tx, userIds);
    const wanting = userIds.filter((id) => !holders.has(id));
    if (plan) await assignLicences(tx, membership, await holdersAmong(tx, plan, membership, wanting), by);
  }
}

/** Frees what an import assigned to people and they still hold. */
export async function freeImportedLicences(
  tx: Transaction,
  importId: string,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const held = await tx
    .select({ id: licences.id, membershipId: licences.membershipId })
    .from(licences)
    .where(and(eq(licences.importId, importId), inArray(licences.userId, [...userIds]), isHeld));
  const ids = new Set(held.map(({ membershipId }) => membershipId));
  for (const membershipId of [...ids].toSorted()) {
    const [membership] = await tx.select().from(memberships).where(eq(memberships.id, membershipId)).for('update');
    const freed = held.filter((licence) => licence.membershipId === membershipId).map(({ id }) => id);
    if (membership) await freeLicences(tx, membership, freed, { userId: null, reason: 'import_undone' });
  }
}
