import { MAX_EXTERNAL_ID } from '../groups/rules.ts';
import { gradesOf } from '../registrations/rules.ts';
import { EMAIL, USERNAME, visible } from '../validation/fields.ts';
import { LONGEST_EMAIL, LONGEST_USERNAME, SHORTEST_USERNAME } from '../validation/lengths.ts';
import { cellsOf } from './cells.ts';
import { type ImportColumn, importColumns, levelOf, userTypes } from './rules.ts';

/** The cells of a row, by column; empty where the file has none. */
export type ImportCells = Readonly<Record<ImportColumn, string>>;

/**
 * What is wrong with a cell: the key of its message, whose `{field}` is the column. The last three are of rows that were committed
 * nevertheless: what was left out of the group.
 */
export interface RowError {
  field: ImportColumn;
  key: 'import.field' | 'import.director' | 'import.groupIdTaken' | 'import.groupHasId' | 'import.groupUnknown';
}

/** A row as it is kept, and what is wrong with it. */
export interface CheckedRow {
  cells: ImportCells;
  errors: RowError[];
}

const ANY = visible('.*');
/** Clave Única de Registro de Población. */
export const CURP = /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/;

/** Columns whose case is kept. */
const asTyped: ReadonlySet<ImportColumn> = new Set(['email', 'mail_padre']);

const text =
  (min: number, max: number, pattern = ANY) =>
  (cell: string): boolean =>
    cell.length >= min && cell.length <= max && pattern.test(cell);

/** Names of people, where any spaces between two words are one: a second spelling of a name would make a second account. */
const names: ReadonlySet<ImportColumn> = new Set([
  'nombre',
  'segundo_nombre',
  'apellido_paterno',
  'apellido_materno',
  'nombre_padre_madre_o_tutor',
]);

/** The rule of each cell; an empty one is refused where the column is required. */
const rules: Readonly<Record<ImportColumn, (cell: string, cells: ImportCells) => boolean>> = {
  tipo_usuario: (cell) => userTypes.some((type) => type === cell),
  nombre: text(1, 75),
  segundo_nombre: text(0, 74),
  apellido_paterno: text(1, 75),
  apellido_materno: text(0, 74),
  email: (cell) => cell === '' || text(1, LONGEST_EMAIL, EMAIL)(cell),
  username: (cell) => cell === '' || text(SHORTEST_USERNAME, LONGEST_USERNAME, USERNAME)(cell),
  seccion: (cell) => levelOf(cell) !== undefined,
  grado: (cell, { seccion }) => {
    const level = levelOf(seccion);
    // Of a section that is wrong itself, no grade is wrong besides.
    return level === undefined ? cell !== '' : gradesOf(level).some((grade) => String(grade) === cell);
  },
  nombre_padre_madre_o_tutor: text(0, 300),
  mail_padre: (cell) => cell === '' || text(1, LONGEST_EMAIL, EMAIL)(cell),
  matricula: text(0, 40),
  curp: (cell) => cell === '' || CURP.test(cell),
  grupo: text(0, 60),
  clave_grupo: text(0, MAX_EXTERNAL_ID),
};

function tidy(column: ImportColumn, value: string): string {
  const cell = value.trim().normalize('NFC');
  if (asTyped.has(column)) return cell;
  // Spreadsheets write 1°, and a number as 1.0 or 01.
  if (column === 'grado') return cell.replace(/^0*(\d)(?:[°º]|\.0+)?$/, '$1');
  return (names.has(column) ? cell.replaceAll(/\s+/g, ' ') : cell).toUpperCase();
}

/**
 * Tidies the cells of a row (trimmed and in capitals, names with single spaces, e-mail addresses trimmed alone) and checks them
 * (document 2 section 5).
 * `directors`: whether the person who imports may add directors. The server and the page use the same function.
 */
export function checkRow(
  given: Readonly<Partial<Record<ImportColumn, string | null | undefined>>>,
  { directors }: { directors: boolean },
): CheckedRow {
  const cells = cellsOf((column) => tidy(column, given[column] ?? ''));
  const errors = importColumns.flatMap((field): RowError[] => {
    if (!rules[field](cells[field], cells)) return [{ field, key: 'import.field' }];
    return field === 'tipo_usuario' && cells[field] === 'DIRECTOR' && !directors
      ? [{ field, key: 'import.director' }]
      : [];
  });
  return { cells, errors };
}
