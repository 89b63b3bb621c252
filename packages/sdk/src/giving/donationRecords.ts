import { array, boolean, type InferType, number, string } from 'yup';

import { choice, record } from '../validation/fields.ts';
import { giftFields } from './giftRecords.ts';
import { supports } from './rules.ts';

/** A donation as the console lists it. */
export const donationRecordSchema = record({
  ...giftFields(),
  support: choice(supports).required(),
  supportStudents: number().nullable().defined(),
  institution: string().nullable().defined(),
  instructions: string().nullable().defined(),
  publish_donors: boolean().required(),
  publish_logo: boolean().required(),
  publish_both: boolean().required(),
});
export type DonationRecord = InferType<typeof donationRecordSchema>;

export const donationListSchema = array(donationRecordSchema).required();
