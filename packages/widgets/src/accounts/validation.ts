import { type Credentials, credentialsSchema } from '@lia/sdk/accounts/schema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../form/useForm.ts';
import type { LoginValues } from './values.ts';

/** The rules of the sign-in. A module of its own, fetched late: it brings yup. */
export const check: Check<LoginValues, Credentials> = (values) =>
  validate(credentialsSchema, values, { input: 'typed' });
