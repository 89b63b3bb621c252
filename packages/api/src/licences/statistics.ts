import { periodsBetween } from '@lia/sdk/statistics/rules';
import { and, eq, isNotNull, sql } from 'drizzle-orm';

import { licences, memberships } from '../memberships/tables.ts';
import { startOf } from '../platform/days.ts';
import { boundariesOf } from '../statistics/count.ts';
import { type Figures, type Span, statisticsOf } from '../statistics/source.ts';
import { membershipsIn } from './reach.ts';

/** Until when a licence was of use: freed, or no longer paid. */
const end = sql`least(${licences.freedAt}, ${memberships.paidUntil})`;

/** Runs of periods in which people were active without a gap: how many people have each. Periods are numbered from 1. */
interface Run {
  first: number;
  last: number;
  people: number;
}

/** People with a licence, each once in every period, whatever the number of their licences. */
export const activeMembers = statisticsOf('activeMembers', async (db, scope, span) => {
  const { from, to } = span;
  const boundaries = boundariesOf(span);
  const begun = sql`greatest(${licences.assignedAt}, ${startOf(from)})`;
  const ended = sql`least(${end}, ${startOf(to, 1)})`;
  // The end itself is no part of it.
  const last = sql`(${ended} - interval '1 microsecond')`;
  const held = db
    .select({
      periods:
        sql`range_agg(int4range(width_bucket(${begun}, ${boundaries}), width_bucket(${last}, ${boundaries}), '[]'))`.as(
          'periods',
        ),
    })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .where(
      and(
        isNotNull(licences.userId),
        sql`${memberships.paidUntil} > ${startOf(from)} and ${begun} < ${ended}`,
        membershipsIn(scope),
      ),
    )
    .groupBy(licences.userId)
    .as('held');
  const runs = db
    .select({ run: sql`unnest(${held.periods})`.as('run') })
    .from(held)
    .as('runs');
  const first = sql<number>`lower(${runs.run})`;
  const final = sql<number>`upper(${runs.run}) - 1`;
  return summed(
    await db
      .select({ first, last: final, people: sql<number>`count(*)::int` })
      .from(runs)
      .groupBy(sql`${runs.run}`),
    span,
  );
});

function summed(runs: readonly Run[], { from, to, by }: Span): Figures {
  const beginning = new Map<number, number>();
  const ending = new Map<number, number>();
  for (const { first, last, people } of runs) {
    beginning.set(first, (beginning.get(first) ?? 0) + people);
    ending.set(last, (ending.get(last) ?? 0) + people);
  }
  let active = 0;
  return new Map(
    periodsBetween(from, to, by).map((start, index) => {
      active += beginning.get(index + 1) ?? 0;
      const during = active;
      active -= ending.get(index + 1) ?? 0;
      return [start, during];
    }),
  );
}
