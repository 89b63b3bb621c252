import { type AuditRecord, auditRecords } from '@lia/sdk/audit/rules';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

type Column<T extends PgTable> = keyof T['_']['columns'] & string;

/** What is kept of a table's changes. */
interface Kept<Name> {
  /** Columns whose values are never kept: only that they changed is. Passwords, also as hashes, codes and links that give access. */
  secret?: readonly Name[];
  /** Columns whose change is no entry: what the server notes for itself, or counts. */
  technical?: readonly Name[];
  /** The column of the user, institution and order that a row belongs to. */
  person?: Name;
  institution?: Name;
  order?: Name;
  /** What a row is called. */
  title?: Name;
  /** False for rows that the database adds by itself: what is kept begins with their first change. */
  additions?: false;
}

/** A table whose changes are kept, with the names of its columns in the database. */
export interface Audited extends Kept<string> {
  table: PgTable;
  record: AuditRecord;
  secret: readonly string[];
  technical: readonly string[];
  key: readonly string[];
}

/** A table whose changes are not kept. */
export interface Unaudited {
  table: PgTable;
  because: string;
}

export type AuditDeclaration = Audited | Unaudited;

/** Declares that changes of a table are kept. */
export function audited<T extends PgTable & { _: { name: AuditRecord } }>(table: T, kept: Kept<Column<T>>): Audited;
export function audited(table: PgTable, kept: Kept<string>): Audited {
  const tableName = getTableName(table);
  const record = auditRecords.find((name) => name === tableName);
  if (record === undefined) throw new Error(`${tableName} is no audited record`);
  const columns = getTableColumns(table);
  const named = (key: string): string => {
    const column = columns[key];
    if (!column) throw new Error(`${tableName} has no column ${key}`);
    return column.name;
  };
  const { secret = [], technical = [], person, institution, order, title, additions } = kept;
  const all = Object.values(columns);
  const compound = getTableConfig(table).primaryKeys.flatMap((primary) => primary.columns);
  return {
    table,
    record,
    key: [...all.filter(({ primary }) => primary), ...compound].map(({ name }) => name),
    secret: secret.map(named),
    technical: [...all.filter(({ generated }) => generated).map(({ name }) => name), ...technical.map(named)],
    ...(person !== undefined && { person: named(person) }),
    ...(institution !== undefined && { institution: named(institution) }),
    ...(order !== undefined && { order: named(order) }),
    ...(title !== undefined && { title: named(title) }),
    ...(additions !== undefined && { additions }),
  };
}

/** Declares that changes of a table are not kept, and why. */
export const unaudited = (because: string, ...tables: readonly PgTable[]): Unaudited[] =>
  tables.map((table) => ({ table, because }));

export const isAudited = (declaration: AuditDeclaration): declaration is Audited => 'record' in declaration;
