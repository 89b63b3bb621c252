import type { Sentence } from './sentences.ts';

/** A value that is taken; `kept` is what is stored of it, where that is not what was typed. */
export type Taken = string | number | boolean | readonly unknown[] | { readonly typed: string; readonly kept: string };

/** A value that is refused: `undefined` is left out of the body, and left empty in the form. */
export type Refused = readonly [given: unknown, sentence: Sentence];

/** One rule for one field: a row of the table. */
export interface Rule<Field extends string = string> {
  field: Field;
  /** The words of the specification, document 1 section 5 unless it says otherwise; ours stand after a dash. */
  source: string;
  accepts: readonly Taken[];
  rejects: readonly Refused[];
  /** What else stands in the form for the rule to apply. */
  where?: Readonly<Record<string, unknown>>;
  /** Fields that take each accepted value as well: a password and its confirmation. */
  also?: readonly Field[];
  /** Only the server knows: what is listed there, what is in force. */
  by?: 'server';
  /** No form asks for it: it sends the value by itself, or offers nothing else. */
  unasked?: true;
}

/** Paths to the fields of a body, one level deep: `name`, `consents.terms`, `children[0].email`. */
export type Path<T> = {
  [K in keyof T & string]-?: NonNullable<T[K]> extends readonly (infer E)[]
    ? E extends object
      ? K | `${K}[${number}].${keyof E & string}`
      : K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${keyof NonNullable<T[K]> & string}`
      : K;
}[keyof T & string];

/** The rules of a form, each about one change to a body that is right. */
export interface FormRules<T extends object = object, Field extends string = string> {
  valid: T;
  rules: readonly Rule<Field>[];
}

/** Names the body that rules are about; a field that its schema does not have does not compile. */
export const rulesOf =
  <T extends object>() =>
  <const Field extends Path<T>>(valid: T, rules: readonly Rule<Field>[]): FormRules<T, Field> => ({ valid, rules });
