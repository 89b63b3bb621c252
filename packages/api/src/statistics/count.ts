import { addDays } from '@lia/sdk/calendar/days';
import { periodsBetween } from '@lia/sdk/statistics/rules';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../platform/database.ts';
import { startOf } from '../platform/days.ts';
import type { Figures, Span } from './source.ts';

/** The instants at which the periods of a span begin, oldest first, and the end of the last: an array. Nothing before `from` is in it. */
export const boundariesOf = ({ from, to, by }: Span): SQL => {
  const [, ...later] = periodsBetween(from, to, by);
  const days = [from, ...later, addDays(to, 1)];
  return sql`array[${sql.join(
    days.map((day) => startOf(day)),
    sql`, `,
  )}]`;
};

interface Counted {
  table: PgTable;
  /** The instant at which a row is counted; it has an index. */
  at: AnyPgColumn;
  where: SQL | undefined;
  /** What is made of the rows of a period, null where there are none; how many there are where it is left out. */
  value?: SQL<number | null>;
}

/**
 * Counts rows by the period of an instant: those between two boundaries each, which takes no reckoning with days for any row.
 */
export async function countByPeriod(db: Database, span: Span, counted: Counted): Promise<Figures> {
  const { table, at, where, value = sql<number | null>`count(*)::int` } = counted;
  const rows = await db
    .select({ value: sql<number | null>`figure.value` })
    .from(
      sql`(select ${boundariesOf(span)} as at) as boundaries
        cross join generate_series(1, cardinality(boundaries.at) - 1) as period
        cross join lateral (select ${value} as value from ${table}
          where ${and(sql`${at} >= boundaries.at[period] and ${at} < boundaries.at[period + 1]`, where)}) as figure`,
    )
    .orderBy(sql`period`);
  const starts = periodsBetween(span.from, span.to, span.by);
  return new Map(
    rows.flatMap((row, index) => {
      const start = starts[index];
      return start === undefined || row.value === null ? [] : [[start, row.value] as const];
    }),
  );
}
