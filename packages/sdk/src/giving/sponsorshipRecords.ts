import { array, type InferType } from 'yup';

import { choice, record } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { giftFields } from './giftRecords.ts';
import { publishChoices } from './rules.ts';
import { sponsorshipSchema } from './sponsorshipSchema.ts';

/** A sponsorship as the console lists it. */
export const sponsorshipRecordSchema = record({
  ...storedFields(sponsorshipSchema, ['supportAmount', 'publish_donors', 'publish_logo', 'publish_both']),
  ...giftFields(),
  publish: choice(publishChoices).required(),
});
export type SponsorshipRecord = InferType<typeof sponsorshipRecordSchema>;

export const sponsorshipListSchema = array(sponsorshipRecordSchema).required();
