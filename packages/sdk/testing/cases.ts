import { expect, it } from 'vitest';
import type { AnyObjectSchema } from 'yup';

import { es } from '../src/messages/es.ts';
import { translate } from '../src/messages/translate.ts';
import { validate, type ValidateOptions } from '../src/validation/validate.ts';

/** The sentences that a value earns, by path; null where it is accepted. */
export function refusals(
  schema: AnyObjectSchema,
  value: unknown,
  input: ValidateOptions['input'] = 'strict',
): Record<string, string> | null {
  const result = validate(schema, value, { input });
  if (result.ok) return null;
  return Object.fromEntries(
    Object.entries(result.fields).map(([path, message]) => [path, translate(es, message)] as const),
  );
}

/** One case: a change to a valid value, and the whole refusal it earns (none: it is accepted). */
export type Row = readonly [name: string, change: object, refusal?: Record<string, string>];

/** Runs a table of rules; each row is one test that compares the whole answer. */
export function runCases(schema: AnyObjectSchema, valid: object, rows: readonly Row[]): void {
  it.each(rows.map(([name, change, refusal = null]) => ({ name, change, refusal })))('$name', ({ change, refusal }) => {
    expect(refusals(schema, { ...valid, ...change })).toEqual(refusal);
  });
}
