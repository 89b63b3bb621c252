import { array, type InferType, number, object, string } from 'yup';

import { choice, record, messageKey } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { countSpans } from './rules.ts';
import { embedSchema } from './schema.ts';

/** What came of forms; `amount` in centavos, of orders that are paid. */
const counts = {
  views: number().required(),
  starts: number().required(),
  submissions: number().required(),
  amount: number().required(),
};

/** A site that embeds our forms, with what came of it. */
export const embedRecordSchema = record({
  ...storedFields(embedSchema),
  id: string().required(),
  key: string().required(),
  /** The name of its partner school; null for a site of no school. */
  school: string().nullable().defined(),
  created_at: string().required(),
  /** When its key took the place of one that may still come back; null where there is none. */
  renewed_at: string().nullable().defined(),
  /** When it was taken out of the list, and its key with it; null for a site that is there. */
  deleted_at: string().nullable().defined(),
  /** The last day on which something was counted: `2026-11-21`; null until then. */
  last_day: string().nullable().defined(),
  ...counts,
});
export type EmbedRecord = InferType<typeof embedRecordSchema>;

export const embedListSchema = array(embedRecordSchema).required();

export const embedSavedSchema = record({ message: string().required(), data: embedRecordSchema });
export type EmbedSaved = InferType<typeof embedSavedSchema>;

/** How far back the console looks. */
export const embedCountsQuerySchema = object({
  days: choice(countSpans).required(messageKey('required')),
}).noUnknown(true, messageKey('unknownField'));
export type EmbedCountsQuery = InferType<typeof embedCountsQuerySchema>;

/**
 * What came of a site within a time. Every day of it is there, oldest first, in Mexico City's time; an amount stands at
 * the day of its order. Forms by their name (`donation`), those that were seen most first.
 */
export const embedCountsSchema = record({
  days: array(record({ day: string().required(), ...counts })).required(),
  forms: array(record({ form: string().required(), ...counts })).required(),
  /** Pages whose origin the key is not tied to, the latest first; `last_at` is when it was refused there last. */
  refused: array(
    record({ origin: string().required(), count: number().required(), last_at: string().required() }),
  ).required(),
});
export type EmbedCounts = InferType<typeof embedCountsSchema>;
