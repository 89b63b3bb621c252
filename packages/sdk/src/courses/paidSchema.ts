import { array, type InferType, string } from 'yup';

import { centavos, currency, orderId, token } from '../payments/cardsSchema.ts';
import { email, record, says } from '../validation/fields.ts';
import { coursePurchaseSchema } from './schema.ts';

const nothing = () =>
  array(string().required(says('required')))
    .typeError(says('invalid'))
    .max(0, says('invalid'));

const product = () => string().typeError(says('invalid')).required(says('required')).max(64, says('text.max'));

/**
 * Somebody who is about to pay a course by card or OXXO (document 1 section 7). `prices` holds the price's id
 * (`curso-12`), `amount` its centavos: both must be ours, and `form.course.price` as well. `children` and `extras` are
 * for plans.
 */
export const coursePaymentCheckSchema = record({
  email: email(),
  amount: centavos(),
  prices: array(product()).typeError(says('invalid')).required(says('required')).length(1, says('invalid')),
  currency: currency(),
  form: coursePurchaseSchema.required(says('required')),
  children: nothing(),
  extras: nothing(),
});
export type CoursePaymentCheck = InferType<typeof coursePaymentCheckSchema>;

/** The registration once more (document 1 section 7), which must be the one that was checked. */
const formAgain = () => coursePurchaseSchema.default(undefined).optional();

/** A card payment that the browser confirmed: intent `id` and its secret. `product` is the price's id. */
export const coursePaymentSchema = record({
  order: orderId(),
  id: token(),
  client_secret: token(),
  amount: centavos(),
  product: product(),
  form: formAgain(),
});
export type CoursePayment = InferType<typeof coursePaymentSchema>;

/** A voucher that stands: intent `id` and its secret. `product` is the price's id. */
export const courseVoucherSchema = record({
  order: orderId(),
  id: token(),
  client_secret: token(),
  product: product(),
  form: formAgain(),
});
export type CourseVoucher = InferType<typeof courseVoucherSchema>;
