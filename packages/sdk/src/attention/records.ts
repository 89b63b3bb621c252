import { array, type InferType, number, object, string } from 'yup';

import { record } from '../validation/fields.ts';
import { attentionKinds } from './rules.ts';

/** Rows that need attention: how many, and the filter of their list that finds the same ones. */
export const attentionSchema = record({
  data: array(
    record({
      kind: string().oneOf(attentionKinds).required(),
      /** At least 1. */
      count: number().required(),
      filter: object().required(),
      /** The day by which it is to be done (`2026-11-30`); null where there is none. */
      until: string().nullable().defined(),
      /** Days until then, where there are few (`URGENT_DAYS`): 0 on the day itself, below 0 after it. Null before, and where there is no such day. */
      days_left: number().nullable().defined(),
    }),
  ).required(),
});
export type Attention = InferType<typeof attentionSchema>;
export type AttentionItem = Attention['data'][number];
