import { UUID } from '@lia/sdk/validation/fields';

/** The order that a provider says something is for; null where what it says names none of ours. */
export const orderReference = (value: unknown): string | null =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null;
