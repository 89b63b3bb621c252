import { array, boolean, type InferType, number, string } from 'yup';

import { LARGEST_ID, messageKey, record, text } from '../validation/fields.ts';
import { cellsOf } from './cells.ts';
import {
  decisions,
  FIRST_IMPORT_ROW,
  IMPORT_CHUNK_ROWS,
  LAST_IMPORT_ROW,
  MAX_CELL,
  MAX_IMPORT_ROWS,
  SHORTEST_IMPORT_PASSWORD,
} from './rules.ts';

const id = () =>
  number()
    .typeError(messageKey('number.digits'))
    .integer(messageKey('number.digits'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid'));

const schoolId = () => id().required(messageKey('import.school'));

/** The password that new accounts begin with. */
const password = () =>
  string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(SHORTEST_IMPORT_PASSWORD, messageKey('text.min'))
    .max(30, messageKey('text.max'));

/** A cell as it stands in the file: what is wrong with it is the verdict of its row. */
const cell = () => string().typeError(messageKey('invalid')).max(MAX_CELL, messageKey('text.max'));

const cells = cellsOf(cell);

/**
 * A row of the file: `num` is its line there (document 2 section 3). Its `school_id`, `company_id` and `result` are taken
 * and not read: the import has its school and company, and the server its verdict.
 */
export const importRowSchema = record({
  num: number()
    .typeError(messageKey('number.digits'))
    .integer(messageKey('number.digits'))
    .min(FIRST_IMPORT_ROW, messageKey('invalid'))
    .max(LAST_IMPORT_ROW, messageKey('number.max'))
    .required(messageKey('required')),
  ...cells,
  school_id: id().nullable().optional(),
  company_id: id().nullable().optional(),
  result: cell(),
});
export type ImportRow = InferType<typeof importRowSchema>;

/** What begins an import. `fingerprint`: the SHA-256 of the file's bytes, in hexadecimal. */
export const newImportSchema = record({
  school_id: schoolId(),
  /** The school itself where no company is chosen. */
  company_id: id().nullable().optional(),
  file: record({
    name: text(1, 255),
    fingerprint: string()
      .typeError(messageKey('invalid'))
      .required(messageKey('required'))
      .matches(/^[\da-f]{64}$/, messageKey('invalid')),
  }),
});
export type NewImport = InferType<typeof newImportSchema>;

const rows = (max: number) =>
  array(importRowSchema.required())
    .typeError(messageKey('invalid'))
    .required(messageKey('import.empty'))
    .min(1, messageKey('import.empty'))
    .max(max, messageKey('import.rows'));

export const importChunkSchema = record({ data: rows(IMPORT_CHUNK_ROWS) });
export type ImportChunk = InferType<typeof importChunkSchema>;

/** What changes a row of a draft: the cells that are given, and what was decided about it. */
export const importRowChangeSchema = record({
  ...cells,
  decision: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(decisions, messageKey('choice.unknown'))
    .nullable()
    .optional(),
});
export type ImportRowChange = InferType<typeof importRowChangeSchema>;

/** The school's confirmation that its families consented (`privacyNotice.ts`). */
const privacyNotice = () =>
  boolean().typeError(messageKey('import.privacyNotice')).oneOf([true], messageKey('import.privacyNotice'));

/** What commits an import. `licences`: whether its students and teachers get licences of the school that are free. */
export const importCommitSchema = record({
  password: password(),
  privacy_notice: privacyNotice().required(messageKey('import.privacyNotice')),
  licences: boolean().typeError(messageKey('choice.unknown')).optional(),
});
export type ImportCommit = InferType<typeof importCommitSchema>;

/** A whole import in one call (document 2 section 7, which has no `privacy_notice`: without it, none is recorded). */
export const userImportSchema = record({
  data: rows(MAX_IMPORT_ROWS),
  school_id: schoolId(),
  company_id: id().nullable().optional(),
  password: password(),
  privacy_notice: privacyNotice().optional(),
});
export type UserImport = InferType<typeof userImportSchema>;
