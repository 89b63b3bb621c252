import { array, type InferType, string } from 'yup';

import { centavos, currency, orderId, token } from '../payments/cardsSchema.ts';
import { email, record, messageKey } from '../validation/fields.ts';
import { parentCallSchema } from './callSchemas.ts';
import { childrenSchema } from './schema.ts';

const prices = () =>
  array(string().required(messageKey('required')).max(64, messageKey('text.max')))
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .length(1, messageKey('invalid'));

/** Reserved: nothing extra is sold yet. */
const extras = () =>
  array(string().required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .max(0, messageKey('invalid'));

/**
 * A family that is about to pay for a plan (document 1 section 7). `prices` holds the price's id (`price_padre-mensual`),
 * `amount` what all children cost together in centavos: both must be ours.
 */
export const planCheckSchema = record({
  email: email(),
  amount: centavos(),
  prices: prices(),
  currency: currency(),
  form: parentCallSchema.required(messageKey('required')),
  children: childrenSchema(),
  extras: extras(),
});
export type PlanCheck = InferType<typeof planCheckSchema>;

/**
 * Pays the plan of a checked order by card; the registration is the order's. `children` and `extras` may be repeated
 * (document 1 section 7), and must be what was checked.
 */
export const subscriptionSchema = record({
  order: orderId(),
  payment_method: token(),
  email: email(),
  prices: prices(),
  currency: currency(),
  children: childrenSchema().optional(),
  extras: extras(),
});
export type Subscription = InferType<typeof subscriptionSchema>;

/**
 * A voucher for a checked order: intent `id` and its secret, as the provider gave them. `product` is the price's id, `form`
 * the registration once more (document 1 section 7), which must be the one that was checked.
 */
export const savedIntentSchema = record({
  order: orderId(),
  id: token(),
  client_secret: token(),
  product: string().typeError(messageKey('invalid')).required(messageKey('required')).max(64, messageKey('text.max')),
  form: parentCallSchema.default(undefined).optional(),
});
export type SavedIntent = InferType<typeof savedIntentSchema>;
