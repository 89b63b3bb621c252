import { tidied } from '@lia/sdk/validation/tidy';
import { validate, type ValidateOptions } from '@lia/sdk/validation/validate';
import type { AnyObjectSchema, InferType, Schema } from 'yup';

import { ApiFailure, invalidFields } from './errors.ts';
import { refuseUnsafe } from './safeValue.ts';

/**
 * Holds what came from outside against its schema and returns it typed, its text tidied as a form's would be.
 * @throws {ApiFailure} 422 naming each field at fault, whatever the value does to the validator.
 */
export function check<S extends AnyObjectSchema>(
  schema: S,
  value: unknown,
  input: ValidateOptions['input'],
): InferType<S> {
  refuseUnsafe(value);
  refuseUnknown(schema, value);
  let result;
  try {
    result = validate(schema, tidied(schema, value), { input });
  } catch (error) {
    // Values of a wrong shape make some of yup's own tests throw; that is the sender's fault, not ours.
    if (error instanceof TypeError) throw new ApiFailure(422, 'VALIDATION_FAILED', { fields: {} });
    throw error;
  }
  if (!result.ok) throw invalidFields(result.fields);
  return result.value;
}

/** yup names the object that has an unknown field, and drops the field where it reads text; we name the field. */
function refuseUnknown(schema: AnyObjectSchema, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(schema.fields, key));
  if (unknown.length === 0) return;
  throw invalidFields(Object.fromEntries(unknown.slice(0, 20).map((key) => [key, { key: 'unknownField' }])));
}

/** Holds an answer against what its endpoint returns. @throws {Error} naming what the client would not expect. */
export function checkAnswer(schema: Schema, body: unknown, route: string): void {
  try {
    schema.validateSync(JSON.parse(JSON.stringify(body)), { strict: true, abortEarly: false });
  } catch (error) {
    throw new Error(`${route} answered what its schema does not allow`, { cause: error });
  }
}
