import { array, type InferType, string } from 'yup';

import { contactedSchema, contactStatuses } from '../contacts/records.ts';
import { memberships } from '../registrations/rules.ts';
import { record } from '../validation/fields.ts';

/** A school's request as the console lists it. */
export const schoolContactRecordSchema = record({
  id: string().required(),
  created_at: string().required(),
  name: string().required(),
  email: string().required(),
  phone: string().required(),
  country: string().required(),
  city: string().required(),
  message: string().required(),
  membership: string().oneOf(memberships).required(),
  status: string().oneOf(contactStatuses).required(),
  contacted: contactedSchema.nullable().defined(),
});
export type SchoolContactRecord = InferType<typeof schoolContactRecordSchema>;

export const schoolContactListSchema = array(schoolContactRecordSchema).required();
