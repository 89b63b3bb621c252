import type { Reach } from '@lia/sdk/accounts/permissions';
import type { ListQuery } from '@lia/sdk/http/list';
import { messageKey, record } from '@lia/sdk/validation/fields';
import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { string } from 'yup';

import { check } from '../check.ts';
import type { Database } from '../database.ts';
import { type ListRange, listQuery, Page, readFacets, readFilter, readSort, type Sort } from '../list.ts';
import { prepared } from '../prepared.ts';
import type { Scope } from '../scope.ts';
import { contains } from '../search.ts';
import { type Filter, filter } from './filters.ts';
import {
  countRows,
  type Facet,
  facetsOf,
  facetsQuery,
  pageQuery,
  rowsOfPage,
  rowsWith,
  foundOnceQuery,
  type Source,
} from './rows.ts';

interface ListDefinition<Row extends { tally: unknown }, Rec, Sorts extends string, R extends Reach> extends Source<
  Row,
  Sorts
> {
  /** Heads the names of its prepared statements. */
  name: string;
  /** Which rows are there at all. */
  where?: SQL | undefined;
  /** Which rows a scope reaches. Absent: its permission reaches everything. */
  within?: (scope: Scope<R>) => SQL | undefined;
  /**
   * The same rows as a query of whole ones (`Source.reached`), of those that words find where there are any: read where the
   * condition would be held against every row of the table, which it is unless a filter is `indexed`.
   */
  reach?: (scope: Scope<R>, words: string) => SQL | undefined;
  /** How it is sorted unless asked otherwise. */
  sort: Sort<NoInfer<Sorts>>;
  filters?: Readonly<Record<string, Filter>>;
  /** What `q` finds: words in a search column (search.ts), or more than that. */
  search: AnyPgColumn | ((words: string, call: ScopedCall<R>) => SQL | undefined | Promise<SQL>);
  /** For the API reference: the words of what `q` finds. */
  searches: string;
  records: (rows: Omit<Row, 'tally'>[], db: Database) => Rec[] | Promise<Rec[]>;
}

/** What a row is read with. */
export interface ScopedCall<R extends Reach> {
  db: Database;
  scope: Scope<R>;
}

/** What a page is read with. */
export interface ListCall<R extends Reach> extends ScopedCall<R> {
  query: ListQuery;
  range: ListRange;
}

/** What a call narrows a list by, besides its `filter`. */
interface AskedByPath {
  /** Filters that stand in the query itself. */
  flat?: object;
  /** The rows that the path names: those of one school. No filter widens it. */
  part?: SQL;
}

const query = listQuery({});

/** A list as routes serve it. */
export interface List<Rec, R extends Reach> {
  /** How a route serves it; `about` stands before its filters and order in the API reference. */
  readonly pages: (about?: string) => {
    readonly description: string;
    readonly query: typeof query;
    readonly handle: (call: ListCall<R>) => Promise<Page<Rec>>;
  };
  // Properties rather than methods: a scope that is wider than the list's does not compile.
  /** What `answer` asks of the database for the page, and for the facets where the call has any. */
  readonly queries: (call: ListCall<R>) => Promise<SQLWrapper[]>;
  /** The page that a call asks for. @throws {ApiFailure} 422 */
  readonly answer: (call: ListCall<R>, asked?: AskedByPath) => Promise<Page<Rec>>;
  /** How many rows of the scope a filter finds. */
  readonly count: (call: ScopedCall<R>, filter: Readonly<Record<string, unknown>>) => Promise<number>;
  /** The row of a primary key; undefined where the call's scope has none. */
  readonly find: (call: ScopedCall<R>, ...key: readonly (string | number)[]) => Promise<Rec | undefined>;
  /** The same for what acts for no user: e-mails and jobs. */
  readonly findUnscoped: (db: Database, ...key: readonly (string | number)[]) => Promise<Rec | undefined>;
}

/** Every list that is declared, by name: a test finds the sorts that no index serves. */
export const declaredLists = new Map<string, Pick<Source<{ tally: unknown }, string>, 'key' | 'sorts'>>();

/** Declares a list: what it shows, what it is sorted and narrowed by, and what is counted beside it. */
export function defineList<
  Row extends { tally: unknown },
  Rec,
  Sorts extends string,
  // Without `within`, the call's scope must reach everything.
  R extends Reach = 'everything',
>(list: ListDefinition<Row, Rec, Sorts, R>): List<Rec, R> {
  const { search } = list;
  declaredLists.set(list.name, list);
  const filters = new Map<string, Filter>([
    ...Object.entries(list.filters ?? {}),
    // What it finds may depend on the call (`searched`).
    ['q', filter(string().typeError(messageKey('invalid')).max(254, messageKey('text.max')), () => undefined)],
  ]);

  const wordsOf = ({ q }: Readonly<Record<string, unknown>>): string => (typeof q === 'string' ? q.trim() : '');
  const searched = async (words: string, call: ScopedCall<R>): Promise<SQL | undefined> =>
    typeof search === 'function' ? search(words, call) : contains(search, words);

  const schema = record(Object.fromEntries([...filters].map(([name, { schema: values }]) => [name, values])));
  const sortNames = Object.keys(list.sorts).filter((name): name is Sorts => name in list.sorts);
  const facetNames = [...filters].filter(([, { facet }]) => facet !== undefined).map(([name]) => name);
  const unfiltered = and(list.where, ...[...filters.values()].map(({ absent }) => absent));

  /** Whole lists are what consoles ask for most: they are prepared, for each order. */
  const wholes = new Map(
    sortNames.flatMap((column) =>
      [true, false].map((descending) => {
        const name = `${list.name} by ${column} ${descending ? 'desc' : 'asc'}`;
        const slice = { limit: sql.placeholder('limit'), first: sql.placeholder('first') };
        return [name, prepared(name, (db) => pageQuery(db, list, unfiltered, { column, descending }, slice))] as const;
      }),
    ),
  );

  /** The list as a call reads it. */
  interface Narrowed {
    source: Source<Row, Sorts>;
    /** By filter. */
    conditions: Map<string, SQL>;
    /** Whether it is searched by words. */
    isSearch: boolean;
  }

  async function narrow(asked: Readonly<Record<string, unknown>>, call: ScopedCall<R>, part?: SQL): Promise<Narrowed> {
    const words = wordsOf(asked);
    const isIndexed = [...filters].some(([name, { indexed }]) => indexed && asked[name] !== undefined);
    const reached = isIndexed ? undefined : list.reach?.(call.scope, words);
    const conditions = new Map<string, SQL>();
    const within = reached ? undefined : list.within?.(call.scope);
    if (within) conditions.set('', within);
    if (part) conditions.set('/', part);
    for (const [name, { where, absent }] of filters) {
      const condition = asked[name] === undefined ? absent : where(asked[name]);
      if (condition) conditions.set(name, condition);
    }
    const found = words === '' || reached ? undefined : await searched(words, call);
    if (found) conditions.set('q', found);
    return { source: { ...list, reached }, conditions, isSearch: words !== '' };
  }

  interface Asked extends Narrowed {
    sort: Sort<Sorts>;
    facets: Facet[];
  }

  /** @throws {ApiFailure} 422 */
  async function read(call: ListCall<R>, { flat, part }: AskedByPath = {}): Promise<Asked> {
    const sort = readSort(call.query.sort, sortNames) ?? list.sort;
    const filtered = check(schema, { ...flat, ...readFilter(call.query.filter) }, 'strict');
    const narrowed = await narrow(filtered, call, part);
    const { conditions } = narrowed;
    const facets = readFacets(call.query.facets, facetNames).map((name) => ({
      name,
      value: filters.get(name)?.facet ?? sql`null`,
      unfiltered: !conditions.has(name),
      several: filters.get(name)?.several ?? false,
      where: and(list.where, ...[...conditions].map(([other, condition]) => (other === name ? undefined : condition))),
    }));
    return { ...narrowed, sort, facets };
  }

  /** Whether no index has the rows in their order. */
  const isFoundOnce = ({ source: { reached }, isSearch }: Narrowed): boolean => isSearch || reached !== undefined;

  async function readPage({ db, range }: ListCall<R>, asked: Asked) {
    const { source, conditions, sort } = asked;
    const whole =
      !source.reached && [...conditions].every(([name, condition]) => filters.get(name)?.absent === condition);
    const known = whole && wholes.get(`${list.name} by ${sort.column} ${sort.descending ? 'desc' : 'asc'}`);
    const where = and(list.where, ...conditions.values());
    const page = isFoundOnce(asked) ? await foundOnceQuery(db, source, where, sort, range) : null;
    const [found] = page ?? [];
    if (page && found) return { rows: await rowsOfPage(db, source, page, sort), total: found.total };
    const rows = known
      ? await known(db).execute({ limit: range.limit, first: range.first })
      : await pageQuery(db, source, where, sort, range);
    const [first] = rows;
    const total = first ? Number(first.tally) : range.first === 0 ? 0 : await countRows(db, source, where);
    return { rows, total };
  }

  async function readRow(db: Database, key: readonly (string | number)[], within?: SQL): Promise<Rec | undefined> {
    const where = and(list.where, within, ...list.key.map((column, index) => eq(column, key[index])));
    const [found] = await toRecords(db, await rowsWith(db, list).where(where).limit(1));
    return found;
  }

  const toRecords = async (db: Database, rows: readonly Row[]): Promise<Rec[]> =>
    list.records(
      rows.map((row) => {
        const { tally: _, ...columns } = row;
        return columns;
      }),
      db,
    );

  async function answer(call: ListCall<R>, byPath?: AskedByPath): Promise<Page<Rec>> {
    const { db, range } = call;
    const asked = await read(call, byPath);
    const [{ rows, total }, counts] = await Promise.all([
      readPage(call, asked),
      asked.facets.length > 0 ? facetsQuery(db, asked.source, asked.facets) : null,
    ]);
    return new Page(await toRecords(db, rows), range, total, counts && facetsOf(asked.facets, counts, list));
  }

  const description = describe([...filters.keys()], facetNames, sortNames, list);

  return {
    pages: (about) => ({
      description: about === undefined ? description : `${about} ${description}`,
      query,
      handle: (call) => answer(call),
    }),

    async queries(call) {
      const asked = await read(call);
      const { source, conditions, sort, facets } = asked;
      const where = and(list.where, ...conditions.values());
      const found = isFoundOnce(asked) ? foundOnceQuery(call.db, source, where, sort, call.range) : null;
      const page = found ?? pageQuery(call.db, source, where, sort, call.range);
      return facets.length > 0 ? [page, facetsQuery(call.db, source, facets)] : [page];
    },

    answer,

    async count(call, asked) {
      const { source, conditions } = await narrow(check(schema, asked, 'strict'), call);
      return countRows(call.db, source, and(list.where, ...conditions.values()));
    },

    find: ({ db, scope }, ...key) => readRow(db, key, list.within?.(scope)),
    findUnscoped: (db, ...key) => readRow(db, key),
  };
}

function describe(
  filters: readonly string[],
  facets: readonly string[],
  sorts: readonly string[],
  { searches, sort }: { searches: string; sort: Sort<string> },
): string {
  const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  return [
    `Filters: ${named(filters)} (${searches}).`,
    facets.length > 0 ? `Facets: ${named(facets)}.` : '',
    `Sorts by ${sorts.join(', ')}; ${sort.column} ${sort.descending ? 'descending' : 'ascending'} otherwise.`,
  ].join(' ');
}
