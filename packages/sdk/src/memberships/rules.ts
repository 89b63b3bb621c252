import { DAY_MS } from '../calendar/durations.ts';
import { dayOf } from '../calendar/instants.ts';
import type { Centavos } from '../payments/money.ts';
import { type Membership, memberships, type RegistrationType } from '../registrations/rules.ts';

/** One of the nine plans. `id` is what orders carry as `id_licenses_type`. */
export interface Plan {
  id: number;
  type: RegistrationType;
  membership: Membership;
}

/** What a plan costs, and what it takes off courses and events, in percent. Both change with time; a free plan has none. */
export interface PlanTerms {
  price: Centavos;
  discount: number;
}

export type PricedPlan = Plan & PlanTerms;

/**
 * The nine plans in the order of the specification: 0–2 parents, 3–5 teachers, 6–8 schools, each free, monthly, annual
 * (document 1 section 3). Parents pay per child. An annual plan costs ten months. The discounts are those of document 1
 * sections 6 and 9. With these terms a catalogue begins; those of today are the server's (`listPlans`).
 */
export const firstTerms: readonly PricedPlan[] = [
  { id: 1, type: 'padre', membership: 'gratis', price: 0, discount: 0 },
  { id: 2, type: 'padre', membership: 'mensual', price: 149_00, discount: 25 },
  { id: 3, type: 'padre', membership: 'anual', price: 1490_00, discount: 25 },
  { id: 4, type: 'maestro', membership: 'gratis', price: 0, discount: 0 },
  { id: 5, type: 'maestro', membership: 'mensual', price: 199_00, discount: 25 },
  { id: 6, type: 'maestro', membership: 'anual', price: 1990_00, discount: 50 },
  { id: 7, type: 'escuela', membership: 'gratis', price: 0, discount: 0 },
  { id: 8, type: 'escuela', membership: 'mensual', price: 2499_00, discount: 25 },
  { id: 9, type: 'escuela', membership: 'anual', price: 24_990_00, discount: 50 },
];

/** The plans, without terms that may be others by now. */
export const plans: readonly Plan[] = firstTerms;

/**
 * What a plan comes to per month: an annual one is shown as a twelfth of its price, to two decimals, beside the whole
 * (document 1 section 9).
 */
export const perMonth = ({ membership, price }: Pick<PricedPlan, 'membership' | 'price'>): Centavos =>
  membership === 'anual' ? Math.round(price / 12) : price;

/** Courses that a teacher's plan includes each month; null where there is no limit (document 1 sections 6 and 9). */
export const includedCourses = { mensual: 3, anual: null } as const;

/** The plan behind `type` and `membership`, or undefined where one of the words is unknown. */
export const findPlan = (type: string, membership: string): Plan | undefined =>
  plans.find((plan) => plan.type === type && plan.membership === membership);

/**
 * Where a user signs in after they registered: with the plan that they picked, where it is to be paid, so that the
 * portal leads them to it.
 */
export const signInPath = (membership?: Membership): string =>
  membership === undefined || membership === 'gratis' ? '/login' : `/login?membership=${membership}`;

/** Whether the query of that address has a plan to be paid. */
export function picksPlan(search: string): boolean {
  const picked = new URLSearchParams(search).get('membership');
  return picked !== 'gratis' && memberships.some((one) => one === picked);
}

/** The plan that an order carries as `id_licenses_type`. */
export const planById = (id: number): Plan | undefined => plans.find((plan) => plan.id === id);

/** Word that names a plan in prices and messages: `padre-mensual`. */
export const slugOf = ({ type, membership }: Pick<Plan, 'type' | 'membership'>) => `${type}-${membership}` as const;

/** Id of a plan's price, as `GET /stripe/price/{type}` answers it. */
export const priceIdOf = (plan: Pick<Plan, 'type' | 'membership'>): string => `price_${slugOf(plan)}`;

/** The plan that a price is asked of, by the plan's words (`padre-mensual`) or by the price's own id. */
export const planOfPrice = (name: string): Plan | undefined =>
  plans.find((plan) => slugOf(plan) === name || priceIdOf(plan) === name);

/** Days for which a membership outlives what was paid, so that a card that failed can be mended. */
export const GRACE_DAYS = 5;

/** Most licences of a membership. */
export const MAX_LICENCES = 10_000;

/** Where a membership stands. */
export const membershipStatuses = ['active', 'grace', 'ended'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** When the grace of a membership that is paid until an instant is over. */
export const graceEnd = (paidUntil: Date): Date => new Date(paidUntil.getTime() + GRACE_DAYS * DAY_MS);

/**
 * Where a membership stands at an instant. One that its owner cancelled, or whose money went back, has no grace.
 */
export function membershipStatus(paidUntil: Date, cancelled: boolean, now: Date): MembershipStatus {
  if (now < paidUntil) return 'active';
  return now < (cancelled ? paidUntil : graceEnd(paidUntil)) ? 'grace' : 'ended';
}

/**
 * The same day so many months later, or the last one that its month has, at the same time. Days are those of Mexico City, where
 * an evening is the next day already in UTC.
 */
export function monthsAfter(from: Date, months: number): Date {
  const day = new Date(dayOf(from.toISOString()));
  const end = new Date(day);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day.getUTCDate(), last));
  return new Date(from.getTime() + end.getTime() - day.getTime());
}

/** Months of a plan's period. */
export const monthsOf = ({ membership }: Pick<Plan, 'membership'>): number => (membership === 'anual' ? 12 : 1);

/** Months from the month of an instant to that of a later one, in Mexico City. */
function monthsBetween(from: Date, until: Date): number {
  const [start, end] = [new Date(dayOf(from.toISOString())), new Date(dayOf(until.toISOString()))];
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
}

/**
 * Whether an instant is on the day of whole months after another one, or on the last day of a shorter month; at any time of it, as
 * companies charge minutes before we know of it.
 */
export const isMonthsAfter = (from: Date, until: Date): boolean =>
  dayOf(monthsAfter(from, monthsBetween(from, until)).toISOString()) === dayOf(until.toISOString());

/**
 * End of a period that begins at an instant, at the same time of the day. One that follows others without a break ends on the day of
 * the month on which the first began, whole months before (`isMonthsAfter`): what began on the 31st ends on the 28th of February, and
 * on the 31st of March.
 */
export function periodEnd(begins: Date, membership: Exclude<Membership, 'gratis'>, first = begins): Date {
  const months = monthsBetween(first, begins);
  const later = begins.getTime() - monthsAfter(first, months).getTime();
  return new Date(monthsAfter(first, months + monthsOf({ membership })).getTime() + later);
}

/** Days for which the registration of an unpaid order is kept. */
export const KEEP_UNPAID_DAYS = 30;
