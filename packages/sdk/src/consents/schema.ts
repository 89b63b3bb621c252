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

/**
 * The same in a call whose payload the specification lists without them: our forms send them, and for whoever does not
 * they are recorded as missing.
 */
export const consentsMayLack = () => consentsSchema.default(undefined).optional();

/** Those consents as a record to add to what a form asks, for the body of its call. */
export const mayConsent = () => record({ consents: consentsMayLack() });
