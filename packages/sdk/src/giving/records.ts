import { array, type InferType, number, string } from 'yup';

import { contactedSchema, contactStatuses } from '../contacts/records.ts';
import { fileSchema } from '../files/schema.ts';
import { paymentStatuses } from '../payments/schema.ts';
import { choice, record } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { giver } from './giftSchema.ts';
import { donationSchema } from './schema.ts';
import { publishChoices } from './rules.ts';
import { sponsorshipSchema } from './sponsorshipSchema.ts';
import { volunteeringSchema } from './volunteeringSchema.ts';

/** `contact` waits for our call, `contacted` had it, `declined` ended with it; the others follow the payment. */
export const giftStatuses = [...contactStatuses, 'declined', ...paymentStatuses] as const;
export type GiftStatus = (typeof giftStatuses)[number];

/** What the console reads of every gift beside the giver's answers; `total` in centavos, null where a call comes first. */
const giftFields = () => ({
  id: string().required(),
  created_at: string().required(),
  status: string().oneOf(giftStatuses).required(),
  contacted: contactedSchema.nullable().defined(),
  /** When the team noted that its giver declined after our call. */
  declined_at: string().nullable().defined(),
  total: number().nullable().defined(),
  order_id: string().nullable().defined(),
  /** Of its latest receipt; null until it is paid. */
  folio: string().nullable().defined(),
  /** When the team put it on the wall of donors. */
  shown_at: string().nullable().defined(),
  payment_id: string().nullable().defined(),
  file: fileSchema.nullable().defined(),
});

const giftRecordSchema = record({
  ...storedFields(record(giver()), ['publish_donors', 'publish_logo', 'publish_both']),
  ...giftFields(),
});
export type GiftRecord = InferType<typeof giftRecordSchema>;

/** A donation as the console lists it. */
export const donationRecordSchema = record({
  ...storedFields(donationSchema, ['supportAmount', 'supportStudents']),
  /** Children of mode 1, or those that were agreed on with a donor of more than ten. */
  supportStudents: number().nullable().defined(),
  ...giftFields(),
});
export type DonationRecord = InferType<typeof donationRecordSchema>;

export const donationListSchema = array(donationRecordSchema).required();

/** A sponsorship as the console lists it. */
export const sponsorshipRecordSchema = record({
  ...storedFields(sponsorshipSchema, ['supportAmount', 'publish_donors', 'publish_logo', 'publish_both']),
  /** Those that were agreed on with a sponsor of more than ten; their months are `supportMonths`. */
  agreedStudents: number().nullable().defined(),
  ...giftFields(),
  publish: choice(publishChoices).required(),
});
export type SponsorshipRecord = InferType<typeof sponsorshipRecordSchema>;

export const sponsorshipListSchema = array(sponsorshipRecordSchema).required();

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
