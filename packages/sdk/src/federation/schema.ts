import { array, type InferType, string } from 'yup';

import { messageKey, record } from '../validation/fields.ts';

/** Where the browser goes to sign in, and the secret that it keeps until it comes back: others cannot finish the attempt. */
export const attemptSchema = record({ data: record({ url: string().required(), secret: string().required() }) });
export type Attempt = InferType<typeof attemptSchema>;

/** What the provider sent the browser back with, and the secret of the attempt. */
export const providerAnswerSchema = record({
  query: string().typeError(messageKey('invalid')).required(messageKey('required')).max(8192, messageKey('text.max')),
  secret: string().typeError(messageKey('invalid')).required(messageKey('required')).max(64, messageKey('text.max')),
});
export type ProviderAnswer = InferType<typeof providerAnswerSchema>;

/** A way into an account by a provider. */
export const identitySchema = record({
  id: string().required(),
  /** Label of the provider; null where it is not configured any more. */
  provider: string().nullable().defined(),
  /** The address that the provider knew when it was linked. */
  email: string().nullable().defined(),
  /** ISO 8601 instant. */
  linked_at: string().required(),
});
export type Identity = InferType<typeof identitySchema>;

export const identityListSchema = record({ data: array(identitySchema).required() });
export type IdentityList = InferType<typeof identityListSchema>;
