import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';

import { type Database, lockKey, type Transaction } from '../platform/database.ts';
import { orders } from './tables.ts';

/** How long the same form, sent again, is the same order: a page that was reloaded, a phone that lost its answer. */
const SAME_FOR_HOURS = 1;

/**
 * The order that was written for the very same request a short while ago and still waits for its money; null where
 * there is none. The caller locks the request until its transaction ends, so that two at once write one order.
 * `request` is a keyed hash of all that was sent (`fingerprint`), since it holds passwords.
 */
export async function sameOrder(tx: Transaction, request: string): Promise<string | null> {
  await lockKey(tx, request);
  return waitingOrder(tx, request);
}

/** The same for who only looks. */
export async function waitingOrder(db: Database, request: string): Promise<string | null> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.request, request),
        inArray(orders.status, ['pending', 'rejected', 'expired']),
        gt(orders.createdAt, sql`now() - make_interval(hours => ${SAME_FOR_HOURS})`),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found?.id ?? null;
}
