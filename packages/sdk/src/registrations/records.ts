import { array, type InferType, string } from 'yup';

import { contactedSchema, contactStatuses } from '../contacts/records.ts';
import { record } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { schoolContactSchema } from './schoolSchema.ts';

/** A school's request as the console lists it. */
export const schoolContactRecordSchema = record({
  ...storedFields(schoolContactSchema),
  id: string().required(),
  created_at: string().required(),
  status: string().oneOf(contactStatuses).required(),
  contacted: contactedSchema.nullable().defined(),
});
export type SchoolContactRecord = InferType<typeof schoolContactRecordSchema>;

export const schoolContactListSchema = array(schoolContactRecordSchema).required();
