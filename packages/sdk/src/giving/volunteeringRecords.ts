import { array, type InferType, string } from 'yup';

import { contactedSchema, contactStatuses } from '../contacts/records.ts';
import { record } from '../validation/fields.ts';

/** An offer to volunteer as the console lists it. */
export const volunteeringRecordSchema = record({
  id: string().required(),
  created_at: string().required(),
  status: string().oneOf(contactStatuses).required(),
  contacted: contactedSchema.nullable().defined(),
  company: string().required(),
  businessName: string().required(),
  position: string().required(),
  name: string().required(),
  email: string().required(),
  phone_number: string().required(),
  instructions: string().required(),
});
export type VolunteeringRecord = InferType<typeof volunteeringRecordSchema>;

export const volunteeringListSchema = array(volunteeringRecordSchema).required();
