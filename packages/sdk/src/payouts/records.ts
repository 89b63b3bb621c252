import { array, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';
import { giftReasons, payoutEntryKinds, payoutStatuses } from './rules.ts';

/** The gifts that came through the sites of a school in a month, for the console. */
export const payoutRecordSchema = record({
  id: string().required(),
  school_id: number().required(),
  school: string().required(),
  /** `2026-11`, in Mexico City's time. */
  month: string().required(),
  status: string().oneOf(payoutStatuses).required(),
  /** How many payments it has. */
  gifts: number().required(),
  /** Centavos: what was paid, what went back of it, and what is left. */
  paid: number().required(),
  refunded: number().required(),
  net: number().required(),
  /** From when on nothing is added to it; null while its month lasts. */
  issued_at: string().nullable().defined(),
});
export type PayoutRecord = InferType<typeof payoutRecordSchema>;
export const payoutListSchema = array(payoutRecordSchema).required();

/** Money that came or went. Who gave is not shown: donors choose with LIA where their name stands. */
export const payoutEntrySchema = record({
  id: string().required(),
  kind: string().oneOf(payoutEntryKinds).required(),
  at: string().required(),
  reason: string().oneOf(giftReasons).required(),
  /** Of the order's receipt, as it is written; null where it had none. */
  folio: string().nullable().defined(),
  /** Month in whose statement the payment stands that goes back, where that is another; null where it is this one. */
  paid_month: string().nullable().defined(),
  /** Where the form stood: the name of the site, and the form. */
  site: string().required(),
  form: string().required(),
  /** Centavos, below zero where the money went back. */
  amount: number().required(),
  /** Centavos that the provider kept of it; null where that is not known, or not yet. */
  fee: number().nullable().defined(),
});
export type PayoutEntry = InferType<typeof payoutEntrySchema>;

/** What came of a site in the month. */
export const payoutSiteSchema = record({
  id: string().required(),
  name: string().required(),
  views: number().required(),
  starts: number().required(),
  submissions: number().required(),
});

/** What providers kept of the entries of a statement, in centavos: of those where it is known, and how many others there are. */
export const payoutFeesSchema = record({ known: number().required(), unknown: number().required() });
export type PayoutFees = InferType<typeof payoutFeesSchema>;

/** What a statement is made of: its entries, oldest first, whose amounts add up to `net`, and the sites of its school. */
export const payoutEntriesSchema = record({
  entries: array(payoutEntrySchema).required(),
  fees: payoutFeesSchema,
  sites: array(payoutSiteSchema).required(),
});
export type PayoutEntries = InferType<typeof payoutEntriesSchema>;
