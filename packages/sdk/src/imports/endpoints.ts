import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type {
  Companies,
  ImportCard,
  ImportChunkAnswer,
  ImportGuardian,
  ImportLicences,
  ImportRecord,
  ImportRowAnswer,
  ImportRowRecord,
  SchoolOptions,
  UserImportAnswer,
} from './records.ts';
import type { ImportChunk, ImportCommit, ImportRowChange, NewImport, UserImport } from './schema.ts';

/** Active schools that the caller may import into, by name (document 2 section 7). */
export const listImportSchools = endpoint<{ returns: SchoolOptions }>('GET /lia-schools-sync');

/** Companies that people of a school may belong to; none unless that school has companies. */
export const listCompanies = endpoint<{ query: { school_id?: number }; returns: Companies }>('GET /adminCompanies');

/**
 * Begins an import as a draft, which is deleted after a week unless it is committed. `same_file` of the answer names an
 * earlier import of the same file.
 */
export const createImport = endpoint<{ body: NewImport; returns: ImportRecord }>('POST /imports');

/**
 * Adds rows to a draft, or replaces those of the same numbers, and answers their verdicts. Sending the same rows again
 * changes nothing. 409 `IMPORT_NOT_CHANGED` where it is no draft, `IMPORT_TOO_LARGE` beyond `MAX_IMPORT_ROWS`.
 */
export const sendImportRows = endpoint<{ params: { id: string }; body: ImportChunk; returns: ImportChunkAnswer }>(
  'POST /imports/{id}/rows',
);

/** Imports, newest first. Filters: `status`, `school_id`, `q` (words of the file's name). */
export const listImports = endpoint<{ query: ListQuery; returns: ImportRecord[] }>('GET /imports');

export const getImport = endpoint<{ params: { id: string }; returns: ImportRecord }>('GET /imports/{id}');

/** Licences that committing an import needs, at most, beside those that the school has left. */
export const getImportLicences = endpoint<{ params: { id: string }; returns: ImportLicences }>(
  'GET /imports/{id}/licences',
);

/** Rows of an import by number. Filters with facets: `verdict`, `outcome`, `undo`; `q` (words of name, e-mail, username). */
export const listImportRows = endpoint<{ params: { id: string }; query: ListQuery; returns: ImportRowRecord[] }>(
  'GET /imports/{id}/rows',
);

/**
 * The students of preescolar and primaria whom an import created, and whether they have an access card. Filters with facets:
 * `card`; `q` (words of name and username).
 */
export const listImportCards = endpoint<{ params: { id: string }; query: ListQuery; returns: ImportCard[] }>(
  'GET /imports/{id}/cards',
);

/**
 * The guardians that rows of an import name, and what became of them. Filters: `status` with facets, `waiting` (whether
 * an invitation may be sent again), `q` (words of the student's name).
 */
export const listImportGuardians = endpoint<{ params: { id: string }; query: ListQuery; returns: ImportGuardian[] }>(
  'GET /imports/{id}/guardians',
);

/** Corrects cells of a row of a draft, or decides a conflict. 409 `IMPORT_NOT_CHANGED` where it is no draft. */
export const changeImportRow = endpoint<{
  params: { id: string; row: number };
  body: ImportRowChange;
  returns: ImportRowAnswer;
}>('PUT /imports/{id}/rows/{row}');

/**
 * Commits a draft in a job: new accounts begin with the password, and get licences where `licences` asks for it. Also goes on
 * with an import that failed. 422 at `privacy_notice` unless the school confirms that its families consented.
 */
export const commitImport = endpoint<{ params: { id: string }; body: ImportCommit; returns: ImportRecord }>(
  'POST /imports/{id}/commit',
);

/** Stops a running import, whose committed rows stay, or discards a draft. 409 `IMPORT_NOT_CHANGED` where it is over. */
export const cancelImport = endpoint<{ params: { id: string }; returns: ImportRecord }>('POST /imports/{id}/cancel');

/**
 * Undoes an import in a job: removes the accounts that it created and restores those that it changed, where nothing
 * happened to them since. 409 `IMPORT_NOT_CHANGED` where it runs or was undone, `IMPORT_UNDO_OVER` after `UNDO_DAYS`.
 */
export const undoImport = endpoint<{ params: { id: string }; returns: ImportRecord }>('POST /imports/{id}/undo');

/** Draft, rows and commit in one call (document 2 section 7). */
export const importUsers = endpoint<{ body: UserImport; returns: UserImportAnswer }>('POST /importar/usuarios');
