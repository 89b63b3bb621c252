import { type Sponsorship, sponsorshipSchema } from '@lia/sdk/giving/sponsorshipSchema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import { bodyOf, type SponsorshipValues } from './values.ts';

/** The rules of a sponsorship. A module of its own, fetched late: it brings yup. */
export const check: Check<SponsorshipValues, Sponsorship> = (values) =>
  validate(sponsorshipSchema, bodyOf(values), { input: 'typed' });
