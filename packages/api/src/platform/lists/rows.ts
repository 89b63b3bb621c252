import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../database.ts';
import type { Facets, Sort } from '../list.ts';

/** What a list itself asks of each row, beside its columns: how many there are in all, its key, or a facet's value. */
export type Tally = SQL.Aliased;

/** A dynamic select of drizzle's, as far as lists use it. */
export interface RowsQuery<Row> extends PromiseLike<Row[]>, SQLWrapper {
  where(condition: SQL | undefined): RowsQuery<Row>;
  orderBy(keys: () => SQL[]): RowsQuery<Row>;
  limit(limit: number | Placeholder): RowsQuery<Row>;
  offset(offset: number | Placeholder): RowsQuery<Row>;
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> };
}

/** What rows are sorted by; with `nullsLast`, what is missing stands last in either direction. */
export type SortKey = AnyPgColumn | SQL | { nullsLast: AnyPgColumn | SQL };

/** Where the rows of a list come from. */
export interface Source<Row extends { tally: unknown }, Sorts extends string> {
  /** The columns of a row and the tally, and what is joined: `db.select({ …, tally }).from(…).leftJoin(…).$dynamic()`. */
  rows: (db: Database, tally: Tally) => RowsQuery<Row>;
  /** The primary key, which orders rows that are otherwise equal. */
  key: readonly [AnyPgColumn, ...AnyPgColumn[]];
  sorts: Readonly<Record<Sorts, SortKey>>;
}

/** Which rows a page has: numbers, or the placeholders of a prepared query. */
interface Slice {
  limit: number | Placeholder;
  first: number | Placeholder;
}

export const rowsWith = <Row extends { tally: unknown }>(
  db: Database,
  { rows }: Pick<Source<Row, string>, 'rows'>,
  tally: SQL | AnyPgColumn = sql`1`,
): RowsQuery<Row> => rows(db, sql<unknown>`${tally}`.as('tally'));

const count = <Row extends { tally: unknown }>(db: Database, source: Pick<Source<Row, string>, 'rows'>, where?: SQL) =>
  sql`(select count(*)::int from ${rowsWith(db, source).where(where)} "found")`;

/** The number of rows, for a page past the end: it has no row that brings the number along. */
export async function countRows<Row extends { tally: unknown }>(
  db: Database,
  source: Pick<Source<Row, string>, 'rows'>,
  where: SQL | undefined,
): Promise<number> {
  const [all] = await db.select({ total: sql<number>`total` }).from(sql`${count(db, source, where)} "all"(total)`);
  return all?.total ?? 0;
}

/**
 * One page and, as each row's tally, the number of rows in all: one statement. The keys of the page are found before
 * anything is joined to its rows, so that a page far behind joins no more than the first one. (A count over a window
 * would join, and sort, all of them.)
 */
export function pageQuery<Row extends { tally: unknown }, Sorts extends string>(
  db: Database,
  source: Source<Row, Sorts>,
  where: SQL | undefined,
  { column, descending }: Sort<Sorts>,
  { limit, first }: Slice,
): RowsQuery<Row> {
  const direction = sql.raw(descending ? ' desc' : ' asc');
  const by = source.sorts[column];
  const main = 'nullsLast' in by ? sql`${by.nullsLast}${direction} nulls last` : sql`${by}${direction}`;
  const order = [main, ...source.key.map((part) => sql`${part}${direction}`)];
  const slice = (tally: SQL | AnyPgColumn) =>
    rowsWith(db, source, tally)
      .where(where)
      .orderBy(() => order)
      .limit(limit)
      .offset(first);
  const total = count(db, source, where);
  const [key, ...more] = source.key;
  if (more.length > 0) return slice(total);
  return rowsWith(db, source, total)
    .where(sql`${key} in (select "tally" from ${slice(key)} "page")`)
    .orderBy(() => order);
}

/** How many rows have each value of each facet; `where` by facet. One statement for all of them. */
export async function countFacets<Row extends { tally: unknown }>(
  db: Database,
  source: Pick<Source<Row, string>, 'rows'>,
  facets: readonly { name: string; value: SQL | AnyPgColumn; where: SQL | undefined }[],
): Promise<Facets> {
  const counts = facets.map(
    ({ name, value, where }) => sql`
      select ${name}::text as facet, "tally"::text as value, count(*)::int as rows
      from ${rowsWith(db, source, value).where(where)} "counted" where "tally" is not null group by "tally"`,
  );
  const found = await db
    .select({ facet: sql<string>`facet`, value: sql<string>`value`, rows: sql<number>`rows` })
    .from(sql`(${sql.join(counts, sql` union all `)}) "facets"`);
  return Object.fromEntries(
    facets.map(({ name }) => {
      const ofFacet = found.filter(({ facet }) => facet === name);
      return [name, Object.fromEntries(ofFacet.map(({ value, rows }) => [value, rows]))];
    }),
  );
}
