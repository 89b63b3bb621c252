import { array, type InferType, string } from 'yup';

import { centavos, currency, orderId, token } from '../payments/cardsSchema.ts';
import { email, record, messageKey } from '../validation/fields.ts';
import { coursePurchaseSchema } from './schema.ts';

const nothing = () =>
  array(string().required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .max(0, messageKey('invalid'));

const product = () =>
  string().typeError(messageKey('invalid')).required(messageKey('required')).max(64, messageKey('text.max'));

/**
 * A buyer who is about to pay a course by card or OXXO (document 1 section 7). `prices` holds the price's id
 * (`curso-12`), `amount` its centavos: both must be ours, and `form.course.price` as well. `children` and `extras` are
 * for plans.
 */
export const coursePaymentCheckSchema = record({
  email: email(),
  amount: centavos(),
  prices: array(product())
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .length(1, messageKey('invalid')),
  currency: currency(),
  form: coursePurchaseSchema.required(messageKey('required')),
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
