import { mustConsent } from '@lia/sdk/consents/schema';
import type { DonationCall } from '@lia/sdk/giving/callSchemas';
import { type Donation, donationSchema } from '@lia/sdk/giving/schema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../form/useForm.ts';
import { bodyOf, type DonationValues } from './values.ts';

const schema = donationSchema.concat(mustConsent());

/** The rules of a donation. A module of its own, fetched late: it brings yup. */
export const check: Check<DonationValues, DonationCall> = (values) =>
  validate(schema, bodyOf(values), { input: 'typed' });

/** The same for members, who are not asked for consents here. */
export const checkMember: Check<DonationValues, Donation> = (values) =>
  validate(donationSchema, bodyOf(values), { input: 'typed' });
