import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { PeriodLength } from '@lia/sdk/statistics/rules';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../platform/database.ts';
import { startOf } from '../platform/days.ts';
import type { Figures, Span } from './source.ts';

// Written out: PostgreSQL compares the expression that it groups by with the one that it selects.
const zone = sql.raw(`'${TIME_ZONE}'`);

/** The first day of the period that an instant is in, as a date. */
export const periodStart = (instant: SQL | AnyPgColumn, by: PeriodLength): SQL =>
  sql`date_trunc(${sql.raw(`'${by}'`)}, ${instant} at time zone ${zone})::date`;

interface Counted {
  table: PgTable;
  /** The instant at which a row is counted; it has an index. */
  at: AnyPgColumn;
  where: SQL | undefined;
  /** What is made of the rows of a period; how many there are where it is left out. */
  value?: SQL<number>;
}

/** Counts rows by the period of an instant. */
export async function countByPeriod(db: Database, { from, to, by }: Span, counted: Counted): Promise<Figures> {
  const { table, at, where, value = sql<number>`count(*)::int` } = counted;
  const start = periodStart(at, by);
  const rows = await db
    .select({ start: sql<string>`${start}::text`, value })
    .from(table)
    .where(and(sql`${at} >= ${startOf(from)} and ${at} < ${startOf(to, 1)}`, where))
    .groupBy(start);
  return new Map(rows.map((row) => [row.start, row.value]));
}
