import { type Schema, ValidationError } from 'yup';

import type { MessageKey } from '../messages/es.ts';
import type { Message } from '../messages/translate.ts';

/** Either the value, typed by its schema, or the first broken rule of each field. */
export type Validation<T> = { ok: true; value: T } | { ok: false; fields: Record<string, Message> };

export interface ValidateOptions {
  /**
   * `typed` (a form, a multipart body): text is trimmed and numbers are read from text first.
   * `strict` (a JSON body): the value must already be what the schema asks for; `tidied` does for its text what typing does.
   */
  input: 'typed' | 'strict';
}

/** What is needed of a schema here. TypeScript compares a whole one of yup member by member, wherever it is given. */
interface Validator {
  readonly __outputType: unknown;
  validateSync: (value: unknown, options: Parameters<Schema['validateSync']>[1]) => this['__outputType'];
}

/** Holds a value against a schema. Paths in `fields` are those of the body: `children[1].email`. */
export function validate<S extends Validator>(
  schema: S,
  value: unknown,
  { input }: ValidateOptions,
): Validation<S['__outputType']> {
  try {
    // A refused value is no fault of the program: its stack traces would cost a tenth of a form's time, and none reads them.
    const options = { abortEarly: false, disableStackTrace: true, strict: input === 'strict' };
    return { ok: true, value: schema.validateSync(value, options) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: Record<string, Message> = {};
    for (const { path, message, params } of error.inner.length > 0 ? error.inner : [error]) {
      fields[path ?? ''] ??= { key: isMessageKey(message) ? message : 'invalid', values: numbersOf(params) };
    }
    return { ok: false, fields };
  }
}

/** Our rules give message keys; yup's own messages have spaces. */
const isMessageKey = (text: string): text is MessageKey => !/\s/.test(text);

/** The limits that a sentence may quote; what the person typed is never repeated. */
function numbersOf(params: Record<string, unknown> = {}): Record<string, number> {
  const { min, max } = params;
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
}
