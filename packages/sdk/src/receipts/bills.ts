import { array, boolean, type InferType, number, string } from 'yup';

import { orderReasons } from '../payments/schema.ts';
import { record, messageKey } from '../validation/fields.ts';
import { invoiceStatuses } from './rules.ts';

const id = () => string().typeError(messageKey('invalid')).max(200, messageKey('text.max'));

/** Which bill is meant: what is named must all be true of it. The latest one where nothing is. */
export const billQuestionSchema = record({
  order_id: id().optional(),
  payment_id: id().optional(),
  preference_id: id().optional(),
  preapproval_id: id().optional(),
});
export type BillQuestion = InferType<typeof billQuestionSchema>;

/**
 * A bill of the caller (document 1 section 2, `/bill`): the receipt of a paid order. Amounts in centavos. `id` is that
 * of the receipt; `licences` counts those that it pays, the ones of a plan included, null where it pays none; `period_end` states how far a membership is paid with it, null for anything else; `cancelled_at` when the
 * money went back; `invoice` is the latest request to have it invoiced.
 */
export const billSchema = record({
  id: string().required(),
  folio: string().required(),
  order_id: string().required(),
  payment_id: string().required(),
  paid_at: string().required(),
  cancelled_at: string().nullable().defined(),
  reason: string().oneOf(orderReasons).required(),
  licences: number().nullable().defined(),
  period_end: string().nullable().defined(),
  payer_name: string().defined(),
  payer_email: string().defined(),
  /** In whose name a gift was paid; null where a person paid for themselves. */
  payer_company: string().nullable().defined(),
  lines: array(
    record({ title: string().required(), quantity: number().required(), unit_price: number().required() }),
  ).required(),
  total: number().required(),
  invoice: record({
    status: string().oneOf(invoiceStatuses).required(),
    created_at: string().required(),
    rfc: string().required(),
    name: string().required(),
    /** The folio fiscal of the invoice, or why there is none. */
    note: string().nullable().defined(),
    /** Whether its files can be downloaded. */
    files: boolean().required(),
  })
    .nullable()
    .defined(),
});
export type Bill = InferType<typeof billSchema>;

export const billAnswerSchema = record({ data: billSchema.required() });
export type BillAnswer = InferType<typeof billAnswerSchema>;

export const billListSchema = record({ data: array(billSchema).required() });
export type BillList = InferType<typeof billListSchema>;
