import { addDays } from '@lia/sdk/calendar/days';
import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { EmbedCounts } from '@lia/sdk/embeds/records';
import type { CountSpan, EmbedEvent } from '@lia/sdk/embeds/rules';
import { and, eq, gte, sql } from 'drizzle-orm';

import { orders } from '../payments/tables.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { refusalsOf } from './refusals.ts';
import { embedsIn } from './store.ts';
import { embedCounts, embedOrders, embeds } from './tables.ts';

/** More than a site has; forged names cannot fill the answer. */
const MOST_FORMS = 30;

const counted = (event: EmbedEvent) =>
  sql<number>`coalesce(sum(${embedCounts.count}) filter (where ${embedCounts.event} = ${event}), 0)::int`;

const sums = { views: counted('view'), starts: counted('start'), submissions: counted('submission') };
const amount = sql<number>`coalesce(sum(${orders.total}), 0)::float8`;

const today = sql<string>`(now() at time zone ${TIME_ZONE})::date::text`;
const orderDay = sql<string>`(${orders.createdAt} at time zone ${sql.raw(`'${TIME_ZONE}'`)})::date::text`;

const nothing = { views: 0, starts: 0, submissions: 0, amount: 0 };

/** What came of a site in its last days, today included; null where the scope has no such site. */
export async function countsOf(
  { db, scope }: ScopedCall<'everything' | 'school'>,
  id: string,
  days: CountSpan,
): Promise<EmbedCounts | null> {
  const [site] = await db
    .select({ today, origins: embeds.origins })
    .from(embeds)
    .where(and(embedsIn(scope), eq(embeds.id, id)));
  if (!site) return null;
  const first = addDays(site.today, 1 - days);

  const sinceFirst = and(eq(embedCounts.embedId, id), gte(embedCounts.day, first));
  const paid = and(eq(embedOrders.embedId, id), eq(orders.status, 'approved'), gte(orderDay, first));

  const countsByDay = await db
    .select({ day: embedCounts.day, ...sums })
    .from(embedCounts)
    .where(sinceFirst)
    .groupBy(embedCounts.day);
  const amountsByDay = await db
    .select({ day: orderDay, amount })
    .from(embedOrders)
    .innerJoin(orders, eq(orders.id, embedOrders.orderId))
    .where(paid)
    .groupBy(orderDay);
  const countsByForm = await db
    .select({ form: embedCounts.form, ...sums })
    .from(embedCounts)
    .where(sinceFirst)
    .groupBy(embedCounts.form)
    .orderBy(sql`${sums.views} desc`, embedCounts.form)
    .limit(MOST_FORMS);
  const amountsByForm = await db
    .select({ form: embedOrders.form, amount })
    .from(embedOrders)
    .innerJoin(orders, eq(orders.id, embedOrders.orderId))
    .where(paid)
    .groupBy(embedOrders.form);

  const ofDay = new Map(countsByDay.map(({ day, ...counts }) => [day, counts]));
  const amountOfDay = new Map(amountsByDay.map((row) => [row.day, row.amount]));
  const amountOfForm = new Map(amountsByForm.map((row) => [row.form, row.amount]));
  return {
    days: Array.from({ length: days }, (_, index) => {
      const day = addDays(first, index);
      return { day, ...nothing, ...ofDay.get(day), amount: amountOfDay.get(day) ?? 0 };
    }),
    forms: countsByForm.map((row) => ({ ...row, amount: amountOfForm.get(row.form) ?? 0 })),
    refused: await refusalsOf(db, id, site.origins, days),
  };
}
