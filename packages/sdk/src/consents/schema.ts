import { type InferType, string } from 'yup';

import { record, says } from '../validation/fields.ts';

const accepted = () =>
  string().typeError(says('consent.required')).required(says('consent.required')).max(32, says('text.max'));

/**
 * What a form sends of the two consents: the version of each text as the person saw it (`GET /legal/{document}`). Both
 * are required (document 1 section 5).
 */
export const consentsSchema = record({ terms: accepted(), privacy: accepted() });
export type Consents = InferType<typeof consentsSchema>;
