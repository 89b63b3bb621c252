import { array, type InferType } from 'yup';

import { record } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { giftFields } from './giftRecords.ts';
import { donationSchema } from './schema.ts';

/** A donation as the console lists it. */
export const donationRecordSchema = record({
  ...storedFields(donationSchema, ['supportAmount']),
  ...giftFields(),
});
export type DonationRecord = InferType<typeof donationRecordSchema>;

export const donationListSchema = array(donationRecordSchema).required();
