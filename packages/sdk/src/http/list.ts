/** The query of a list that has one order: which rows, as JSON text. */
export interface PageQuery {
  /** First and last row, inclusive: `[0,24]` */
  range?: string;
}

/** The query of a list, in the conventions of ra-data-simple-rest: each value is JSON text. */
export interface ListQuery extends PageQuery {
  /** `["School","ASC"]` */
  sort?: string;
  /** `{"active":true,"q":"primaria"}` */
  filter?: string;
  /** `["status"]`: how many rows have each value, in the header `X-Facets` of the answer. */
  facets?: string;
}

/**
 * Counts of a list by facet and value, as JSON: `{"status":{"approved":12,"pending":3}}`. They are of the rows that are
 * searched and filtered for, whatever the facet itself is filtered by; a value without rows is left out.
 */
export const FACETS_HEADER = 'X-Facets';

/**
 * Rows up to which lists of millions are counted. Their total is one more where there are more, and a facet whose values have
 * more rows together is left out.
 */
export const COUNTED_ROWS = 10_000;

/** Most rows that one answer of a list carries; a longer range is cut there. */
export const MAX_ROWS = 1000;
