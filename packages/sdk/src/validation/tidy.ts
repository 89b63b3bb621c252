import { type AnyObjectSchema, ArraySchema, ObjectSchema, StringSchema } from 'yup';

import { isRecord } from '../http/json.ts';

/**
 * A value whose text is as its schema tidies it: without spaces around it, a phone by its digits. A field that was left
 * empty (`''`) and takes no empty text is left out: a number, a flag, an optional text with a rule of its own. Nothing
 * else is touched, and nothing becomes text, so that a strict look at the result sees the types that were sent.
 */
export const tidied = (schema: AnyObjectSchema, value: unknown): unknown => tidy(schema, value, 0);

/** Deeper than any body of ours. */
const MAX_DEPTH = 8;

function tidy(schema: unknown, value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) return value;
  if (schema instanceof StringSchema && typeof value === 'string') return schema.cast(value, { assert: false });
  if (schema instanceof ArraySchema && Array.isArray(value))
    return value.map((item: unknown) => tidy(schema.innerType, item, depth + 1));
  if (schema instanceof ObjectSchema && isRecord(value)) {
    const fields: Readonly<Record<string, unknown>> = schema.fields;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, item]) => item !== '' || !Object.hasOwn(fields, key) || takesEmptyText(fields[key], value))
        .map(([key, item]) => [key, Object.hasOwn(fields, key) ? tidy(fields[key], item, depth + 1) : item]),
    );
  }
  return value;
}

/** Whether an empty text means something in a field of `parent`: it is taken, or it is what a required text lacks. */
function takesEmptyText(schema: unknown, parent: object): boolean {
  if (!(schema instanceof StringSchema)) return false;
  const beside = { strict: true, parent };
  return !schema.spec.optional || schema.isValidSync('', beside);
}
