import { monthsAfter, monthsOf, type Plan } from '../memberships/rules.ts';
import type { Centavos } from '../payments/money.ts';
import { includedLicences } from './rules.ts';

/** How further licences are paid: on the page of the payment company, with an OXXO voucher, or by bank transfer. */
export const purchaseMethods = ['checkout', 'oxxo', 'transfer'] as const;
export type PurchaseMethod = (typeof purchaseMethods)[number];

/** Plans that further licences are sold for: who pays another plan pays for each person in it (decision 55). */
export const sellsLicences = ({ type, membership }: Pick<Plan, 'type' | 'membership'>): boolean =>
  type === 'escuela' && membership !== 'gratis';

/**
 * Price of a further licence for a whole period. The specification names none: it is what one of the included licences comes
 * to, rounded down to the centavo (decision 55).
 */
export const licencePrice = ({ type }: Pick<Plan, 'type'>, planPrice: Centavos): Centavos =>
  Math.floor(planPrice / includedLicences[type]);

/** Months until a membership ends that have begun or will; at least one, and at most those of its period. */
export function monthsLeft(plan: Pick<Plan, 'membership'>, paidUntil: Date, now: Date): number {
  let months = 1;
  while (months < monthsOf(plan) && monthsAfter(now, months) < paidUntil) months += 1;
  return months;
}

/** Price of a further licence until a membership ends: that of the period by the months that are left, rounded down. */
export const proratedLicencePrice = (
  plan: Pick<Plan, 'type' | 'membership'>,
  planPrice: Centavos,
  paidUntil: Date,
  now: Date,
): Centavos => Math.floor((licencePrice(plan, planPrice) * monthsLeft(plan, paidUntil, now)) / monthsOf(plan));
