import { mustConsent } from '@lia/sdk/consents/schema';
import type { SchoolContactCall } from '@lia/sdk/registrations/callSchemas';
import { schoolContactSchema } from '@lia/sdk/registrations/schoolSchema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import { bodyOf, type SchoolValues } from './values.ts';

const schema = schoolContactSchema.concat(mustConsent());

/** The rules of a school's request. A module of its own, fetched late: it brings yup. */
export const check: Check<SchoolValues, SchoolContactCall> = (values) =>
  validate(schema, bodyOf(values), { input: 'typed' });
