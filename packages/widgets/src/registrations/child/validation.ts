import { type Consents, mustConsent } from '@lia/sdk/consents/schema';
import { type Child, childSchema } from '@lia/sdk/registrations/schema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import { bodyOf, type FurtherChildValues } from './values.ts';

const schema = childSchema.concat(mustConsent());

/** The rules of a further child. A module of its own, fetched late: it brings yup. */
export const check: Check<FurtherChildValues, Child & { consents: Consents }> = (values) =>
  validate(schema, bodyOf(values), { input: 'typed' });
