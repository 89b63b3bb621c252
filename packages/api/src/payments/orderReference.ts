/** Of any version: yup's own rule stops at the fifth. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The order that a provider says something is for; null where what it says names none of ours. */
export const orderReference = (value: unknown): string | null =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null;
