import { MAX_ROWS } from '@lia/sdk/http/list';
import { LARGEST_ID, messageKey, UUID } from '@lia/sdk/validation/fields';
import { number, type ObjectShape, object, string } from 'yup';

import { invalidFields } from './errors.ts';

/** A slice of a list: where it starts and how long it may be. */
export interface ListRange {
  first: number;
  limit: number;
}

/** How a list is sorted. */
export interface Sort<C extends string> {
  column: C;
  descending: boolean;
}

const MAX_ROW = 2_000_000_000;

/** How many rows of a list have each value, by facet. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Rows of a list and where they stand in the whole of it. */
export class Page<Row> {
  readonly rows: Row[];
  readonly first: number;
  readonly total: number;
  readonly facets: Facets | null;

  constructor(rows: Row[], { first }: Pick<ListRange, 'first'>, total: number, facets: Facets | null = null) {
    this.rows = rows;
    this.first = first;
    this.total = total;
    this.facets = facets;
  }

  /** The same page of what each row is made into. */
  map<To>(to: (row: Row) => To): Page<To> {
    return new Page(this.rows.map(to), this, this.total, this.facets);
  }

  /** What is sent. */
  get body(): unknown {
    return this.rows;
  }

  // `items 0-24/319`, or a star in place of the rows where there are none.
  get contentRange(): string {
    const rows = this.rows.length === 0 ? '*' : `${this.first}-${this.first + this.rows.length - 1}`;
    return `items ${rows}/${this.total}`;
  }

  /** What `X-Facets` carries, in the characters that a header may have; null where no facets were asked for. */
  get facetsHeader(): string | null {
    if (!this.facets) return null;
    const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return JSON.stringify(this.facets).replaceAll(/[^\x20-\x7e]/g, escape);
  }
}

/** A page whose rows are sent below `data`. */
export class DataPage<Row> extends Page<Row> {
  override get body(): unknown {
    return { data: this.rows };
  }
}

const jsonText = () => string().typeError(messageKey('invalid')).max(2000, messageKey('text.max'));

/** The query of a list, in the conventions of ra-data-simple-rest, and what else a list takes. */
export const listQuery = <S extends ObjectShape>(more: S) =>
  object({ sort: jsonText(), range: jsonText(), filter: jsonText(), facets: jsonText(), ...more }).noUnknown(
    true,
    messageKey('unknownField'),
  );

/** The query of a list that has one order. */
export const pageQuery = object({ range: jsonText() }).noUnknown(true, messageKey('unknownField'));

/** Path of one row by its number. */
export const rowId = object({ id: number().integer().min(1).max(LARGEST_ID).required() });

/** The uuid of a row, in a path. */
export const uuid = () => string().matches(UUID).required();

/** Path of one row by its uuid. */
export const rowUuid = object({ id: uuid() });

/** Reads `[0,24]`; the first thousand rows where nothing is asked. @throws {ApiFailure} 422 */
export function readRange(text: string | undefined): ListRange {
  if (text === undefined) return { first: 0, limit: MAX_ROWS };
  const range = readJson('range', text);
  if (!Array.isArray(range) || range.length !== 2) throw refused('range');
  const [first, last]: unknown[] = range;
  if (!isRow(first) || !isRow(last) || last < first) throw refused('range');
  return { first, limit: Math.min(last - first + 1, MAX_ROWS) };
}

const isRow = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ROW;

/** Reads `["School","ASC"]` for a list that sorts by `columns`; null where nothing is asked. @throws {ApiFailure} 422 */
export function readSort<C extends string>(text: string | undefined, columns: readonly C[]): Sort<C> | null {
  if (text === undefined) return null;
  const sort = readJson('sort', text);
  if (!Array.isArray(sort) || sort.length !== 2) throw refused('sort');
  const column = columns.find((name) => name === sort[0]);
  if (column === undefined || (sort[1] !== 'ASC' && sort[1] !== 'DESC')) throw refused('sort');
  return { column, descending: sort[1] === 'DESC' };
}

/** Reads `{"active":true}` into an object for a schema to judge. @throws {ApiFailure} 422 */
export function readFilter(text: string | undefined): object {
  if (text === undefined) return {};
  const filter = readJson('filter', text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw refused('filter');
  return filter;
}

/** Reads `["status"]` for a list that counts `names`; none where nothing is asked. @throws {ApiFailure} 422 */
export function readFacets(text: string | undefined, names: readonly string[]): string[] {
  if (text === undefined) return [];
  const facets = readJson('facets', text);
  if (!Array.isArray(facets)) throw refused('facets');
  const asked: unknown[] = facets;
  if (!asked.every((facet) => names.some((name) => name === facet))) throw refused('facets');
  return names.filter((name) => asked.includes(name));
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(name);
  }
}

const refused = (name: string) => invalidFields({ [name]: { key: 'invalid' } });
