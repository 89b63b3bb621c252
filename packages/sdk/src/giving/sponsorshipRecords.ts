import { array, type InferType, number, string } from 'yup';

import { contactedSchema } from '../contacts/records.ts';
import { choice, record } from '../validation/fields.ts';
import { donationStates } from './donationRecords.ts';
import { publishChoices } from './rules.ts';
import { sponsorshipTypes } from './sponsorshipRules.ts';

/** A sponsorship as the console lists it; `total` in centavos, null where a call comes first. */
export const sponsorshipRecordSchema = record({
  id: string().required(),
  created_at: string().required(),
  state: string().oneOf(donationStates).required(),
  contacted: contactedSchema.nullable().defined(),
  total: number().nullable().defined(),
  sponsorship: choice(sponsorshipTypes).required(),
  supportStudents: number().required(),
  supportMonths: number().nullable().defined(),
  institution: string().required(),
  businessName: string().required(),
  position: string().required(),
  name: string().required(),
  email: string().required(),
  phone_number: string().required(),
  country: string().required(),
  state_name: string().required(),
  publish: choice(publishChoices).required(),
  order_id: string().nullable().defined(),
  payment_id: string().nullable().defined(),
  file: record({ name: string().required(), type: string().required(), size: number().required() })
    .nullable()
    .defined(),
});
export type SponsorshipRecord = InferType<typeof sponsorshipRecordSchema>;

export const sponsorshipListSchema = array(sponsorshipRecordSchema).required();
