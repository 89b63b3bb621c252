import { array, type InferType, number, string } from 'yup';

import { orderReasons } from '../payments/schema.ts';
import { invoiceStatuses } from '../receipts/rules.ts';
import { messageKey, record } from '../validation/fields.ts';
import { balanceStatuses, differenceKinds, exportStatuses, movementKinds, transactionKinds } from './rules.ts';

/**
 * A day (in Mexico City) of one provider: what our ledger has, and what the provider reports. In centavos. What both sides
 * have counts on the provider's day.
 */
export const balanceDaySchema = record({
  /** `{day}:{provider}`, since the console wants one id. */
  id: string().required(),
  day: string().required(),
  provider: string().required(),
  status: string().oneOf(balanceStatuses).required(),
  /** Our ledger: what came, what went back, what disputes took (less what they gave back), and what is left. */
  charged: number().required(),
  refunded: number().required(),
  disputed: number().required(),
  net: number().required(),
  /** The provider's report of the same; null where there is none. */
  reported_charged: number().nullable().defined(),
  reported_refunded: number().nullable().defined(),
  reported_disputed: number().nullable().defined(),
  reported_net: number().nullable().defined(),
  /** What the provider kept; null where it is not known. */
  fees: number().nullable().defined(),
  /** How many movements differ. */
  differences: number().required(),
  checked_at: string().required(),
});
export type BalanceDay = InferType<typeof balanceDaySchema>;
export const balanceListSchema = array(balanceDaySchema).required();

/** A movement that differs. */
export const balanceDifferenceSchema = record({
  id: string().required(),
  kind: string().oneOf(differenceKinds).required(),
  movement: string().oneOf(movementKinds).required(),
  /** Null where the provider's payment is none of ours. */
  order_id: string().nullable().defined(),
  /** What the order is for. */
  title: string().nullable().defined(),
  payment_id: string().nullable().defined(),
  /** The provider's id of the movement. */
  transaction_id: string().nullable().defined(),
  /** Centavos, below zero where the money left our account; null on the side that does not have it. */
  ours: number().nullable().defined(),
  reported: number().nullable().defined(),
  at: string().required(),
});
export type BalanceDifference = InferType<typeof balanceDifferenceSchema>;
export const balanceDifferencesSchema = record({ data: array(balanceDifferenceSchema).required() });

/** A day after it was compared again. */
export const balanceCheckedSchema = record({ message: string().required(), data: balanceDaySchema.required() });

/** The month that an export is asked for: `2026-11`, in Mexico City. */
export const accountExportSchema = record({
  month: string()
    .required(messageKey('required'))
    .matches(/^20\d\d-(0[1-9]|1[0-2])$/, messageKey('invalid')),
});
export type AccountExport = InferType<typeof accountExportSchema>;

/** An export for the accountant. */
export const accountExportRecordSchema = record({
  id: string().required(),
  month: string().required(),
  status: string().oneOf(exportStatuses).required(),
  /** How many movements it has; 0 while it waits. */
  movements: number().required(),
  created_at: string().required(),
});
export type AccountExportRecord = InferType<typeof accountExportRecordSchema>;
export const accountExportsSchema = record({ data: array(accountExportRecordSchema).required() });
export const accountExportSavedSchema = record({
  message: string().required(),
  data: accountExportRecordSchema.required(),
});

/**
 * A movement as an accountant books it; amounts in centavos, below zero where the money left our account. A fee that the provider
 * bills apart belongs to no order: it has no total, and what would come from the order is null.
 */
export const accountRowSchema = record({
  at: string().required(),
  movement: string().oneOf(transactionKinds).required(),
  /** Of the order's latest receipt; null where it had none. */
  folio: string().nullable().defined(),
  customer: string().defined(),
  /** Of its invoice request. */
  rfc: string().nullable().defined(),
  concept: string().nullable().defined(),
  reason: string().oneOf(orderReasons).nullable().defined(),
  subtotal: number().required(),
  iva: number().required(),
  total: number().required(),
  /** What the provider kept; null where it has not reported it. Exports from before there were fees lack both. */
  fee: number().nullable(),
  /** The total without the fee; null where that is not known. */
  net: number().nullable(),
  method: string().defined(),
  provider: string().required(),
  payment_id: string().nullable().defined(),
  order_id: string().nullable().defined(),
  invoice_status: string().oneOf(invoiceStatuses).nullable().defined(),
  /** Folio fiscal of the invoice that stands. */
  invoice_id: string().nullable().defined(),
});
export type AccountRow = InferType<typeof accountRowSchema>;
export const accountRowsSchema = record({ data: array(accountRowSchema).required() });
