import { array, boolean, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';

/** A site that embeds our forms, with what came of it; `amount` in centavos, of orders that are paid. */
export const embedRecordSchema = record({
  id: string().required(),
  key: string().required(),
  name: string().required(),
  origins: array(string().required()).required(),
  active: boolean().required(),
  created_at: string().required(),
  views: number().required(),
  starts: number().required(),
  submissions: number().required(),
  amount: number().required(),
});
export type EmbedRecord = InferType<typeof embedRecordSchema>;

export const embedListSchema = array(embedRecordSchema).required();

export const embedSavedSchema = record({ message: string().required(), data: embedRecordSchema });
export type EmbedSaved = InferType<typeof embedSavedSchema>;
