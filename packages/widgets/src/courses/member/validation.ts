import { type Consents, mustConsent } from '@lia/sdk/consents/schema';
import { validate } from '@lia/sdk/validation/validate';

import type { AcceptedTexts } from '../../consents/accepted.ts';
import type { Check } from '../../form/useForm.ts';

const schema = mustConsent();

/** The rules of what is accepted. A module of its own, fetched late: it brings yup. */
export const check: Check<AcceptedTexts, { consents: Consents }> = (values) =>
  validate(schema, values, { input: 'typed' });
