import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from './database.ts';

/** A query that may be prepared; its values are `sql.placeholder`s. */
interface Preparable<Result> {
  prepare(name: string): PreparedQuery<Result>;
}

/** A query that is built; carried out with the values of its placeholders. */
interface PreparedQuery<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}

/**
 * Prepares a hot query: its SQL is built once for each connection (writing it takes longer than sending it), and parsed by
 * PostgreSQL once, under this name. `build` must give the same SQL each time.
 */
export function prepared<Result>(
  name: string,
  build: (db: Database) => Preparable<Result>,
): (db: Database) => PreparedQuery<Result> {
  const bySession = new WeakMap<object, PreparedQuery<Result>>();
  return (db) => {
    const { session } = db._;
    const known = bySession.get(session);
    if (known) return known;
    const query = build(db).prepare(name);
    bySession.set(session, query);
    return query;
  };
}

/**
 * Inserts rows on a hot path, prepared for each set of columns that are left to their defaults. Values are plain; columns
 * that the database computes from others of the row stand in `computed`.
 * A column without a value and without a default is null; null is a parameter, so that the optional fields that callers fill
 * in do not multiply the statements. `name` heads the names of the statements.
 */
export function preparedInsert<T extends PgTable, Computed extends keyof T['$inferInsert'] = never>(
  name: string,
  table: T,
  computed?: (value: (column: keyof T['$inferInsert'] & string) => Placeholder) => Record<Computed, SQL>,
): (db: Database, ...rows: readonly Omit<T['$inferInsert'], Computed>[]) => Promise<void> {
  const computedOf = (index: number) => computed?.((column) => sql.placeholder(`${index} ${column}`));
  const computedNames = new Set(Object.keys(computedOf(0) ?? {}));
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { generated }]) => !generated && !computedNames.has(key),
  );
  const inserts = new Map<string, (db: Database) => PreparedQuery<unknown>>();
  const insertFor = (rows: readonly (readonly [string, unknown])[][]) => {
    const shape = rows.map((row) => row.map(([column]) => column).join()).join(';');
    const known = inserts.get(shape);
    if (known) return known;
    // As `sql`, since the encoder of a column takes no null: values are encoded before they are bound.
    const values = rows.map((row, index) => ({
      ...Object.fromEntries(row.map(([column]) => [column, sql`${sql.placeholder(`${index} ${column}`)}`])),
      ...computedOf(index),
    }));
    const anyTable: PgTable = table;
    const insert = prepared(`${name} ${inserts.size}`, (db) => db.insert(anyTable).values(values));
    inserts.set(shape, insert);
    return insert;
  };
  return async (db, ...rows) => {
    const given = rows.map((row) => {
      const values: ReadonlyMap<string, unknown> = new Map(Object.entries(row));
      return columns.flatMap(([key, column]): [string, unknown][] => {
        const value = values.get(key);
        if (value === undefined && column.hasDefault) return [];
        return [[key, value === undefined || value === null ? null : column.mapToDriverValue(value)]];
      });
    });
    const bound = given.flatMap((row, index) => row.map(([column, value]) => [`${index} ${column}`, value] as const));
    await insertFor(given)(db).execute(Object.fromEntries(bound));
  };
}
