import { array, boolean, type InferType, number, string } from 'yup';

import {
  disputeStatuses,
  otherMethods,
  paymentMethods,
  refundReasons,
  refundStatuses,
  teamRefundReasons,
  voucherStatuses,
} from '../payments/rules.ts';
import { orderReasons, paymentStatuses } from '../payments/schema.ts';
import { transferPaymentSchema } from '../payments/transferSchema.ts';
import { messageKey, optionalText, record, UUID } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { invoiceDecisions, invoiceStatuses, MAX_RESENT } from './rules.ts';
import { invoiceRequestSchema } from './schema.ts';

/** Where the return of an order stands: not yet, with its owner, or taken back. */
export const outcomeStatuses = ['waiting', 'given', 'withdrawn'] as const;
export type OutcomeStatus = (typeof outcomeStatuses)[number];

/**
 * Where what goes back stands. `refused`: its company cannot give it back; `manual`: it could not, and the team
 * did.
 */
export const shownRefundStatuses = [...refundStatuses, 'manual'] as const;
export type ShownRefundStatus = (typeof shownRefundStatuses)[number];

/** Where an order stands in the console. `closed`: it was not paid, and its checkout is closed, as where another took its place. */
export const shownOrderStatuses = [...paymentStatuses, 'closed'] as const;
export type ShownOrderStatus = (typeof shownOrderStatuses)[number];

/**
 * What the refund of an order does to the subscription that it paid a period of. The first payment ends it at once, the last one
 * ends it with its period; between them it goes on, unless the refund is to end it as well.
 */
export const subscriptionsAfterRefund = ['ends_now', 'ends_with_period', 'goes_on'] as const;
export type SubscriptionAfterRefund = (typeof subscriptionsAfterRefund)[number];

/** What an order brought about: a place in a course, a membership or its licences, whose it is, and until when it is paid. */
const outcomeSchema = record({
  status: string().oneOf(outcomeStatuses).required(),
  username: string().nullable().defined(),
  /** The account's page in the console; null while there is no account. */
  user_id: string().nullable().defined(),
  /** Names of the schools whose plan it is; empty where it is of none. */
  schools: string().defined(),
  until: string().nullable().defined(),
});
export type Outcome = InferType<typeof outcomeSchema>;

/** An OXXO voucher, as the operator reads it to its payer. */
const orderVoucherSchema = record({
  /** Null while it is being printed. */
  number: string().nullable().defined(),
  /** Until when it may be paid. */
  expires_at: string().nullable().defined(),
  status: string().oneOf(voucherStatuses).required(),
});
export type OrderVoucher = InferType<typeof orderVoucherSchema>;

/** A payment of an order. */
export const orderPaymentSchema = record({
  id: string().required(),
  provider: string().required(),
  method: string()
    .oneOf([...otherMethods, ...paymentMethods])
    .required(),
  status: string().oneOf(paymentStatuses).required(),
  amount: number().required(),
  /** How much of it went back. */
  refunded: number().required(),
  created_at: string().required(),
  /** When the money came; null while it did not, or where the company does not report it. */
  paid_at: string().nullable().defined(),
  /** Null where it is paid otherwise than with a voucher. */
  voucher: orderVoucherSchema.nullable().defined(),
});

/** What went back of an order, or is to. */
export const orderRefundSchema = record({
  id: string().required(),
  payment_id: string().required(),
  reason: string().oneOf(refundReasons).required(),
  status: string().oneOf(shownRefundStatuses).required(),
  amount: number().required(),
  /** What the team noted about it, and who asked for it; null where it was not the team. */
  note: string().nullable().defined(),
  requested_by: string().nullable().defined(),
  /** Who of ours gave it back, and when. */
  manual: record({ at: string().required(), by: string().required() }).nullable().defined(),
  created_at: string().required(),
});

/** A payment that its payer disputes at their bank. `due_at`: until when the company takes evidence, where it names a date. */
export const orderDisputeSchema = record({
  id: string().required(),
  payment_id: string().required(),
  status: string().oneOf(disputeStatuses).required(),
  /** The company's word for why. */
  reason: string().defined(),
  amount: number().required(),
  due_at: string().nullable().defined(),
  opened_at: string().required(),
  closed_at: string().nullable().defined(),
  /** Whether the money may not be given back until the bank decides: the company has taken it already. */
  holds_refund: boolean().required(),
});

/** What is known of the bank transfer that an order is paid with. */
const orderTransferSchema = record({
  /** What the payer writes beside it. */
  reference: string().required(),
  /** The transfer that pays it, as it was marked; null while none does. */
  payment: transferPaymentSchema.nullable().defined(),
});

/** An order as the console lists it; amounts in centavos, `folio` as it is written, null while nothing is paid. */
export const orderRecordSchema = record({
  id: string().required(),
  created_at: string().required(),
  reason: string().oneOf(orderReasons).required(),
  status: string().oneOf(paymentStatuses).required(),
  /** Whether its checkout was closed before it was paid, as where another order took its place. */
  closed: boolean().required(),
  title: string().required(),
  quantity: number().required(),
  unit_price: number().required(),
  /** Unit price before the buyer's plan took `discount` percent off it; both null where nothing was taken off. */
  list_price: number().nullable().defined(),
  discount: number().nullable().defined(),
  total: number().required(),
  payer_name: string().defined(),
  payer_email: string().defined(),
  /** In whose name a gift is paid; null where a person pays for themselves. */
  payer_company: string().nullable().defined(),
  /** Uuid of the account that the order belongs to; null while it has none. */
  owner_id: string().nullable().defined(),
  /** City of the account that the order belongs to; null while it has none, and where the account does not know. */
  payer_city: string().nullable().defined(),
  provider: string().required(),
  folio: string().nullable().defined(),
  receipt_id: string().nullable().defined(),
  /** When the receipt was cancelled, because the money went back. */
  cancelled_at: string().nullable().defined(),
  /** What was ordered, by the reason: id of the course, of the gift, or of the order that began the membership; null while there is none. */
  item_id: string().nullable().defined(),
  /** Null where it is not paid by bank transfer. */
  transfer: orderTransferSchema.nullable().defined(),
  /** Null for a gift, which asks for nothing in return, and where nothing is known of it. */
  outcome: outcomeSchema.nullable().defined(),
  payments: array(orderPaymentSchema).required(),
  /** What went back or is to, oldest first: a part of a payment, or all of one that came twice. */
  refunds: array(orderRefundSchema).required(),
  /** Oldest first. */
  disputes: array(orderDisputeSchema).required(),
  /** Null where the order paid none, and where it ended or ends with its period. */
  subscription: string().oneOf(subscriptionsAfterRefund).nullable().defined(),
});
export type OrderRecord = InferType<typeof orderRecordSchema>;

/** Gives the money of an order back, with the reason that the order keeps. */
export const refundRequestSchema = record({
  reason: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(teamRefundReasons, messageKey('choice.unknown'))
    .required(messageKey('required')),
  note: optionalText(400).nullable(),
  /** Whether the subscription that the order paid a period of ends with the period that is paid. */
  end_subscription: boolean().typeError(messageKey('choice.unknown')).optional(),
});
export type RefundRequest = InferType<typeof refundRequestSchema>;

/** Sends the receipts of these orders again. */
export const receiptResendSchema = record({
  orders: array(string().matches(UUID, messageKey('invalid')).required())
    .typeError(messageKey('invalid'))
    .min(1, messageKey('required'))
    .max(MAX_RESENT, messageKey('receipts.max'))
    .required(messageKey('required')),
});
export type ReceiptResend = InferType<typeof receiptResendSchema>;

/** Marks what a company could not give back. */
export const manualRefundSchema = record({
  completed: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
});
export type ManualRefund = InferType<typeof manualRefundSchema>;

export const orderListSchema = array(orderRecordSchema).required();

/** An invoice (CFDI) as the tax office stamped it; `id` is its folio fiscal. */
export const invoiceSchema = record({
  id: string().required(),
  issued_at: string().required(),
  uploaded_at: string().required(),
  /** When another one took its place, or its request was opened again; null while it stands. */
  cancelled_at: string().nullable().defined(),
});
export type Invoice = InferType<typeof invoiceSchema>;

/** What comes with the files of an invoice. */
export const invoiceUploadSchema = record({
  /** The folio fiscal of the invoice that it takes the place of. */
  replaces: string().typeError(messageKey('invalid')).max(36, messageKey('text.max')).optional(),
});
export type InvoiceUpload = InferType<typeof invoiceUploadSchema>;

/** An invoice request as the console lists it, with the receipt that it is about; `total` in centavos. */
export const invoiceRecordSchema = record({
  ...storedFields(invoiceRequestSchema),
  id: string().required(),
  created_at: string().required(),
  status: string().oneOf(invoiceStatuses).required(),
  /** Why it was rejected, or the folio fiscal of the invoice. */
  note: string().nullable().defined(),
  decided_at: string().nullable().defined(),
  receipt_id: string().required(),
  order_id: string().required(),
  folio: string().required(),
  title: string().required(),
  total: number().required(),
  paid_at: string().required(),
  /** Whether the receipt was cancelled since. */
  cancelled: boolean().required(),
  /** Its invoices, latest first: at most one stands, the others were cancelled. */
  invoices: array(invoiceSchema).required(),
});
export type InvoiceRecord = InferType<typeof invoiceRecordSchema>;

export const invoiceListSchema = array(invoiceRecordSchema).required();

/** What the console decides about a request. `note` is the reason of a rejection. */
export const invoiceDecisionSchema = record({
  status: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(invoiceDecisions, messageKey('choice.unknown'))
    .required(messageKey('required')),
  note: string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .max(400, messageKey('text.max'))
    .nullable()
    .optional(),
});
export type InvoiceDecision = InferType<typeof invoiceDecisionSchema>;

export const invoiceSavedSchema = record({ message: string().required(), data: invoiceRecordSchema });
export type InvoiceSaved = InferType<typeof invoiceSavedSchema>;
