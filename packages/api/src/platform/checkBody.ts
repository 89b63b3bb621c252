import { setImmediate } from 'node:timers/promises';

import { record } from '@lia/sdk/validation/fields';
import type { ValidateOptions } from '@lia/sdk/validation/validate';
import { type AnyObjectSchema, array, ArraySchema, type ISchema, mixed, ObjectSchema } from 'yup';

import { check } from './check.ts';
import { ApiFailure } from './errors.ts';

/** Rows that are checked before other requests have their turn: some 20 ms of work. */
const SLICE = 250;

/**
 * Holds a body against its schema like `check`. Rows of a long list are checked in slices, between which other requests are
 * answered; of a list that has faults, those of the first slice with faults are named.
 * @throws {ApiFailure} 422 naming each field at fault.
 */
export async function checkBody(
  schema: AnyObjectSchema,
  value: unknown,
  input: ValidateOptions['input'],
): Promise<ReturnType<typeof check>> {
  const long = longListOf(schema, value);
  if (!long) return check(schema, value, input);
  const { name, list, rows } = long;
  // What is asked of the list itself, such as its length, and of the other fields.
  const places = { ...long.body, [name]: rows.map(() => null) };
  const whole = check(schema.shape({ [name]: list.of(mixed().nullable()) }), places, input);
  const slice = record({ [name]: array(long.row).required() });
  const checked: unknown[] = [];
  for (let from = 0; from < rows.length; from += SLICE) {
    if (from > 0) await setImmediate();
    const part = { [name]: rows.slice(from, from + SLICE) };
    checked.push(...atPlace(name, from, () => check(slice, part, input)[name] ?? []));
  }
  return { ...whole, [name]: checked };
}

interface LongList {
  name: string;
  body: object;
  list: ArraySchema<unknown[] | undefined, object>;
  row: ISchema<unknown>;
  rows: readonly unknown[];
}

/** The field of a body that is a list of more objects than one slice; null where there is none. */
function longListOf(schema: AnyObjectSchema, body: unknown): LongList | null {
  if (typeof body !== 'object' || body === null) return null;
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(body));
  for (const [name, list] of Object.entries(schema.fields)) {
    const rows = values.get(name);
    if (!(list instanceof ArraySchema) || !(list.innerType instanceof ObjectSchema)) continue;
    if (Array.isArray(rows) && rows.length > SLICE) return { name, body, list, row: list.innerType, rows };
  }
  return null;
}

/** Names the rows of a slice by their place in the whole list: `data[250].num`. */
function atPlace<T>(name: string, from: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ApiFailure) || !error.details.fields) throw error;
    const fields = Object.entries(error.details.fields).map(([path, message]) => {
      const [, index = '0', rest = ''] = new RegExp(`^${name}\\[(\\d+)\\](.*)$`).exec(path) ?? [];
      return [`${name}[${from + Number(index)}]${rest}`, message];
    });
    throw new ApiFailure(error.status, error.code, { ...error.details, fields: Object.fromEntries(fields) });
  }
}
