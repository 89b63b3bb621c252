import { mustConsent } from '@lia/sdk/consents/schema';
import type { SponsorshipCall } from '@lia/sdk/giving/callSchemas';
import { type Sponsorship, sponsorshipSchema } from '@lia/sdk/giving/sponsorshipSchema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import { bodyOf, type SponsorshipValues } from './values.ts';

const schema = sponsorshipSchema.concat(mustConsent());

/** The rules of a sponsorship. A module of its own, fetched late: it brings yup. */
export const check: Check<SponsorshipValues, SponsorshipCall> = (values) =>
  validate(schema, bodyOf(values), { input: 'typed' });

/** The same for members, who are not asked for consents here. */
export const checkMember: Check<SponsorshipValues, Sponsorship> = (values) =>
  validate(sponsorshipSchema, bodyOf(values), { input: 'typed' });
