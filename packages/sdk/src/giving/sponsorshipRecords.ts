import { array, type InferType, number, string } from 'yup';

import { choice, record } from '../validation/fields.ts';
import { giftFields } from './giftRecords.ts';
import { publishChoices } from './rules.ts';
import { sponsorshipTypes } from './sponsorshipRules.ts';

/** A sponsorship as the console lists it. */
export const sponsorshipRecordSchema = record({
  ...giftFields(),
  sponsorship: choice(sponsorshipTypes).required(),
  supportStudents: number().required(),
  supportMonths: number().nullable().defined(),
  institution: string().required(),
  publish: choice(publishChoices).required(),
});
export type SponsorshipRecord = InferType<typeof sponsorshipRecordSchema>;

export const sponsorshipListSchema = array(sponsorshipRecordSchema).required();
