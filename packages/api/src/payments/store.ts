import { DAY_MS } from '@lia/sdk/calendar/durations';
import type { PaymentStatus } from '@lia/sdk/payments/schema';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, not, notInArray, or, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import { preparedInsert } from '../platform/prepared.ts';
import { afterReport } from './orderStatus.ts';
import { CANCELLED, CHECKOUT_DAYS, type ProviderPayment } from './provider.ts';
import { orders, payments, refunds, subscriptions } from './tables.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;

export const insertOrder = preparedInsert('order', orders);

export async function findOrder(db: Database, id: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
}

/** The order, held until the transaction ends so that its payments are counted one after another. */
export async function lockOrder(tx: Transaction, id: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

export async function setOrderStatus(tx: Transaction, id: string, status: PaymentStatus): Promise<void> {
  await tx.update(orders).set({ status }).where(eq(orders.id, id));
}

export async function setPeriodEnd(tx: Transaction, id: string, periodEnd: Date): Promise<void> {
  await tx.update(orders).set({ periodEnd }).where(eq(orders.id, id));
}

/**
 * Stores a provider's payment of a locked order; the status of a known payment changes only where it may. Answers
 * whether anything changed.
 */
export async function keepPayment(
  tx: Transaction,
  provider: string,
  orderId: string,
  payment: ProviderPayment,
): Promise<boolean> {
  const { id, status, method, amount, createdAt, changedAt = null, paidAt, failure } = payment;
  const refunded = givenBack(payment);
  const mine = and(eq(payments.provider, provider), eq(payments.id, id));
  const [known] = await tx
    .select({ status: payments.status, changedAt: payments.changedAt, refunded: payments.refunded })
    .from(payments)
    .where(mine);
  if (!known) {
    // Cancelled before any payment was tried.
    if (status === 'rejected' && failure === CANCELLED) return false;
    await tx
      .insert(payments)
      .values({ provider, id, orderId, status, method, amount, refunded, createdAt, changedAt, paidAt, failure });
    return true;
  }
  if (status === 'approved' && known.status === 'refunded' && (await isRefundedByUs(tx, provider, id))) return false;
  const after = afterReport(known, { status, changedAt });
  const moves = after.status !== known.status;
  const changes = moves || refunded > known.refunded;
  if (!changes && after.changedAt === known.changedAt) return false;
  await tx
    .update(payments)
    .set({
      ...(moves && { status, amount, paidAt, failure }),
      ...(changes && { refunded: moves ? refunded : Math.max(refunded, known.refunded), updatedAt: sql`now()` }),
      changedAt: after.changedAt,
    })
    .where(mine);
  return changes;
}

/**
 * Whether we gave a payment back for a reason of ours. Where it was by hand, its company knows nothing of it, and reports the payment
 * as approved once its claim is closed.
 */
async function isRefundedByUs(tx: Transaction, provider: string, paymentId: string): Promise<boolean> {
  const ofPayment = and(eq(refunds.provider, provider), eq(refunds.paymentId, paymentId));
  const ours = notInArray(refunds.reason, ['reported', 'duplicate']);
  return (await tx.$count(refunds, and(ofPayment, ours, eq(refunds.status, 'completed')))) > 0;
}

/** How much of a payment was refunded. A lost dispute takes all of it, whatever was refunded before. */
export const givenBack = ({ status, amount, refunded }: Pick<ProviderPayment, 'status' | 'amount' | 'refunded'>) =>
  status === 'refunded' ? amount : refunded;

export async function paymentsOf(tx: Transaction, orderId: string) {
  return tx
    .select({
      id: payments.id,
      status: payments.status,
      method: payments.method,
      amount: payments.amount,
      refunded: payments.refunded,
      createdAt: payments.createdAt,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId));
}

/** How many payments of an order and method are over: vouchers that ended, money that went back. */
export async function endedAttempts(db: Database, orderId: string, method: 'card' | 'oxxo'): Promise<number> {
  const over = and(eq(payments.orderId, orderId), eq(payments.method, method));
  return db.$count(payments, and(over, inArray(payments.status, ['expired', 'refunded'])));
}

/** A payment with the order it pays, or undefined where we know none by this id. */
export async function findPayment(db: Database, provider: string, id: string) {
  const [found] = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, provider), eq(payments.id, id)));
  return found;
}

/** Whether a payment of an order is still pending; once its order is paid, it is obsolete. */
export const hasPendingPayment = sql<boolean>`exists (
  select from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.status} = 'pending'
)`;

/** What still waits to pay an order: payments, and subscriptions that never began. */
export async function leftovers(
  db: Database,
  orderId: string,
): Promise<{ paymentIds: string[]; subscriptionIds: string[] }> {
  const waiting = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));
  const unbegun = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.orderId, orderId), eq(subscriptions.status, 'incomplete')));
  return { paymentIds: waiting.map(({ id }) => id), subscriptionIds: unbegun.map(({ id }) => id) };
}

/**
 * Orders since an instant that money may still come for, and that it is time to ask about: every minute at first, and
 * ever less often as they grow old. The longest unqueried first.
 */
export async function ordersToAsk(db: Database, provider: string, since: Date, now: Date): Promise<string[]> {
  const pause = sql`greatest(interval '55 seconds', (${orders.reconciledAt} - ${orders.createdAt}) * 0.1)`;
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.provider, provider),
        or(inArray(orders.status, ['pending', 'rejected', 'expired']), hasPendingPayment),
        gte(orders.createdAt, since),
        or(
          isNull(orders.reconciledAt),
          lte(sql`${orders.reconciledAt} + ${pause}`, sql`${now.toISOString()}::timestamptz`),
        ),
      ),
    )
    .orderBy(sql`${orders.reconciledAt} nulls first`, asc(orders.createdAt));
  return due.map(({ id }) => id);
}

/**
 * Intents that are open for orders which are too old to be paid, but for a voucher that is known to wait. Each is ended once: what
 * is older than another such time was.
 */
export async function expiredIntents(
  db: Database,
  provider: string,
  now: Date,
): Promise<{ id: string; intentId: string }[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = await db
    .select({ id: orders.id, intentId: orders.intentId })
    .from(orders)
    .where(
      and(
        eq(orders.provider, provider),
        inArray(orders.status, ['pending', 'rejected', 'expired']),
        isNotNull(orders.intentId),
        not(hasPendingPayment),
        lte(orders.createdAt, daysAgo(CHECKOUT_DAYS)),
        gte(orders.createdAt, daysAgo(2 * CHECKOUT_DAYS)),
      ),
    );
  return rows.flatMap(({ id, intentId }) => (intentId === null ? [] : [{ id, intentId }]));
}

export async function forgetIntent(db: Database, id: string): Promise<void> {
  await db.update(orders).set({ intentId: null }).where(eq(orders.id, id));
}

/**
 * Orders since an instant that are paid, and that may be refunded without a provider event: queried a day after they were
 * last queried, and ever less often with age. The longest unqueried first, as many as one run takes.
 */
export async function paidOrdersToAsk(
  db: Database,
  provider: string,
  since: Date,
  now: Date,
  limit: number,
): Promise<string[]> {
  const asked = sql`coalesce(${orders.reconciledAt}, ${orders.createdAt})`;
  const pause = sql`greatest(interval '1 day', (${asked} - ${orders.createdAt}) * 0.1)`;
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.provider, provider),
        eq(orders.status, 'approved'),
        gte(orders.createdAt, since),
        lte(sql`${asked} + ${pause}`, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asked)
    .limit(limit);
  return due.map(({ id }) => id);
}

/** Payments that pay an order, by the company's ids. */
export async function approvedPaymentIds(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'approved')));
  return rows.map(({ id }) => id);
}

/** The checkout of an order is closed: payers are not led to it any more. */
export async function forgetCheckout(db: Database, orderId: string): Promise<void> {
  await db.update(orders).set({ initPoint: null }).where(eq(orders.id, orderId));
}

export async function markReconciled(db: Database, orderId: string, reconciledAt: Date): Promise<void> {
  await db.update(orders).set({ reconciledAt }).where(eq(orders.id, orderId));
}
