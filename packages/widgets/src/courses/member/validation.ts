import { type Consents, consentsSchema } from '@lia/sdk/consents/schema';
import { record } from '@lia/sdk/validation/fields';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import type { AcceptedTexts } from './values.ts';

const schema = record({ consents: consentsSchema.required() });

/** The rules of what is accepted. A module of its own, fetched late: it brings yup. */
export const check: Check<AcceptedTexts, { consents: Consents }> = (values) =>
  validate(schema, values, { input: 'typed' });
