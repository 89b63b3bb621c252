import type { FreedLicence, HeldLicence, MyLicences, OrderLicences } from '@lia/sdk/licences/records';
import { MAX_FREED } from '@lia/sdk/licences/rules';
import { planById } from '@lia/sdk/memberships/rules';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import type { MembershipRow } from '../memberships/store.ts';
import { licences, memberships } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import type { Scope } from '../platform/scope.ts';
import { holdersIn, type LicenceReach, membershipsIn } from './reach.ts';

/** The membership that an order began or renewed; undefined where the scope has none. */
export async function findMembership(
  { db, scope }: ScopedCall<LicenceReach>,
  orderId: string,
): Promise<MembershipRow | undefined> {
  const [found] = await db
    .select()
    .from(memberships)
    .where(and(membershipsIn(scope), isOf(orderId)));
  return found;
}

/** The same, locked until the transaction ends: its licences change one call after the other. */
export async function lockMembership(
  { db, scope }: ScopedCall<LicenceReach>,
  orderId: string,
): Promise<MembershipRow | undefined> {
  const [found] = await db
    .select()
    .from(memberships)
    .where(and(membershipsIn(scope), isOf(orderId)))
    .for('update');
  return found;
}

const isOf = (orderId: string): SQL => sql`${memberships.orderId} = (
  select coalesce(${orders.renewalOf}, ${orders.id}) from ${orders} where ${orders.id} = ${orderId})`;

const assigner = alias(users, 'assigner');
const freer = alias(users, 'freer');

export const person = { uuid: users.uuid, username: users.username, name: users.name, last_name: users.lastName };

const shownLicences = (db: Database, named = sql<boolean>`true`) =>
  db
    .select({
      licence: licences,
      holder: person,
      assignedBy: sql<string | null>`trim(${assigner.name} || ' ' || ${assigner.lastName})`,
      freedBy: sql<string | null>`trim(${freer.name} || ' ' || ${freer.lastName})`,
      named,
    })
    .from(licences)
    .leftJoin(users, eq(users.id, licences.userId))
    .leftJoin(assigner, eq(assigner.id, licences.assignedBy))
    .leftJoin(freer, eq(freer.id, licences.freedBy));

/** A licence that was ever assigned of a membership's, as far as its holder may be named. */
export async function findLicence(
  { db, scope }: ScopedCall<LicenceReach>,
  membership: MembershipRow,
  id: string,
): Promise<{ freedAt: Date | null } | undefined> {
  const [found] = await db
    .select({ freedAt: licences.freedAt })
    .from(licences)
    .leftJoin(users, eq(users.id, licences.userId))
    .where(and(eq(licences.membershipId, membership.id), eq(licences.id, id), holdersIn(scope, membership)));
  return found;
}

/** A held licence; without its holder where they may not be named. */
export interface Held {
  num: number;
  named: HeldLicence | null;
}

/** Held licences of a membership by number; `isNamed`: whose holders may be named, as a condition on `users`. */
export async function readHeld(db: Database, { id: membershipId }: MembershipRow, isNamed: SQL): Promise<Held[]> {
  const rows = await shownLicences(db, sql<boolean>`${isNamed}`)
    .where(and(eq(licences.membershipId, membershipId), isNull(licences.freedAt)))
    .orderBy(asc(licences.num));
  return rows.map(({ licence: { id, num, assignedAt }, holder, assignedBy, named }) => ({
    num,
    named: holder && named ? { id, num, holder, assigned_at: assignedAt.toISOString(), assigned_by: assignedBy } : null,
  }));
}

/** The licences whose holders may be named. */
export const namedOf = (held: readonly Held[]): HeldLicence[] => held.flatMap(({ named }) => named ?? []);

async function readFreed(db: Database, { id: membershipId }: MembershipRow, isNamed: SQL): Promise<FreedLicence[]> {
  const rows = await shownLicences(db)
    .where(and(eq(licences.membershipId, membershipId), isNotNull(licences.freedAt), isNamed))
    .orderBy(desc(licences.freedAt), asc(licences.id))
    .limit(MAX_FREED);
  return rows.flatMap(
    ({ licence: { id, num, assignedAt, freedAt, freeReason: reason }, holder, assignedBy, freedBy }) =>
      freedAt && reason
        ? [
            {
              id,
              num,
              holder,
              assigned_at: assignedAt.toISOString(),
              assigned_by: assignedBy,
              freed_at: freedAt.toISOString(),
              freed_by: freedBy,
              reason,
            },
          ]
        : [],
  );
}

/** What a membership is, as records show it; null for one whose plan is no more. */
export function planFields({ planId, status, paidUntil }: Pick<MembershipRow, 'planId' | 'status' | 'paidUntil'>) {
  const plan = planById(planId);
  return (
    plan && {
      plan: plan.id,
      type: plan.type,
      membership: plan.membership,
      status,
      paid_until: paidUntil.toISOString(),
    }
  );
}

/** All that a scope reads of a membership's licences. */
export async function readLicences(
  { db, scope }: ScopedCall<LicenceReach>,
  membership: MembershipRow,
): Promise<OrderLicences | undefined> {
  const { orderId, userId, licences: total } = membership;
  const fields = planFields(membership);
  const [owner = null] = userId === null ? [] : await db.select(person).from(users).where(eq(users.id, userId));
  if (!fields) return undefined;
  const isNamed = holdersIn(scope, membership);
  const held = await readHeld(db, membership, isNamed);
  const elsewhere = held.flatMap(({ num, named }) => (named ? [] : [num]));
  const freed = await readFreed(db, membership, isNamed);
  return { data: { order: orderId, ...fields, owner, total, held: namedOf(held), elsewhere, freed } };
}

/** Whether people hold a licence of a plan that stands, no matter who pays it, as a condition on `users`. */
export const holdsPlan = (planId: number): SQL => sql`exists (
  select from ${licences} join ${memberships} on ${memberships.id} = ${licences.membershipId}
  where ${licences.userId} = ${users.id} and ${licences.freedAt} is null
    and ${memberships.planId} = ${planId} and ${memberships.status} <> 'ended')`;

/** Those of people who hold a licence of a plan that stands. */
export const countHolders = (db: Database, planId: number, userIds: readonly number[]): Promise<number> =>
  db.$count(users, and(inArray(users.id, [...userIds]), holdsPlan(planId)));

/** Numbers of accounts by their `uuid`, of those who may be named as holders of a membership's licences. */
export async function idsOf(
  { db, scope }: ScopedCall<LicenceReach>,
  membership: MembershipRow,
  uuids: readonly string[],
): Promise<number[]> {
  const found = await db
    .select({ id: users.id, uuid: users.uuid })
    .from(users)
    .where(and(inArray(users.uuid, [...uuids]), isNull(users.deletedAt), holdersIn(scope, membership)));
  const ids = new Map(found.map(({ id, uuid }) => [uuid, id]));
  return uuids.flatMap((uuid) => ids.get(uuid.toLowerCase()) ?? []);
}

/** Licences that the user of a scope holds, of memberships that stand. */
export async function readOwnLicences(db: Database, scope: Scope<'own'>): Promise<MyLicences['data']> {
  const rows = await db
    .select({ membership: memberships, since: licences.assignedAt })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .where(
      and(
        scope.where({ own: (userId) => eq(licences.userId, userId) }),
        isNull(licences.freedAt),
        ne(memberships.status, 'ended'),
      ),
    )
    .orderBy(asc(licences.assignedAt));
  return rows.flatMap(({ membership, since }) => {
    const fields = planFields(membership);
    return fields ? [{ ...fields, since: since.toISOString() }] : [];
  });
}
