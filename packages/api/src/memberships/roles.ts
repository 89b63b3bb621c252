import { replacedRoles, rolesWith } from '@lia/sdk/memberships/roles';
import { type Plan, planById } from '@lia/sdk/memberships/rules';

import type { Transaction } from '../platform/database.ts';
import { lockRoles, setRoles, standingMemberships } from './store.ts';

/** Roles that a plan replaces, to be restored later; those of a current plan were stored with it. */
export async function rolesBefore(tx: Transaction, userId: number, plan: Plan): Promise<string[]> {
  const now = await lockRoles(tx, userId);
  const [first] = await standing(tx, userId, plan);
  return first?.rolesBefore ?? now.filter((role) => replacedRoles[plan.type].some((known) => known === role));
}

/** Gives a user the role of their current plans, or `before` where none of the plan's type does any more. */
export async function settleRoles(tx: Transaction, userId: number, plan: Plan, before: string[]): Promise<void> {
  const now = await lockRoles(tx, userId);
  const plans = (await standing(tx, userId, plan)).flatMap(({ planId }) => planById(planId) ?? []);
  await setRoles(tx, userId, rolesWith(now, plan.type, plans, before));
}

/** Memberships of the plan's type that stand. */
const standing = async (tx: Transaction, userId: number, { type }: Plan) =>
  (await standingMemberships(tx, userId)).filter(({ planId }) => planById(planId)?.type === type);
