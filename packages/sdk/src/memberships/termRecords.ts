import { array, type InferType, number, string } from 'yup';

import { isDay } from '../calendar/days.ts';
import { type Centavos, fromPesos } from '../payments/money.ts';
import { pesos } from '../payments/pesos.ts';
import { messageKey, record } from '../validation/fields.ts';
import { type Plan, plans, slugOf } from './rules.ts';

/** Those that cost something, whose terms change. */
export const paidPlans: readonly Plan[] = plans.filter(({ membership }) => membership !== 'gratis');

/** What of a plan changes with time: its price in centavos, or its discount in percent. */
export const termKinds = ['price', 'discount'] as const;
export type TermKind = (typeof termKinds)[number];

/** Where a term stands by the clock: one that holds was followed by none yet. */
export const termStatuses = ['current', 'scheduled', 'past'] as const;
export type TermStatus = (typeof termStatuses)[number];

/** Words of the plans that are paid: `padre-mensual`. */
export const paidSlugs = paidPlans.map(slugOf);

/** What the card company takes at least, and a slip of the keyboard at most. */
export const planPrices: Readonly<Record<'min' | 'max', Centavos>> = { min: fromPesos(10), max: fromPesos(100_000) };

/** A plan never takes off the whole: what is free is included in a plan. */
export const MAX_DISCOUNT = 90;

/**
 * Other terms for a plan. `price` in pesos, `discount` in percent: one of the two, or both. `from` is the day in Mexico City
 * with whose beginning they hold; where it lacks, they hold at once.
 */
export const planTermsSchema = record({
  plan: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(paidSlugs, messageKey('choice.unknown'))
    .required(messageKey('required')),
  price: pesos(planPrices).when('discount', ([discount], price) =>
    typeof discount === 'number' ? price.optional() : price.required(messageKey('required')),
  ),
  discount: number()
    .typeError(messageKey('number.digits'))
    .integer(messageKey('number.digits'))
    .min(0, messageKey('number.min'))
    .max(MAX_DISCOUNT, messageKey('number.max')),
  from: string()
    .typeError(messageKey('invalid'))
    .test('day', messageKey('invalid'), (day) => day === undefined || isDay(day)),
});
export type PlanTermsData = InferType<typeof planTermsSchema>;

/** A term as the console lists it. `value` in centavos or percent; instants in ISO form. */
export const planTermRecordSchema = record({
  id: string().required(),
  plan: string().oneOf(paidSlugs).required(),
  kind: string().oneOf(termKinds).required(),
  value: number().required(),
  status: string().oneOf(termStatuses).required(),
  from: string().required(),
  created_at: string().required(),
  /** Full name of who set it; null for the value of the specification. */
  author: string().nullable().defined(),
  /** How many go on paying less than this current price, since no e-mail can notify them of it. */
  unnotified: number().required(),
});
export type PlanTermRecord = InferType<typeof planTermRecordSchema>;

export const planTermRecordListSchema = array(planTermRecordSchema).required();

/** The latest of the terms that were saved. */
export const planTermsSavedSchema = record({ message: string().required(), data: planTermRecordSchema });
export type PlanTermsSaved = InferType<typeof planTermsSavedSchema>;
