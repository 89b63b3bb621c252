import type { InferType } from 'yup';

import { donationCallSchema, sponsorshipCallSchema } from './callSchemas.ts';

// Who gives comes from the session: the same gifts without what names their giver.

export const memberDonationSchema = donationCallSchema.omit(['name', 'email']);
export type MemberDonation = InferType<typeof memberDonationSchema>;

export const memberSponsorshipSchema = sponsorshipCallSchema.omit(['name', 'email']);
export type MemberSponsorship = InferType<typeof memberSponsorshipSchema>;
