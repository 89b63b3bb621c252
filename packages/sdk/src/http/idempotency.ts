/** Header that marks a write: the API carries out each key once and answers repeats with the first answer. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A fresh key for one intended write. Keep it with the draft so that a retry after a reload is still the same write. */
export function newIdempotencyKey(): string {
  // randomUUID exists only in secure contexts; an http page that embeds a form has getRandomValues alone.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Longest key that the API takes. */
export const MAX_IDEMPOTENCY_KEY = 128;

/**
 * The key of a further call that one write makes: the same parts give the same key.
 * @throws {RangeError} where it would be longer than the API takes; cut there, different parts could give one key.
 */
export function derivedKey(key: string, ...parts: readonly (string | number)[]): string {
  const derived = [key, ...parts].join('.');
  if (derived.length > MAX_IDEMPOTENCY_KEY) throw new RangeError(derived);
  return derived;
}
