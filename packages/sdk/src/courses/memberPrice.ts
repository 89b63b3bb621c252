import type { Centavos } from '../payments/money.ts';
import { includedCourses, type MembershipStatus } from '../memberships/rules.ts';
import type { Membership, RegistrationType } from '../registrations/rules.ts';

/** A membership of the buyer, as far as prices depend on it. */
export interface BuyerMembership {
  type: RegistrationType;
  membership: Membership;
  status: MembershipStatus;
  /** What the plan takes off now, in percent. */
  discount: number;
}

/** What one buyer pays for a course. `discount` is in percent of the list price: 0 without a plan, 100 where included. */
export interface MemberPrice {
  price: Centavos;
  discount: number;
  /** Whether the plan includes the course, so that nothing is paid. */
  included: boolean;
  /** The plan that the price comes from; null at the list price. */
  plan: Pick<BuyerMembership, 'type' | 'membership'> | null;
}

/**
 * Whether a membership counts for prices. In grace it does: the plan stands and its roles stay until the grace is over, so
 * its discounts do as well.
 */
const counts = ({ status, membership }: BuyerMembership): boolean => status !== 'ended' && membership !== 'gratis';

/** Courses that a plan includes each calendar month: 0 for none, null where there is no limit. */
const includedBy = ({ type, membership }: BuyerMembership): number | null =>
  type === 'maestro' && membership !== 'gratis' ? includedCourses[membership] : 0;

/**
 * What a buyer with these memberships pays for a course of a list price, where their plan included `taken` courses this
 * calendar month already (`monthOf`). Of several memberships the one with the lowest price counts. What is left after the
 * discount is rounded down to whole centavos, in favour of the buyer; only a course that is included costs nothing.
 */
export function memberPrice(list: Centavos, memberships: readonly BuyerMembership[], taken: number): MemberPrice {
  return memberships
    .filter(counts)
    .map((one) => priceWith(list, one, taken))
    .reduce((best, one) => (one.price < best.price ? one : best), {
      price: list,
      discount: 0,
      included: false,
      plan: null,
    });
}

function priceWith(list: Centavos, buyer: BuyerMembership, taken: number): MemberPrice {
  const { type, membership, discount } = buyer;
  const plan = { type, membership };
  const quota = includedBy(buyer);
  if (quota === null || taken < quota) return { price: 0, discount: 100, included: true, plan };
  // Multiplied before it is divided: whole numbers carry no rounding error into the floor.
  const left = Math.floor((list * (100 - discount)) / 100);
  return { price: Math.min(list, Math.max(1, left)), discount, included: false, plan };
}

/** How many courses a buyer's plan includes each month, and how many are left; null where it includes none. */
export interface Quota {
  /** Null where there is no limit. */
  each_month: number | null;
  left: number | null;
}

export function quotaOf(memberships: readonly BuyerMembership[], taken: number): Quota | null {
  const quotas = memberships.filter(counts).map(includedBy);
  if (quotas.includes(null)) return { each_month: null, left: null };
  const most = Math.max(0, ...quotas.map((quota) => quota ?? 0));
  return most === 0 ? null : { each_month: most, left: Math.max(0, most - taken) };
}
