import {
  Column,
  getTableName,
  is,
  Param,
  type Placeholder,
  SQL,
  sql,
  type SQLWrapper,
  StringChunk,
  Table,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../database.ts';
import type { Facets, ListRange, Sort } from '../list.ts';

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
  /**
   * The columns of a row and the tally, and what is joined to the table of the key. Joins add no rows and drop none.
   * `db.select({ …, tally }).from(…).leftJoin(…).$dynamic()`
   */
  rows: (db: Database, tally: Tally) => RowsQuery<Row>;
  /** The primary key, which orders rows that are otherwise equal. */
  key: readonly [AnyPgColumn, ...AnyPgColumn[]];
  /** Ascending order of rows that are equal in what they are sorted by; absent: that of the key. */
  ties?: readonly (AnyPgColumn | SQL)[];
  /**
   * The rows of the table that a call reaches, as a query of whole rows; absent: all of them. Conditions and sorts then read
   * that table alone, but for subqueries of theirs.
   */
  reached?: SQL | undefined;
  /** Up to how many rows are counted (`COUNTED_ROWS`); absent: all of them. */
  countsTo?: number;
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

/** Where rows are found before they are read: a source without what sorts it. */
type Rows<Row extends { tally: unknown }> = Pick<Source<Row, string>, 'rows' | 'key' | 'reached' | 'countsTo'>;

/** Whether an expression reads this table alone. What is not known to do so does not. */
function readsAlone(table: Table, part: unknown): boolean {
  if (is(part, SQL)) return part.queryChunks.every((chunk) => readsAlone(table, chunk));
  if (is(part, Column)) return part.table === table;
  if (is(part, Table)) return part === table;
  if (Array.isArray(part)) return part.every((one) => readsAlone(table, one));
  return part === undefined || is(part, StringChunk) || is(part, Param) || typeof part !== 'object';
}

/**
 * One tally for each row, without the columns and, where no expression reads a joined table, without the joins: what is
 * joined and not used may still keep PostgreSQL from answering by an index alone.
 */
function tallies<Row extends { tally: unknown }>(
  db: Database,
  source: Rows<Row>,
  tally: SQL | AnyPgColumn,
  ...read: readonly (SQL | undefined)[]
): RowsQuery<{ tally: unknown }> {
  const { table } = source.key[0];
  const alone = db.select({ tally: sql<unknown>`${tally}`.as('tally') });
  if (source.reached) return alone.from(reachedOf(table, source.reached)).$dynamic();
  return [tally, ...read].every((part) => readsAlone(table, part))
    ? alone.from(table).$dynamic()
    : rowsWith(db, source, tally);
}

/** Rows of a table by the name of the table, so that its columns mean them. */
const reachedOf = (table: Table, reached: SQL): SQL => sql`(${reached}) ${sql.identifier(getTableName(table))}`;

/** Rows that are counted: a list that is counted to a limit needs one more, to know that there are more. */
const counted = <Row extends { tally: unknown }>(
  db: Database,
  source: Rows<Row>,
  value: SQL | AnyPgColumn,
  where: SQL | undefined,
): RowsQuery<{ tally: unknown }> => {
  const rows = tallies(db, source, value, where).where(where);
  return source.countsTo === undefined ? rows : rows.limit(source.countsTo + 1);
};

const count = <Row extends { tally: unknown }>(db: Database, source: Rows<Row>, where?: SQL) =>
  sql`(select count(*)::int from ${counted(db, source, sql`1`, where)} "found")`;

/** The number of rows, for a page past the end: it has no row that brings the number along. */
export async function countRows<Row extends { tally: unknown }>(
  db: Database,
  source: Rows<Row>,
  where: SQL | undefined,
): Promise<number> {
  const [all] = await db.select({ total: sql<number>`total` }).from(sql`${count(db, source, where)} "all"(total)`);
  return all?.total ?? 0;
}

/** What rows are sorted by, to the primary key. */
function orderOf<Row extends { tally: unknown }, Sorts extends string>(
  { sorts, key, ties = [] }: Source<Row, Sorts>,
  { column, descending }: Sort<Sorts>,
): SQL[] {
  const direction = sql.raw(descending ? ' desc' : ' asc');
  const by = sorts[column];
  const main = 'nullsLast' in by ? sql`${by.nullsLast}${direction} nulls last` : sql`${by}${direction}`;
  return [main, ...ties.map((part) => sql`${part}`), ...key.map((part) => sql`${part}${direction}`)];
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
  const order = orderOf(source, { column, descending });
  const slice = <R>(rows: RowsQuery<R>) =>
    rows
      .where(where)
      .orderBy(() => order)
      .limit(limit)
      .offset(first);
  const total = count(db, source, where);
  const [key, ...more] = source.key;
  if (more.length > 0) return slice(rowsWith(db, source, total));
  const page = slice(tallies(db, source, key, where, ...order));
  return rowsWith(db, source, total)
    .where(sql`${key} in (select "tally" from ${page} "page")`)
    .orderBy(() => order);
}

/**
 * The keys of a page, each with the number of rows in all, of rows that no index has in the order of the list: those of a
 * search, and those of a scope that is read as rows. They are found once for page and number. Null where that is not possible:
 * of a list that has a key of several columns or an order of ties, or of a search that reads other tables or is not counted to
 * the end.
 */
export function foundOnceQuery<Row extends { tally: unknown }, Sorts extends string>(
  db: Database,
  { key: [key, ...more], ties, sorts, countsTo, reached }: Source<Row, Sorts>,
  where: SQL | undefined,
  { column, descending }: Sort<Sorts>,
  { limit, first }: ListRange,
): (PromiseLike<{ key: unknown; total: number }[]> & SQLWrapper) | null {
  const by = sorts[column];
  const value = 'nullsLast' in by ? by.nullsLast : by;
  const isAlone = [value, where].every((part) => readsAlone(key.table, part));
  if (more.length > 0 || ties !== undefined || (!reached && (!isAlone || countsTo !== undefined))) return null;
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const nulls = sql.raw('nullsLast' in by ? 'nulls last' : '');
  const total = countsTo === undefined ? sql`count(*)` : sql`least(count(*), ${countsTo + 1}::int)`;
  return db.select({ key: sql<unknown>`"key"`, total: sql<number>`"total"` }).from(
    sql`(with "found" as materialized (
        select ${key} as "key", ${value} as "value" from ${reached ? reachedOf(key.table, reached) : key.table}
        where ${where ?? sql`true`})
      select "key", (select ${total}::int from "found") as "total" from "found"
      order by "value" ${direction} ${nulls}, "key" ${direction} limit ${limit} offset ${first}) "page"`,
  );
}

/** Rows by the keys of a page, in its order. */
export function rowsOfPage<Row extends { tally: unknown }, Sorts extends string>(
  db: Database,
  source: Source<Row, Sorts>,
  page: readonly { key: unknown }[],
  sort: Sort<Sorts>,
): PromiseLike<Row[]> {
  const [key] = source.key;
  const keys = page.map((row) => sql`${row.key}`);
  return rowsWith(db, source)
    .where(sql`${key} in (${sql.join(keys, sql`, `)})`)
    .orderBy(() => orderOf(source, sort));
}

/** What is counted beside a list: the values of an expression, among the rows that `where` leaves. */
export interface Facet {
  name: string;
  value: SQL | AnyPgColumn;
  where: SQL | undefined;
  /** Whether the call does not filter by the facet itself: then `where` is that of the page. */
  unfiltered: boolean;
  /** Whether `value` is an array: then a row counts for each of its values. */
  several: boolean;
}

interface FacetCount {
  facet: string;
  value: string;
  rows: number;
}

/**
 * How many rows have each value of each facet. One statement for all of them, which reads the rows once for those facets
 * that are counted among the same rows.
 */
export function facetsQuery<Row extends { tally: unknown }>(
  db: Database,
  source: Rows<Row>,
  facets: readonly Facet[],
): PromiseLike<FacetCount[]> & SQLWrapper {
  const { table } = source.key[0];
  const together = facets.filter(
    ({ unfiltered, several, value, where }) =>
      source.countsTo === undefined && unfiltered && !several && readsAlone(table, [value, where]),
  );
  const [first] = together;
  const column = (index: number) => sql.raw(`"value${index}"`);
  const values = together.map(({ value }, index) => sql`${value} as ${column(index)}`);
  const combined = first && [
    sql`with "combined" as (
      select ${sql.join(values, sql`, `)}, count(*) as rows from ${table} where ${first.where ?? sql`true`}
      group by ${sql.join(
        together.map((_, index) => column(index)),
        sql`, `,
      )})`,
  ];
  const counts = facets.map((facet) => {
    const { name, several, value, where } = facet;
    const index = together.indexOf(facet);
    if (index !== -1)
      return sql`select ${name}::text as facet, ${column(index)}::text as value, sum(rows)::int as rows
        from "combined" where ${column(index)} is not null group by ${column(index)}`;
    if (several)
      // Of the few combinations that there are, rather than of every row.
      return sql`
        select ${name}::text as facet, "one"::text as value, sum("together")::int as rows from (
          select unnest("tally") as "one", count(*) as "together"
          from ${counted(db, source, value, where)} "counted" group by "tally") "combinations"
        group by "one"`;
    return sql`
      select ${name}::text as facet, "tally"::text as value, count(*)::int as rows
      from ${counted(db, source, value, where)} "counted" where "tally" is not null group by "tally"`;
  });
  return db
    .select({ facet: sql<string>`facet`, value: sql<string>`value`, rows: sql<number>`rows` })
    .from(sql`(${sql.join(combined ?? [])} ${sql.join(counts, sql` union all `)}) "facets"`);
}

/** The counts by facet and value, without facets of more rows than are counted. */
export const facetsOf = (
  facets: readonly Facet[],
  counts: readonly FacetCount[],
  { countsTo = Infinity }: { countsTo?: number },
): Facets =>
  Object.fromEntries(
    facets.flatMap(({ name }) => {
      const ofFacet = counts.filter(({ facet }) => facet === name);
      const total = ofFacet.reduce((sum, { rows }) => sum + rows, 0);
      return total > countsTo ? [] : [[name, Object.fromEntries(ofFacet.map(({ value, rows }) => [value, rows]))]];
    }),
  );
