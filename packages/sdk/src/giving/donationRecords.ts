import { array, boolean, type InferType, number, string } from 'yup';

import { contactedSchema, contactStates } from '../contacts/records.ts';
import { paymentStates } from '../payments/schema.ts';
import { choice, record } from '../validation/fields.ts';
import { supports } from './rules.ts';

/** `contact` waits for our call, `contacted` had it; the others follow the payment. */
export const donationStates = [...contactStates, ...paymentStates] as const;
export type DonationState = (typeof donationStates)[number];

/** A donation as the console lists it; `total` in centavos, null where a call comes first. */
export const donationRecordSchema = record({
  id: string().required(),
  created_at: string().required(),
  state: string().oneOf(donationStates).required(),
  contacted: contactedSchema.nullable().defined(),
  total: number().nullable().defined(),
  support: choice(supports).required(),
  supportStudents: number().nullable().defined(),
  institution: string().nullable().defined(),
  businessName: string().required(),
  position: string().required(),
  name: string().required(),
  email: string().required(),
  phone_number: string().required(),
  country: string().required(),
  state_name: string().required(),
  instructions: string().nullable().defined(),
  publish_donors: boolean().required(),
  publish_logo: boolean().required(),
  publish_both: boolean().required(),
  order_id: string().nullable().defined(),
  payment_id: string().nullable().defined(),
  file: record({ name: string().required(), type: string().required(), size: number().required() })
    .nullable()
    .defined(),
});
export type DonationRecord = InferType<typeof donationRecordSchema>;

export const donationListSchema = array(donationRecordSchema).required();
