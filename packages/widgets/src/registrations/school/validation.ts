import { type SchoolContact, schoolContactSchema } from '@lia/sdk/registrations/schoolSchema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import { bodyOf, type SchoolValues } from './values.ts';

/** The rules of a school's request. A module of its own, fetched late: it brings yup. */
export const check: Check<SchoolValues, SchoolContact> = (values) =>
  validate(schoolContactSchema, bodyOf(values), { input: 'typed' });
