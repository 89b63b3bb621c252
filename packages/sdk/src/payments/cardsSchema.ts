import { type InferType, number, string } from 'yup';

import { EMAIL, record, messageKey, visible, requiredUuid } from '../validation/fields.ts';
import { LONGEST_EMAIL } from '../validation/lengths.ts';
import { CURRENCY } from './money.ts';
import { paymentMethods, voucherStatuses } from './rules.ts';

/** An id or a secret of the provider's, passed on as it is. */
export const token = () =>
  string().typeError(messageKey('invalid')).required(messageKey('required')).max(255, messageKey('text.max'));

/** Order that a validation call wrote. */
export const orderId = requiredUuid;

/** Pesos alone are taken (document 1 section 9); in the small letters of Stripe as well. */
export const currency = () =>
  string()
    .typeError(messageKey('choice.unknown'))
    .oneOf([CURRENCY, CURRENCY.toLowerCase()], messageKey('choice.unknown'))
    .required(messageKey('required'));

/** An amount in centavos. */
export const centavos = () =>
  number()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'));

/** Name on a voucher: at least two words of letters (document 1 section 5). */
const TWO_WORDS = visible(String.raw`[\p{L}\p{M}'’-]+(\s+[\p{L}\p{M}'’-]+)+`);

/** Who pays at OXXO (document 1 section 5). */
export const oxxoPayerSchema = record({
  name: string()
    .typeError(messageKey('oxxo.name'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('oxxo.name'))
    .max(150, messageKey('text.max'))
    .matches(TWO_WORDS, messageKey('oxxo.name')),
  email: string()
    .typeError(messageKey('oxxo.email'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('oxxo.email'))
    .max(LONGEST_EMAIL, messageKey('text.max'))
    .matches(EMAIL, messageKey('oxxo.email')),
});
export type OxxoPayer = InferType<typeof oxxoPayerSchema>;

/** Answer of a validation call: the order that the next calls are about. */
export const validatedSchema = record({
  message: string().required(),
  data: record({ order: record({ id: string().required() }) }),
});
export type Validated = InferType<typeof validatedSchema>;

/** Asks for an intent (document 1 section 7). `amount` in centavos, as the order has it. */
export const intentRequestSchema = record({
  paymentMethodType: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(paymentMethods, messageKey('choice.unknown'))
    .required(messageKey('required')),
  email: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(LONGEST_EMAIL, messageKey('text.max')),
  currency: currency(),
  amount: centavos(),
  order: orderId(),
});
export type IntentRequest = InferType<typeof intentRequestSchema>;

/** What the page confirms with the provider. */
export const intentSchema = record({ id: string().required(), client_secret: string().required() });
export type Intent = InferType<typeof intentSchema>;

/** The browser's word that an intent is confirmed; a hint, since the truth is asked of the provider. */
export const oxxoConfirmationSchema = record({ payment_intent: token() });
export type OxxoConfirmation = InferType<typeof oxxoConfirmationSchema>;

/** A voucher stands. `voucher` is the id of its page. */
export const oxxoSavedSchema = record({
  message: string().required(),
  data: record({
    order: record({ id: string().required() }),
    id_parent: string().nullable().defined(),
    voucher: string().required(),
  }),
});
export type OxxoSaved = InferType<typeof oxxoSavedSchema>;

/**
 * Where a card payment stands: `requires_action` is to be confirmed with `client_secret`, which is null otherwise.
 * `payment` is the id by which the receipt page knows the payment, null until it is paid.
 */
export const cardOutcomeSchema = record({
  message: string().required(),
  data: record({
    status: string().oneOf(['paid', 'processing', 'requires_action']).required(),
    client_secret: string().nullable().defined(),
    order: record({ id: string().required() }),
    id_parent: string().nullable().defined(),
    payment: string().nullable().defined(),
  }),
});
export type CardOutcome = InferType<typeof cardOutcomeSchema>;

/** Who takes cards here. `publishable_key` is null in the sandbox. */
export const paymentSettingsSchema = record({
  cards: string().oneOf(['stripe', 'sandbox']).required(),
  publishable_key: string().nullable().defined(),
});
export type PaymentSettings = InferType<typeof paymentSettingsSchema>;

/** The OXXO voucher of an order; `number` is null while it is being printed. */
export const oxxoVoucherSchema = record({
  id: string().required(),
  number: string().nullable().defined(),
  expires_at: string().nullable().defined(),
});

/**
 * A voucher as its page shows it; `total` in centavos, `number` is what the cashier types. It names no person and leads to no
 * receipt, since its address is shared with who is to pay it.
 */
export const voucherSchema = record({
  id: string().required(),
  status: string().oneOf(voucherStatuses).required(),
  title: string().required(),
  quantity: number().required(),
  total: number().required(),
  number: string().nullable().defined(),
  expires_at: string().nullable().defined(),
  paid_at: string().nullable().defined(),
  hosted_url: string().nullable().defined(),
});
export type Voucher = InferType<typeof voucherSchema>;
