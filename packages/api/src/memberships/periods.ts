import { and, eq, gt, isNotNull, lt, max, min, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { type Order, paymentsOf } from '../payments/store.ts';
import { WERE_PAID } from '../payments/subscriptionStore.ts';
import { orders } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';

/** An earlier order of the same membership. */
export const before = alias(orders, 'before');

/** Paid orders of the same membership whose period ends before that of an order. */
export const isBefore = and(
  or(eq(before.id, orders.renewalOf), eq(before.renewalOf, orders.renewalOf)),
  eq(before.status, 'approved'),
  lt(before.periodEnd, orders.periodEnd),
);

/** Whether the period of an order was paid by hand and has not begun. Cards pay theirs when it begins. */
export async function isAhead(tx: Transaction, { id, billId }: Order, now: Date): Promise<boolean> {
  if (billId !== null) return false;
  const [found] = await tx
    .select({ begins: max(before.periodEnd) })
    .from(orders)
    .innerJoin(before, isBefore)
    .where(eq(orders.id, id));
  return found?.begins != null && found.begins > now;
}

/** When the current period of a membership ends; null where none is paid any more. */
export async function currentPeriodEnd(db: Database, orderId: string, now: Date): Promise<Date | null> {
  const [found] = await db
    .select({ end: min(orders.periodEnd) })
    .from(orders)
    .where(
      and(
        or(eq(orders.id, orderId), eq(orders.renewalOf, orderId)),
        eq(orders.status, 'approved'),
        gt(orders.periodEnd, now),
      ),
    );
  return found?.end ?? null;
}

/** Whether a card was refused for the period that follows what is paid of a membership, to an instant. */
export async function owesBill(tx: Transaction, orderId: string, until: Date | null): Promise<boolean> {
  const isUnpaid = and(
    eq(orders.renewalOf, orderId),
    isNotNull(orders.billId),
    notInArray(orders.status, [...WERE_PAID]),
    until ? gt(orders.periodEnd, until) : undefined,
  );
  return (await tx.$count(orders, isUnpaid)) > 0;
}

/** What paid the last period of a membership, to an instant: a card, or its payer by hand; null for the first one of cash. */
export async function lastPaidBy(
  tx: Transaction,
  orderId: string,
  until: Date | null,
): Promise<'card' | 'hand' | null> {
  if (!until) return null;
  const [last] = await tx
    .select({ billId: orders.billId })
    .from(orders)
    .where(and(eq(orders.renewalOf, orderId), eq(orders.status, 'approved'), eq(orders.periodEnd, until)))
    .limit(1);
  if (last) return last.billId === null ? 'hand' : 'card';
  const first = await paymentsOf(tx, orderId);
  return first.some(({ method, status }) => method === 'card' && status === 'approved') ? 'card' : null;
}
