import { type InferType, string } from 'yup';

import { record, messageKey } from '../validation/fields.ts';

const version = () => string().typeError(messageKey('consent.required')).max(32, messageKey('text.max'));
const accepted = () => version().required(messageKey('consent.required'));

/**
 * What a form sends of the two consents: the version of each text as the person saw it (`GET /legal/{document}`). Both
 * are required (document 1 section 5).
 */
export const consentsSchema = record({ terms: accepted(), privacy: accepted() });
export type Consents = InferType<typeof consentsSchema>;

/** What a member agrees to in their session: one text at least, in the version that they saw. */
export const agreementSchema = record({
  consents: record({
    terms: version().when('privacy', ([privacy], rule) =>
      privacy ? rule : rule.required(messageKey('consent.required')),
    ),
    privacy: version(),
  }).required(messageKey('required')),
});
export type Agreement = InferType<typeof agreementSchema>;

/** Both consents as a record to add to what a form of ours asks: none is sent without them. */
export const mustConsent = () => record({ consents: consentsSchema.required(messageKey('consent.required')) });

/**
 * The same in a call whose payload the specification lists without them: our forms send them, and for callers that do not
 * they are recorded as missing.
 */
export const consentsMayLack = () => consentsSchema.default(undefined).optional();

/** Those as a record to add to what a form asks, for the body of its call. */
export const mayConsent = () => record({ consents: consentsMayLack() });
