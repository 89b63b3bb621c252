import { UUID } from '@lia/sdk/validation/fields';

/** The order id in a provider's reference; null where the reference is none of ours. */
export const orderReference = (value: unknown): string | null =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null;
