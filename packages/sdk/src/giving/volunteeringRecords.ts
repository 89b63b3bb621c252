import { array, type InferType, string } from 'yup';

import { contactedSchema, contactStatuses } from '../contacts/records.ts';
import { record } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { volunteeringSchema } from './volunteeringSchema.ts';

/** An offer to volunteer as the console lists it. */
export const volunteeringRecordSchema = record({
  ...storedFields(volunteeringSchema, ['support']),
  id: string().required(),
  created_at: string().required(),
  status: string().oneOf(contactStatuses).required(),
  contacted: contactedSchema.nullable().defined(),
});
export type VolunteeringRecord = InferType<typeof volunteeringRecordSchema>;

export const volunteeringListSchema = array(volunteeringRecordSchema).required();
