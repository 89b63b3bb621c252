import {
  type AnyObject,
  type AnyObjectSchema,
  array,
  ArraySchema,
  boolean,
  type InferType,
  number,
  type Schema,
  type SchemaFieldDescription,
  string,
} from 'yup';

import { messageKey } from './fields.ts';

/** A value of an input as a record has it: null where it may be left out. */
type Stored<T> = undefined extends T ? Exclude<T, undefined> | null : T;

/** The fields of an input as a record has them, but for some. */
type StoredFields<T, Without> = {
  [Field in Exclude<keyof T, Without>]: Schema<Stored<T[Field]>, AnyObject, undefined>;
};

/**
 * The fields of an input as its record has them: of the same kind and with the same choices, and null where nothing was
 * given. What was valid when it came in stays readable when a rule becomes stricter.
 */
export function storedFields<S extends AnyObjectSchema, Without extends keyof InferType<S> = never>(
  input: S,
  without?: readonly Without[],
): StoredFields<InferType<S>, Without>;
export function storedFields(input: AnyObjectSchema, without: readonly unknown[] = []): Record<string, Schema> {
  const { fields } = input.describe();
  const kept = Object.entries(fields).filter(([field]) => !without.includes(field));
  return Object.fromEntries(kept.map(([field, description]) => [field, storedField(description)]));
}

const kinds: Readonly<Record<string, () => Schema>> = { string, number, boolean, array };

function storedField(description: SchemaFieldDescription): Schema {
  const kind = kinds[description.type];
  if (!kind || !('oneOf' in description)) throw new Error(`A record cannot hold a field of type ${description.type}`);
  const { oneOf, optional } = description;
  const whole: Schema = kind();
  const inner = 'innerType' in description && !Array.isArray(description.innerType) ? description.innerType : undefined;
  const items = whole instanceof ArraySchema && inner ? whole.of(storedField(inner)) : whole;
  // No choices would be a choice of nothing.
  const field = oneOf.length > 0 ? items.oneOf(oneOf, messageKey('choice.unknown')) : items;
  return optional ? field.nullable().defined() : field.required();
}
