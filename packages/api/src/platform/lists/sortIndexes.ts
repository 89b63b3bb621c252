import { index, type PgColumn } from 'drizzle-orm/pg-core';

/**
 * The indexes by which a list is sorted: each of the columns, then the primary key, as its pages are. Columns of long texts
 * are not for it: PostgreSQL refuses a row whose key has more than 2,704 bytes.
 */
export const sortIndexes = (table: string, key: readonly PgColumn[], columns: readonly PgColumn[]) =>
  columns.map((column) => index(`${table}_by_${column.name}`).on(column, ...key));
