import { type GrantType, replacedRoles, rolesWith } from '@lia/sdk/memberships/roles';
import { type Plan, planById } from '@lia/sdk/memberships/rules';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { lockRolesOf } from './store.ts';
import { licences, memberships } from './tables.ts';

/** A role that a user has, or had until now, by a plan that they pay or a licence that they hold. */
export interface Grant {
  userId: number;
  type: GrantType;
  /** Roles that it replaced. */
  before: string[];
}

/** A grant while its membership stands. */
interface StandingGrant extends Grant {
  plan: Plan;
}

/** What current memberships give people. */
async function standingGrants(tx: Transaction, userIds: readonly number[]): Promise<StandingGrant[]> {
  const paid = await tx
    .select({ userId: memberships.userId, planId: memberships.planId, before: memberships.rolesBefore })
    .from(memberships)
    .where(and(inArray(memberships.userId, [...userIds]), ne(memberships.status, 'ended')));
  const held = await tx
    .select({
      userId: licences.userId,
      planId: memberships.planId,
      type: licences.type,
      before: licences.rolesBefore,
    })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .where(and(inArray(licences.userId, [...userIds]), isNull(licences.freedAt), ne(memberships.status, 'ended')));
  return [
    ...paid.flatMap(({ planId, userId, ...grant }) => {
      const plan = planById(planId);
      return plan && userId !== null ? [{ ...grant, plan, userId, type: plan.type }] : [];
    }),
    ...held.flatMap(({ planId, userId, ...grant }) => {
      const plan = planById(planId);
      return plan && userId !== null ? [{ ...grant, plan, userId }] : [];
    }),
  ];
}

/**
 * Adds the roles that a plan will replace, to be restored later: those that a current plan of the same type replaced already,
 * or what people have now. Locks the people until the transaction ends.
 */
export async function withRolesBefore(
  tx: Transaction,
  people: readonly { userId: number; type: GrantType }[],
): Promise<Grant[]> {
  const userIds = people.map(({ userId }) => userId);
  const now = await lockRolesOf(tx, userIds);
  const standing = await standingGrants(tx, userIds);
  return people.map(({ userId, type }) => ({
    userId,
    type,
    before:
      standing.find((grant) => grant.userId === userId && grant.type === type)?.before ??
      (now.get(userId) ?? []).filter((role) => replacedRoles[type].some((known) => known === role)),
  }));
}

/** Gives people the roles of their current plans, or those from before where none is left of the type that changed. */
export async function settleRoles(tx: Transaction, changed: readonly Grant[]): Promise<void> {
  if (changed.length === 0) return;
  const userIds = [...new Set(changed.map(({ userId }) => userId))];
  const roles = await lockRolesOf(tx, userIds);
  const standing = await standingGrants(tx, userIds);
  const settled = new Map<number, string[]>();
  for (const { userId, type, before } of changed) {
    const now = settled.get(userId) ?? roles.get(userId);
    const plans = standing.filter((grant) => grant.userId === userId && grant.type === type).map(({ plan }) => plan);
    if (now) settled.set(userId, rolesWith(now, type, plans, before));
  }
  const given = JSON.stringify([...settled].map(([id, role]) => ({ id, role })));
  await tx.execute(sql`
    update users set role = given.role from jsonb_to_recordset(${given}::jsonb) as given(id int, role text[])
    where users.id = given.id and users.role is distinct from given.role`);
}

/** Gives a person the roles of all of their current plans, where rows with plans came to them without their roles. */
export async function settleStanding(tx: Transaction, userId: number): Promise<void> {
  const standing = await standingGrants(tx, [userId]);
  const types = [...new Set(standing.map(({ type }) => type))];
  await settleRoles(
    tx,
    await withRolesBefore(
      tx,
      types.map((type) => ({ userId, type })),
    ),
  );
}
