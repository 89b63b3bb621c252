import { mustConsent } from '@lia/sdk/consents/schema';
import type { VolunteeringCall } from '@lia/sdk/giving/callSchemas';
import { volunteeringSchema } from '@lia/sdk/giving/volunteeringSchema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import { bodyOf, type VolunteeringValues } from './values.ts';

const schema = volunteeringSchema.concat(mustConsent());

/** The rules of an offer to volunteer. A module of its own, fetched late: it brings yup. */
export const check: Check<VolunteeringValues, VolunteeringCall> = (values) =>
  validate(schema, bodyOf(values), { input: 'typed' });
