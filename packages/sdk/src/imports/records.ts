import { array, boolean, type InferType, number, string } from 'yup';

import { cardStatuses } from '../accessCards/rules.ts';
import { record } from '../validation/fields.ts';
import { cellsOf } from './cells.ts';
import {
  conflictReasons,
  decisions,
  guardianStatuses,
  importColumns,
  importStatuses,
  keptReasons,
  keyColumns,
  outcomes,
  undoOutcomes,
  verdicts,
} from './rules.ts';

/** A school that the user may import into (document 2 section 3). */
export const schoolOptionsSchema = array(record({ id: number().required(), title: string().required() })).required();
export type SchoolOptions = InferType<typeof schoolOptionsSchema>;

/** The companies of a school (document 2 section 3). */
export const companiesSchema = array(record({ id: number().required(), name: string().required() })).required();
export type Companies = InferType<typeof companiesSchema>;

const count = () => number().required();

/** How many rows have each verdict and each outcome, and what undoing did. */
export const importCountsSchema = record({
  create: count(),
  update: count(),
  unchanged: count(),
  conflict: count(),
  skip: count(),
  error: count(),
});
export const importOutcomeCountsSchema = record({
  created: count(),
  updated: count(),
  unchanged: count(),
  skipped: count(),
  failed: count(),
});
export const importUndoCountsSchema = record({ removed: count(), restored: count(), kept: count() });

/** An import. Instants in ISO form. */
export const importSchema = record({
  id: string().required(),
  school_id: number().required(),
  school: string().required(),
  company_id: number().required(),
  company: string().required(),
  /** Whether the password opens the new accounts of preescolar and primaria; else these sign in with a card. */
  children_share_password: boolean().required(),
  /** Name of the file. */
  file: string().required(),
  status: string().oneOf(importStatuses).required(),
  /** Full name of who began it. */
  by: string().required(),
  created_at: string().required(),
  committed_at: string().nullable().defined(),
  finished_at: string().nullable().defined(),
  /** Who confirmed that the families consented, when, and in which wording; null where no one did. */
  privacy_notice: record({
    by: string().required(),
    at: string().required(),
    version: string().required(),
  })
    .nullable()
    .defined(),
  /** Until when it may be undone; null where it may not. */
  undo_until: string().nullable().defined(),
  /** When the personal data of its rows were erased; its counts stay. Null while they are there. */
  rows_erased_at: string().nullable().defined(),
  /** Rows that it has. */
  rows: number().required(),
  verdicts: importCountsSchema,
  /** Their sum is how far a running import is. */
  outcomes: importOutcomeCountsSchema,
  undone: importUndoCountsSchema,
  /** The latest earlier import of the same file into the same school that was not undone. */
  same_file: record({
    id: string().required(),
    status: string().oneOf(importStatuses).required(),
    created_at: string().required(),
  })
    .nullable()
    .defined(),
});
export type ImportRecord = InferType<typeof importSchema>;

export const importListSchema = array(importSchema).required();

/** Licences that the people of an import need at most, and those that their school has and has left. */
export const importLicencesSchema = record({
  data: record({ needed: number().required(), total: number().required(), left: number().required() }),
});
export type ImportLicences = InferType<typeof importLicencesSchema>;

/** A row of an import, tidied, with what will be or was done with it. */
export const importRowRecordSchema = record({
  /** Its line in the file. */
  num: number().required(),
  ...cellsOf(() => string().defined()),
  verdict: string().oneOf(verdicts).required(),
  /** What is wrong with its cells, in words. */
  errors: array(record({ field: string().oneOf(importColumns).required(), message: string().required() })).required(),
  /** The errors one after the other, as document 2 section 5 writes them; empty where there are none. */
  result: string().defined(),
  /** Which row or person it may be the same as; `column` is the key that both have. */
  conflict: record({
    reason: string().oneOf(conflictReasons).required(),
    column: string().oneOf(keyColumns).nullable().defined(),
    row: number().nullable().defined(),
    person: record({ uuid: string().required(), name: string().required() }).nullable().defined(),
    /** What may be decided about it. */
    decisions: array(string().oneOf(decisions).required()).required(),
  })
    .nullable()
    .defined(),
  decision: string().oneOf(decisions).nullable().defined(),
  /** Null until it is committed. */
  outcome: string().oneOf(outcomes).nullable().defined(),
  /** The account that it created, updated or left unchanged; of a draft, that it will update or leave. */
  person: record({ uuid: string().required(), username: string().required(), name: string().required() })
    .nullable()
    .defined(),
  /** What undoing did with it; null where it was not undone, or had nothing to undo. */
  undo: string().oneOf(undoOutcomes).nullable().defined(),
  kept: string().oneOf(keptReasons).nullable().defined(),
});
export type ImportRowRecord = InferType<typeof importRowRecordSchema>;

export const importRowListSchema = array(importRowRecordSchema).required();

/** A student whom an import created, and their access card. */
export const importCardSchema = record({
  /** The row's line in the file. */
  num: number().required(),
  uuid: string().required(),
  card: string().oneOf(cardStatuses).required(),
});
export type ImportCard = InferType<typeof importCardSchema>;

export const importCardListSchema = array(importCardSchema).required();

/** The guardian that a row names, and what became of it. */
export const importGuardianSchema = record({
  /** The row's line in the file. */
  num: number().required(),
  student: string().required(),
  /** Empty where the file has none. */
  name: string().defined(),
  email: string().required(),
  status: string().oneOf(guardianStatuses).required(),
  /** The invitation, which may be sent again while it is open; null where there is none. */
  invitation: string().nullable().defined(),
});
export type ImportGuardian = InferType<typeof importGuardianSchema>;

export const importGuardianListSchema = array(importGuardianSchema).required();

/** The rows that were sent, with their verdicts, and the import with all its counts. */
export const importChunkAnswerSchema = record({ data: importRowListSchema, import: importSchema });
export type ImportChunkAnswer = InferType<typeof importChunkAnswerSchema>;

/** A row that was changed, and the import with all its counts: other rows may have another verdict now. */
export const importRowAnswerSchema = record({ data: importRowRecordSchema, import: importSchema });
export type ImportRowAnswer = InferType<typeof importRowAnswerSchema>;

export const userImportAnswerSchema = record({ message: string().required(), data: importSchema });
export type UserImportAnswer = InferType<typeof userImportAnswerSchema>;
