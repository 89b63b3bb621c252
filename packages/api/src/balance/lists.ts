import type { BalanceDay, BalanceDifference } from '@lia/sdk/balance/records';
import type { BalanceStatus } from '@lia/sdk/balance/rules';
import { TRANSFER } from '@lia/sdk/payments/rules';
import { messageKey } from '@lia/sdk/validation/fields';
import { and, asc, eq, sql } from 'drizzle-orm';
import { string } from 'yup';

import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { filter, only } from '../platform/lists/filters.ts';
import type { DayOf } from './compare.ts';
import { balanceDays, balanceDifferences } from './tables.ts';

type Row = typeof balanceDays.$inferSelect;

const netOf = (charged: number, refunded: number, disputed: number): number => charged - refunded - disputed;

const statusOf = ({ provider, differences }: Row): BalanceStatus =>
  provider === TRANSFER ? 'uncompared' : differences > 0 ? 'different' : 'equal';

function toRecord(row: Row): BalanceDay {
  const { day, provider, charged, refunded, disputed, fees, differences, checkedAt } = row;
  const { reportedCharged, reportedRefunded, reportedDisputed } = row;
  return {
    id: `${day}:${provider}`,
    day,
    provider,
    status: statusOf(row),
    charged,
    refunded,
    disputed,
    net: netOf(charged, refunded, disputed),
    reported_charged: reportedCharged,
    reported_refunded: reportedRefunded,
    reported_disputed: reportedDisputed,
    reported_net:
      reportedCharged === null ? null : netOf(reportedCharged, reportedRefunded ?? 0, reportedDisputed ?? 0),
    fees,
    differences,
    checked_at: checkedAt.toISOString(),
  };
}

/** Days of providers, those with differences first. */
export const balanceList = defineList({
  name: 'balance',
  rows: (db, tally) => db.select({ row: balanceDays, tally }).from(balanceDays).$dynamic(),
  key: [balanceDays.day, balanceDays.provider],
  sorts: { day: balanceDays.day, differences: balanceDays.differences },
  sort: { column: 'differences', descending: true },
  filters: {
    different: only(sql`${balanceDays.differences} > 0`),
    provider: filter(string().max(64, messageKey('text.max')), (provider) => eq(balanceDays.provider, provider)),
  },
  search: (words) => sql`${balanceDays.day}::text like ${`${words.replaceAll(/[%_\\]/g, '')}%`}`,
  searches: '`different`: days with differences; `q`: a day, month or year such as `2026-11`',
  records: (rows) => rows.map(({ row }) => toRecord(row)),
});

/** `2026-11-22:stripe` as the key of its row; undefined for what is no such id. */
export function keyOf(id: string): DayOf | undefined {
  const [, day, provider] = /^(\d{4}-\d\d-\d\d):(.+)$/.exec(id) ?? [];
  return day === undefined || provider === undefined ? undefined : { day, provider };
}

/** The differences of a day, the oldest first. */
export async function differencesOf(db: Database, { day, provider }: DayOf): Promise<BalanceDifference[]> {
  const rows = await db
    .select({ difference: balanceDifferences, title: orders.title })
    .from(balanceDifferences)
    .leftJoin(orders, eq(orders.id, balanceDifferences.orderId))
    .where(and(eq(balanceDifferences.day, day), eq(balanceDifferences.provider, provider)))
    .orderBy(asc(balanceDifferences.at), asc(balanceDifferences.id));
  return rows.map(({ difference: { id, kind, movement, ours, reported, ...rest }, title }) => ({
    id,
    kind,
    movement,
    title,
    ours,
    reported,
    order_id: rest.orderId,
    payment_id: rest.paymentId,
    transaction_id: rest.transactionId,
    at: rest.at.toISOString(),
  }));
}
