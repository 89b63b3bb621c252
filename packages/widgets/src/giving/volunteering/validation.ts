import { type Volunteering, volunteeringSchema } from '@lia/sdk/giving/volunteeringSchema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import { bodyOf, type VolunteeringValues } from './values.ts';

/** The rules of an offer to volunteer. A module of its own, fetched late: it brings yup. */
export const check: Check<VolunteeringValues, Volunteering> = (values) =>
  validate(volunteeringSchema, bodyOf(values), { input: 'typed' });
