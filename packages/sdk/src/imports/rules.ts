import { type Holder, isAdmin } from '../accounts/roles.ts';
import { plain } from '../validation/plain.ts';
import { type Level, levels } from '../registrations/rules.ts';

/** Kinds of people that a file may import (document 2 section 3). */
export const userTypes = ['ALUMNO', 'MAESTRO', 'DIRECTOR'] as const;
export type UserType = (typeof userTypes)[number];

/** Whether a user may import directors: they run their school then. */
export const mayAddDirectors = ({ role }: Holder): boolean => role.some(isAdmin);

/** Sections of a school, in the order of the levels 1 to 3. */
export const sections = ['PREESCOLAR', 'PRIMARIA', 'SECUNDARIA'] as const;
export type Section = (typeof sections)[number];

/** The level of a section; undefined for a text that names none. */
export const levelOf = (section: string): Level | undefined => levels[sections.findIndex((name) => name === section)];

/** Columns of the file, by their heading (document 2 section 3). `matricula` and what stands below it may be missing. */
export const importColumns = [
  'tipo_usuario',
  'nombre',
  'segundo_nombre',
  'apellido_paterno',
  'apellido_materno',
  'email',
  'username',
  'seccion',
  'grado',
  'nombre_padre_madre_o_tutor',
  'mail_padre',
  'matricula',
  'curp',
  'grupo',
  'clave_grupo',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Columns without which a row is refused (document 2 section 5). */
export const requiredColumns = ['tipo_usuario', 'nombre', 'apellido_paterno', 'seccion', 'grado'] as const;

/** A heading as columns are named: `Apellido Paterno` → `apellido_paterno` (document 2 section 5), accents aside. */
export const headingKey = (heading: string): string =>
  plain(heading.trim())
    .replaceAll(/\W+/g, '_')
    .replaceAll(/^_+|_+$/g, '');

/** Most rows of one import. */
export const MAX_IMPORT_ROWS = 20_000;

/** Most rows of one request, so that a broken connection costs one small request. */
export const IMPORT_CHUNK_ROWS = 500;

/** The first row below the heading. A row's number is its line in the file. */
export const FIRST_IMPORT_ROW = 2;

/** The largest number of a row: a file has empty lines as well. */
export const LAST_IMPORT_ROW = 1_048_576;

/** Characters that are kept of a cell; a longer one is refused before its row is checked. */
export const MAX_CELL = 1000;

/** Shortest password that imported accounts begin with (document 2 section 5). */
export const SHORTEST_IMPORT_PASSWORD = 3;

/** Days after which a draft that was not committed is deleted, with its rows. */
export const DRAFT_DAYS = 7;

/** Days within which an import may be undone. */
export const UNDO_DAYS = 30;

/** Days for which the rows of an import that is over are kept unless the server is configured otherwise: not before it may be undone no longer. */
export const IMPORT_DAYS = 90;

/**
 * Where an import stands. `draft`: rows come in and are corrected. `cancelled`: it was stopped in the middle, and what was
 * committed until then stays.
 */
export const importStatuses = ['draft', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Statuses of an import that may be undone. */
export const undoableStatuses = ['done', 'cancelled', 'failed'] as const satisfies readonly ImportStatus[];

/**
 * What committing will do with a row. `conflict`: nothing until it is decided. `skip`: it was decided to leave it out.
 * `error`: nothing until its fields are corrected.
 */
export const verdicts = ['create', 'update', 'unchanged', 'conflict', 'skip', 'error'] as const;
export type Verdict = (typeof verdicts)[number];

/** What committing did with a row. `failed`: it had an error, or the database refused it. */
export const outcomes = ['created', 'updated', 'unchanged', 'skipped', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * What became of the guardian that a row names. `linked`: a guardian of the school answers for this student as well. `self`: the
 * address is the student's own, and no one was invited. `elsewhere`: nor for a student who is also in another school.
 */
export const guardianStatuses = ['linked', 'invited', 'accepted', 'declined', 'expired', 'self', 'elsewhere'] as const;
export type GuardianStatus = (typeof guardianStatuses)[number];

/** What undoing did with a row that was created or updated. */
export const undoOutcomes = ['removed', 'restored', 'kept'] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

/**
 * Why undoing kept a row as it is. `signed_in`: the person has been here. `changed`: the account is no longer as the import
 * left it. `imported`: a later import had it in its file. `used`: something else refers to it, such as an order or a
 * consent.
 */
export const keptReasons = ['signed_in', 'changed', 'imported', 'used'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** Columns that identify a person within a school, the strongest first. */
export const keyColumns = ['matricula', 'curp', 'username', 'email'] as const satisfies readonly ImportColumn[];
export type KeyColumn = (typeof keyColumns)[number];

/**
 * Why a row needs a decision. `name`: a person of the same name in the same grade, or of the same address, who may be the
 * same one. `username`: it is taken outside of the school. `repeated`: an earlier row is the same person. `key`: its keys lead
 * to different people. `type`: the person is of another kind. `self`: it is the person who imports. `deactivated`: the
 * student number or CURP is of an account that is to be restored first. `former`: it is of someone who left the school, and whose
 * account would join it again. `guardian`: it names someone who is the student's guardian no more, and whom it would link or
 * invite again.
 */
export const conflictReasons = [
  'name',
  'username',
  'repeated',
  'key',
  'type',
  'self',
  'deactivated',
  'former',
  'guardian',
] as const;
export type ConflictReason = (typeof conflictReasons)[number];

/** What may be decided about a row. */
export const decisions = ['create', 'update', 'skip'] as const;
export type Decision = (typeof decisions)[number];

/**
 * The decisions that a conflict leaves. An address and a name may be two people's: brothers have their mother's address, and schools
 * give the number of a student who left again. An account that is created beside a taken username gets another one.
 */
export function decisionsOf({
  reason,
  column,
}: {
  reason: ConflictReason;
  column: KeyColumn | null;
}): readonly Decision[] {
  if (reason === 'name' || reason === 'former') return decisions;
  if (reason === 'guardian') return ['update', 'skip'];
  const isWeak = reason === 'repeated' && (column === null || column === 'email');
  return reason === 'username' || isWeak ? ['create', 'skip'] : ['skip'];
}
