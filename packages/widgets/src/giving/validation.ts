import { type Donation, donationSchema } from '@lia/sdk/giving/schema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../form/useForm.ts';
import { bodyOf, type DonationValues } from './values.ts';

/** The rules of a donation. A module of its own, fetched late: it brings yup. */
export const check: Check<DonationValues, Donation> = (values) =>
  validate(donationSchema, bodyOf(values), { input: 'typed' });
