import type { ImportCells, RowError } from '@lia/sdk/imports/row';
import {
  type ConflictReason,
  type Decision,
  type KeyColumn,
  keyColumns,
  levelOf,
  type Verdict,
} from '@lia/sdk/imports/rules';

import { nameKey } from '../geography/names.ts';

/** Which row or person a row may be the same as. */
export interface RowConflict {
  reason: ConflictReason;
  /** The key that both have. */
  column: KeyColumn | null;
  /** An earlier row of the import. */
  row: number | null;
  /** A person of the school: nothing is shown of others. */
  person: { id: number; uuid: string; name: string } | null;
}

/** A row as it is judged. */
export interface Row {
  num: number;
  cells: ImportCells;
  errors: readonly RowError[];
  decision: Decision | null;
  /** What it was decided about. */
  conflict: RowConflict | null;
}

/** What is to be done with a row. */
export interface Judged<P> {
  verdict: Verdict;
  conflict: RowConflict | null;
  /** The account that it is about, where there is one. */
  person: P | null;
}

/** What an import may change of an account. */
export interface AccountState {
  user: {
    name: string;
    lastName: string;
    email: string | null;
    curp: string | null;
    role: string[];
    level: number | null;
    grade: number | null;
  };
  /** Null where it has no enrolment in the school. */
  enrolment: {
    level: number;
    grade: number;
    matricula: string | null;
    companyId: number | null;
    /** Absent from what was kept before imports placed students in groups. */
    groupId?: string | null;
  } | null;
  /** Absent where it is a member of the school; false of someone who had left it. */
  isMember?: false;
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** First and last names of a row, as an account has them. */
export const namesOf = ({ nombre, segundo_nombre, apellido_paterno, apellido_materno }: ImportCells) => ({
  name: joined(nombre, segundo_nombre),
  lastName: joined(apellido_paterno, apellido_materno),
});

/** The full name without case and accents. */
export function fullNameKey(cells: ImportCells): string {
  const { name, lastName } = namesOf(cells);
  return nameKey(`${name} ${lastName}`);
}

/** Level and grade of a row without errors. */
export function placeOf({ seccion, grado }: ImportCells): { level: number; grade: number } {
  return { level: levelOf(seccion) ?? 0, grade: Number(grado) };
}

/** Whether a row has nothing but its name to be known by. */
const isKeyless = (cells: ImportCells): boolean => keyColumns.every((column) => cells[column] === '');

/** What makes two rows of an import the same person. */
export interface RepeatKey {
  column: KeyColumn | null;
  key: string;
}

const nameAndPlace = (cells: ImportCells): string => `${fullNameKey(cells)} ${cells.seccion} ${cells.grado}`;

/** Keys by which later rows find this one; none of a row that is not committed. */
export function keysOf({ cells, errors, decision }: Pick<Row, 'cells' | 'errors' | 'decision'>): string[] {
  if (errors.length > 0 || decision === 'skip') return [];
  const keys = keyColumns.flatMap((column) =>
    cells[column] === '' ? [] : [`${column} ${cells[column].toLowerCase()}`],
  );
  if (cells.email !== '') keys.push(sameMail(cells));
  keys.push(`name ${nameAndPlace(cells)}`);
  if (isKeyless(cells)) keys.push(`keyless ${nameAndPlace(cells)}`);
  return keys;
}

const sameMail = (cells: ImportCells): string => `email and name ${cells.email.toLowerCase()} ${fullNameKey(cells)}`;

/** Keys that no two rows may share: an address with its name, and a name where one of the two has nothing else. */
export function exactKeysOf(cells: ImportCells): RepeatKey[] {
  const strong = keyColumns.filter((column) => column !== 'email' && cells[column] !== '');
  return [
    ...strong.map((column) => ({ column, key: `${column} ${cells[column].toLowerCase()}` })),
    ...(cells.email === '' ? [] : [{ column: 'email' as const, key: sameMail(cells) }]),
    { column: null, key: `${isKeyless(cells) ? 'name' : 'keyless'} ${nameAndPlace(cells)}` },
  ];
}

/** The address alone, which brothers may share. */
export const mailKeyOf = ({ email }: ImportCells): RepeatKey | null =>
  email === '' ? null : { column: 'email', key: `email ${email.toLowerCase()}` };
