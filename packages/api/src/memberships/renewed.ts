import type { Plan } from '@lia/sdk/memberships/rules';
import { licencesAfter, type PaidPeriod } from '@lia/sdk/renewals/rules';

import type { Order } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { settleRoles } from './grants.ts';
import { grantsOf } from './holders.ts';
import { isAhead } from './periods.ts';
import { setSize } from './size.ts';
import { changeMembership, type MembershipRow } from './store.ts';

/** What an order of a plan pays of it, apart from the further licences in its unit price. */
export function paidBy({ quantity, unit_price, licences, licence_price }: Order) {
  const further = licences ?? 0;
  return { quantity, further, unit_price: unit_price - further * (licence_price ?? 0) };
}

/** What a membership has in its period, as the rules of renewals read it. */
export const periodOf = ({ licences, quantity, further, renewalLicences: chosen }: MembershipRow): PaidPeriod => ({
  licences,
  quantity,
  further,
  chosen,
});

/**
 * Gives a locked membership the plan and the licences of the period that a renewal paid, once: those that it did not pay end, free ones
 * first, then those with the highest numbers. Any other order changes nothing, nor does one whose period has not begun.
 */
export async function renewed(
  tx: Transaction,
  membership: MembershipRow,
  plan: Plan,
  order: Order,
  now: Date,
): Promise<MembershipRow> {
  const { periodEnd, licences: counted } = order;
  if (order.status !== 'approved' || order.renewalOf === null || counted === null || periodEnd === null)
    return membership;
  // A dispute that is won pays the same period again.
  if (membership.renewedUntil !== null && periodEnd <= membership.renewedUntil) return membership;
  if (await isAhead(tx, order, now)) return membership;
  const paid = paidBy(order);
  const licences = licencesAfter(plan, periodOf(membership), paid);
  await setSize(tx, membership, licences, { userId: null, reason: 'shrunk' });
  const change = { ...paid, planId: plan.id, licences, renewedAt: now, renewedUntil: periodEnd };
  await changeMembership(tx, membership.id, change);
  if (plan.id !== membership.planId) await settleRoles(tx, await grantsOf(tx, { ...membership, ...change }));
  return { ...membership, ...change };
}
