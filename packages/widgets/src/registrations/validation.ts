import { type FreeRegistration, freeRegistrationSchema } from '@lia/sdk/registrations/schema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../form/useForm.ts';
import { bodyOf, type RegistrationValues } from './values.ts';

/** The rules of a registration. A module of its own, fetched late: it brings yup. */
export const check: Check<RegistrationValues, FreeRegistration> = (values) =>
  validate(freeRegistrationSchema, bodyOf(values), { input: 'typed' });
