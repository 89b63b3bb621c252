import { PRICE_NOTICE_DAYS } from '@lia/sdk/renewals/rules';
import { and, eq, gt, gte, inArray, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { chargedAtSql } from '../memberships/following.ts';
import { memberships, planTerms } from '../memberships/tables.ts';
import type { Database } from '../platform/database.ts';
import { priceNotices } from './tables.ts';

const lower = alias(planTerms, 'lower');

/** Prices that payers of memberships were notified of in time for their next period, by the membership's id. */
export async function notifiedPrices(
  db: Database,
  membershipIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (membershipIds.length === 0) return new Map();
  // A price that fell below it meanwhile takes the notice back.
  const fell = db
    .select({ id: lower.id })
    .from(lower)
    .where(
      and(
        eq(lower.planId, planTerms.planId),
        eq(lower.kind, 'price'),
        gt(lower.validFrom, planTerms.validFrom),
        lte(lower.validFrom, sql`clock_timestamp()`),
        lt(lower.value, planTerms.value),
      ),
    );
  const rows = await db
    .select({ id: priceNotices.membershipId, price: planTerms.value })
    .from(priceNotices)
    .innerJoin(planTerms, eq(planTerms.id, priceNotices.termId))
    .innerJoin(memberships, eq(memberships.id, priceNotices.membershipId))
    .where(
      and(
        inArray(priceNotices.membershipId, [...membershipIds]),
        // Nor does one that waits to be sent: it has no instant to count from.
        gte(chargedAtSql, sql`${priceNotices.sentAt} + make_interval(days => ${PRICE_NOTICE_DAYS})`),
        notExists(fell),
      ),
    );
  const prices = new Map<string, number[]>();
  for (const { id, price } of rows) prices.set(id, [...(prices.get(id) ?? []), price]);
  return prices;
}
