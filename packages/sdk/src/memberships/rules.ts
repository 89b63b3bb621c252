import type { Centavos } from '../payments/money.ts';

/** Path words of a registration: `/register?type={padre|maestro|escuela}&membership={gratis|mensual|anual}`. */
export const registrationTypes = ['padre', 'maestro', 'escuela'] as const;
export type RegistrationType = (typeof registrationTypes)[number];

export const memberships = ['gratis', 'mensual', 'anual'] as const;
export type Membership = (typeof memberships)[number];

/** One of the nine plans. `id` is what orders carry as `id_licenses_type`. */
export interface Plan {
  id: number;
  type: RegistrationType;
  membership: Membership;
  price: Centavos;
}

/**
 * The nine plans in the order of the specification: 0–2 parents, 3–5 teachers, 6–8 schools, each free, monthly, annual
 * (document 1 section 3). Parents pay per child. An annual plan costs ten months.
 */
export const plans: readonly Plan[] = [
  { id: 1, type: 'padre', membership: 'gratis', price: 0 },
  { id: 2, type: 'padre', membership: 'mensual', price: 149_00 },
  { id: 3, type: 'padre', membership: 'anual', price: 1490_00 },
  { id: 4, type: 'maestro', membership: 'gratis', price: 0 },
  { id: 5, type: 'maestro', membership: 'mensual', price: 199_00 },
  { id: 6, type: 'maestro', membership: 'anual', price: 1990_00 },
  { id: 7, type: 'escuela', membership: 'gratis', price: 0 },
  { id: 8, type: 'escuela', membership: 'mensual', price: 2499_00 },
  { id: 9, type: 'escuela', membership: 'anual', price: 24_990_00 },
];

/**
 * What a plan comes to per month: an annual one is shown as a twelfth of its price, to two decimals, beside the whole
 * (document 1 section 9).
 */
export const perMonth = ({ membership, price }: Pick<Plan, 'membership' | 'price'>): Centavos =>
  membership === 'anual' ? Math.round(price / 12) : price;

/** The plan behind `type` and `membership`, or undefined where one of the words is unknown. */
export const findPlan = (type: string, membership: string): Plan | undefined =>
  plans.find((plan) => plan.type === type && plan.membership === membership);
