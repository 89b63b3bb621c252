import { mustConsent } from '@lia/sdk/consents/schema';
import type { FreeRegistrationCall } from '@lia/sdk/registrations/callSchemas';
import { childrenSchema, parentSchema } from '@lia/sdk/registrations/schema';
import { record } from '@lia/sdk/validation/fields';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../form/useForm.ts';
import { bodyOf, byOwnPaths, type RegistrationValues } from './values.ts';

const schema = record({ form: parentSchema.concat(mustConsent()), children: childrenSchema() });

/** The rules of a registration. A module of its own, fetched late: it brings yup. */
export const check: Check<RegistrationValues, FreeRegistrationCall> = (values) => {
  const result = validate(schema, bodyOf(values), { input: 'typed' });
  return result.ok ? result : { ok: false, fields: byOwnPaths(result.fields) };
};
