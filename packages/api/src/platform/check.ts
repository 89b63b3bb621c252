import { tidied } from '@lia/sdk/validation/tidy';
import { validate, type ValidateOptions } from '@lia/sdk/validation/validate';
import { type AnyObjectSchema, ArraySchema, type InferType, ObjectSchema, type Schema } from 'yup';

import { ApiFailure, invalidFields, pathIn } from './errors.ts';

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
  const unknown = unknownPaths(schema, value, '');
  if (unknown.length === 0) return;
  throw invalidFields(Object.fromEntries(unknown.slice(0, 20).map((path) => [path, { key: 'unknownField' }])));
}

/** Paths of the fields that no schema knows: `form.city`, `children[1].role`. */
function unknownPaths(schema: unknown, value: unknown, at: string): string[] {
  if (schema instanceof ArraySchema && Array.isArray(value))
    return value.flatMap((item: unknown, index) => unknownPaths(schema.innerType, item, `${at}[${index}]`));
  if (!(schema instanceof ObjectSchema) || typeof value !== 'object' || value === null || Array.isArray(value))
    return [];
  const fields: Readonly<Record<string, unknown>> = schema.fields;
  return Object.entries(value).flatMap(([key, item]) =>
    Object.hasOwn(fields, key) ? unknownPaths(fields[key], item, pathIn(at, key)) : [pathIn(at, key)],
  );
}

/** Holds an answer against what its endpoint returns. @throws {Error} naming what the client would not expect. */
export function checkAnswer(schema: Schema, body: unknown, route: string): void {
  try {
    schema.validateSync(JSON.parse(JSON.stringify(body)), { strict: true, abortEarly: false });
  } catch (error) {
    throw new Error(`${route} answered what its schema does not allow`, { cause: error });
  }
}

const MAX_DEPTH = 8;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Refuses what no field of ours ever holds, before any schema sees it: keys that reach into JavaScript's own objects,
 * nesting that no body has, and what PostgreSQL cannot store: the NUL character, and half of one that takes two.
 * @throws {ApiFailure} 422 naming the place.
 */
function refuseUnsafe(value: unknown, path = '', depth = 0): void {
  if (typeof value === 'string' && UNSTORABLE.test(value)) throw invalidFields({ [path]: { key: 'invalid' } });
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH) throw invalidFields({ [path]: { key: 'invalid' } });
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw invalidFields({ [path]: { key: 'unknownField' } });
    const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    refuseUnsafe(inner, at, depth + 1);
  }
}
