import { array, boolean, type InferType, string } from 'yup';

import { memberships } from '../memberships/rules.ts';
import { record, says } from '../validation/fields.ts';

/** Whether somebody of ours has called. */
export const schoolContactStates = ['open', 'answered'] as const;
export type SchoolContactState = (typeof schoolContactStates)[number];

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
  state: string().oneOf(schoolContactStates).required(),
  answered_at: string().nullable().defined(),
});
export type SchoolContactRecord = InferType<typeof schoolContactRecordSchema>;

export const schoolContactListSchema = array(schoolContactRecordSchema).required();

/** What the console marks a request with. */
export const schoolContactMarkSchema = record({
  answered: boolean().typeError(says('choice.unknown')).required(says('required')),
});
export type SchoolContactMark = InferType<typeof schoolContactMarkSchema>;

export const schoolContactSavedSchema = record({ message: string().required(), data: schoolContactRecordSchema });
export type SchoolContactSaved = InferType<typeof schoolContactSavedSchema>;
