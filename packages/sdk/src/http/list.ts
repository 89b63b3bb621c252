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
}

/** Most rows that one answer of a list carries; a longer range is cut there. */
export const MAX_ROWS = 1000;
