import type { InferType } from 'yup';

import { mayConsent } from '../consents/schema.ts';
import { donationSchema } from './schema.ts';
import { sponsorshipSchema } from './sponsorshipSchema.ts';
import { volunteeringSchema } from './volunteeringSchema.ts';

// What the calls take: what their forms ask, and the consents, which the specification does not list.

export const donationCallSchema = donationSchema.concat(mayConsent());
export type DonationCall = InferType<typeof donationCallSchema>;

export const sponsorshipCallSchema = sponsorshipSchema.concat(mayConsent());
export type SponsorshipCall = InferType<typeof sponsorshipCallSchema>;

export const volunteeringCallSchema = volunteeringSchema.concat(mayConsent());
export type VolunteeringCall = InferType<typeof volunteeringCallSchema>;

// Who gives comes from the session: the same gifts without what names their giver.

export const memberDonationSchema = donationCallSchema.omit(['name', 'email']);
export type MemberDonation = InferType<typeof memberDonationSchema>;

export const memberSponsorshipSchema = sponsorshipCallSchema.omit(['name', 'email']);
export type MemberSponsorship = InferType<typeof memberSponsorshipSchema>;
