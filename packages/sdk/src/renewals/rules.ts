import { licencePrice } from '../licences/purchaseRules.ts';
import { includedLicences } from '../licences/rules.ts';
import type { Plan } from '../memberships/rules.ts';
import type { Centavos } from '../payments/money.ts';
import type { SubscriptionCharge } from '../payments/subscriptionCharge.ts';

/** Days before a renewal by which its payer is notified of a higher price. */
export const PRICE_NOTICE_DAYS = 30;

/** Days before a period begins on which its payer is reminded of it. */
export const REMINDER_DAYS = 14;

/** Days before the end of a plan that is paid in cash on which its next voucher is printed, and for which that stands. */
export const VOUCHER_LEAD_DAYS = 7;

/** Days before the end of such a plan on which its payer is reminded. */
export const CASH_REMINDER_DAYS: readonly number[] = [VOUCHER_LEAD_DAYS, 3, 1];

/** What a membership has in the period that is paid, as far as its renewal depends on it. */
export interface PaidPeriod {
  /** All of its licences: those of the plan, those bought beside it, and those that an administrator added. */
  licences: number;
  /** How many times the plan is paid: once for each child of a parent, else once. */
  quantity: number;
  /** Licences bought beside those of the plan. */
  further: number;
  /** The number of licences that its payer chose for the next period; null where it keeps all of them. */
  chosen: number | null;
}

/** What the next period has and is charged for. */
export interface NextPeriod {
  licences: number;
  quantity: number;
  further: number;
}

type PlanType = Pick<Plan, 'type'>;

/** Bought licences that are there: an administrator may have set a number below what was paid. */
const furtherLeft = ({ type }: PlanType, { licences, quantity, further }: PaidPeriod): number =>
  Math.max(0, Math.min(further, licences - includedLicences[type] * quantity));

/** Licences that the next period may do without, since they are charged one by one: a plan is paid for one child at least. */
const spareLicences = (plan: PlanType, period: PaidPeriod): number =>
  plan.type === 'padre' ? Math.min(period.quantity, period.licences) - 1 : furtherLeft(plan, period);

/** The smallest number of licences that the next period can have. */
export const leastLicences = (plan: PlanType, period: PaidPeriod): number =>
  Math.max(1, period.licences - spareLicences(plan, period));

/** What a membership is renewed with: all that it has, or the smaller number that its payer chose (decision 62). */
export function nextPeriod(plan: PlanType, period: PaidPeriod): NextPeriod {
  const { licences, quantity, chosen } = period;
  const kept = Math.min(licences, Math.max(leastLicences(plan, period), chosen ?? licences));
  const fewer = licences - kept;
  const further = furtherLeft(plan, period);
  return plan.type === 'padre'
    ? { licences: kept, quantity: quantity - fewer, further }
    : { licences: kept, quantity, further: further - fewer };
}

/** What a period is charged at a price of the plan. A further licence costs its part of that (decision 55). */
export const chargeOf = (
  plan: PlanType,
  planPrice: Centavos,
  { quantity, further }: Omit<NextPeriod, 'licences'>,
): SubscriptionCharge => ({
  unit_price: planPrice,
  quantity,
  licences: further,
  licence_price: further === 0 ? 0 : licencePrice(plan, planPrice),
});

/** Number of licences after a period was paid that has this quantity and these further licences. */
export function licencesAfter(plan: PlanType, period: PaidPeriod, paid: Omit<NextPeriod, 'licences'>): number {
  const charged = includedLicences[plan.type] * period.quantity + furtherLeft(plan, period);
  const chargedNext = includedLicences[plan.type] * paid.quantity + paid.further;
  return Math.max(1, period.licences - charged + chargedNext);
}

/**
 * Price of a plan in the next period that a card pays by itself: what was agreed on, or what its payer was notified of in time;
 * never more than the plan costs by then.
 */
export const renewalPrice = ({
  agreed,
  current,
  notified,
}: {
  agreed: Centavos;
  current: Centavos;
  notified: readonly Centavos[];
}): Centavos => Math.min(current, Math.max(agreed, ...notified));
