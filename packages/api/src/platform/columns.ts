import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyObjectSchema, InferType } from 'yup';

type Given<V> = undefined extends V ? Exclude<V, undefined> | null : V;

/** The fields of an input that a table has columns for. */
type ColumnValues<T extends PgTable, I> = { [Name in keyof I & keyof T['$inferInsert']]: Given<I[Name]> };

/** The fields of an input that a table has columns of the same name for, as a row of it: null where nothing was given. */
export function columnValues<T extends PgTable, I extends object>(table: T, input: I): ColumnValues<T, I>;
export function columnValues(table: PgTable, input: object): Record<string, unknown> {
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(input));
  // In the order of the columns, whatever that of the input is: a prepared insert has one statement for it.
  const names = Object.keys(getTableColumns(table)).filter((name) => given.has(name));
  return Object.fromEntries(names.map((name) => [name, given.get(name) === '' ? null : (given.get(name) ?? null)]));
}

/** The columns of a table to select, but for some. */
export function columnsWithout<T extends PgTable, Name extends keyof T['_']['columns'] & string>(
  table: T,
  ...without: readonly Name[]
): Omit<T['_']['columns'], Name>;
export function columnsWithout(table: PgTable, ...without: readonly string[]): object {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)));
}

/** The columns of a table that a record has fields of the same name for, to select: of a wide row no more than is shown. */
export function columnsOfRecord<T extends PgTable, S extends AnyObjectSchema>(
  table: T,
  record: S,
): Pick<T['_']['columns'], keyof InferType<S> & keyof T['_']['columns']>;
export function columnsOfRecord(table: PgTable, record: AnyObjectSchema): object {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => name in record.fields));
}
