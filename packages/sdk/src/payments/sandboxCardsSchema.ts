import { boolean, type InferType, number, string } from 'yup';

import { record, messageKey } from '../validation/fields.ts';
import { oxxoPayerSchema, token } from './cardsSchema.ts';
import { disputeStatuses, paymentMethods } from './rules.ts';

/** What a test card brings about; `authentication` asks the holder first, and is approved then. */
export const testCardOutcomes = ['approved', 'card_declined', 'insufficient_funds', 'authentication'] as const;
export type TestCardOutcome = (typeof testCardOutcomes)[number];

/**
 * The test cards that the sandbox takes, in the numbers people know from Stripe, and what comes of each. Any date that
 * is not over and any three digits go with them.
 */
export const testCards = {
  '4242424242424242': 'approved',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authentication',
  '4000002760003184': 'authentication',
} as const satisfies Readonly<Record<string, TestCardOutcome>>;

/** What is typed on the card field; spaces in the number are left out. */
export const sandboxCardSchema = record({
  number: string().typeError(messageKey('invalid')).required(messageKey('required')).max(23, messageKey('text.max')),
  exp_month: number()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(12, messageKey('invalid')),
  /** Four digits. */
  exp_year: number()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(2000, messageKey('invalid'))
    .max(2100, messageKey('invalid')),
  cvc: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .matches(/^\d{3,4}$/, messageKey('invalid')),
});
export type SandboxCard = InferType<typeof sandboxCardSchema>;

/** What stands for a card from then on. */
export const sandboxCardTokenSchema = record({
  id: string().required(),
  brand: string().required(),
  last4: string().required(),
});
export type SandboxCardToken = InferType<typeof sandboxCardTokenSchema>;

/** How often a provider event is sent (0: it gets lost), and how late. Once and at once where absent. */
const notifications = () =>
  number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(0, messageKey('invalid'))
    .max(20, messageKey('invalid'));
const delay = () =>
  number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(0, messageKey('invalid'))
    .max(60_000, messageKey('invalid'));

/** Pays with `payment_method` (a card's token), or asks for a voucher with `oxxo`: one of the two. */
export const sandboxConfirmationSchema = record({
  client_secret: token(),
  payment_method: string().typeError(messageKey('invalid')).max(255, messageKey('text.max')).optional(),
  oxxo: oxxoPayerSchema.optional().default(undefined),
  notifications: notifications(),
  delay_ms: delay(),
});
export type SandboxConfirmation = InferType<typeof sandboxConfirmationSchema>;

export const sandboxAuthenticationSchema = record({
  client_secret: token(),
  approve: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
  notifications: notifications(),
  delay_ms: delay(),
});
export type SandboxAuthentication = InferType<typeof sandboxAuthenticationSchema>;

/** Statuses of a sandbox intent: those of any card company's (api `cardProvider.ts`). */
export const sandboxIntentStatuses = [
  'open',
  'requires_action',
  'awaiting_cash',
  'approved',
  'declined',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type SandboxIntentStatus = (typeof sandboxIntentStatuses)[number];

/** A voucher: `number` is what the cashier types, `amount` in centavos, `expires_at` an ISO instant. */
export const sandboxVoucherSchema = record({
  id: string().required(),
  status: string().oneOf(sandboxIntentStatuses).required(),
  number: string().required(),
  amount: number().required(),
  description: string().defined(),
  expires_at: string().required(),
  hosted_url: string().required(),
});
export type SandboxVoucher = InferType<typeof sandboxVoucherSchema>;

/** An intent as the browser may see it. `failure` is the company's word: `card_declined`, `insufficient_funds`, … */
export const sandboxIntentSchema = record({
  id: string().required(),
  status: string().oneOf(sandboxIntentStatuses).required(),
  method: string().oneOf(paymentMethods).required(),
  amount: number().required(),
  failure: string().nullable().defined(),
  voucher: sandboxVoucherSchema.nullable().defined(),
});
export type SandboxIntent = InferType<typeof sandboxIntentSchema>;

export const voucherDecisions = ['paid', 'expired', 'paid_late'] as const;
export type VoucherDecision = (typeof voucherDecisions)[number];

export const sandboxVoucherDecisionSchema = record({
  decision: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(voucherDecisions, messageKey('choice.unknown'))
    .required(messageKey('required')),
  notifications: notifications(),
  delay_ms: delay(),
});
export type SandboxVoucherDecision = InferType<typeof sandboxVoucherDecisionSchema>;

export const renewalDecisions = ['approved', 'rejected', 'ended'] as const;
export type RenewalDecision = (typeof renewalDecisions)[number];

export const sandboxRenewalSchema = record({
  decision: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(renewalDecisions, messageKey('choice.unknown'))
    .required(messageKey('required')),
  notifications: notifications(),
  delay_ms: delay(),
});
export type SandboxRenewal = InferType<typeof sandboxRenewalSchema>;

/** `amount` in centavos; all that is left where it is absent. */
export const sandboxRefundSchema = record({
  amount: number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .optional(),
  notifications: notifications(),
  delay_ms: delay(),
});
export type SandboxRefund = InferType<typeof sandboxRefundSchema>;

/** Where a dispute stands now. */
export const sandboxDisputeSchema = record({
  status: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(disputeStatuses, messageKey('choice.unknown'))
    .required(messageKey('required')),
  notifications: notifications(),
  delay_ms: delay(),
});
export type SandboxDispute = InferType<typeof sandboxDisputeSchema>;

/** Whether the provider event was taken; false where it got lost or comes later. */
export const sandboxDoneSchema = record({ notified: boolean().required() });
export type SandboxDone = InferType<typeof sandboxDoneSchema>;
