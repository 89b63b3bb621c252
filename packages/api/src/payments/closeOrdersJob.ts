import { record } from '@lia/sdk/validation/fields';
import { and, eq, isNotNull } from 'drizzle-orm';
import { number, string } from 'yup';

import { users } from '../accounts/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { enqueueAgain } from '../platform/jobs/enqueue.ts';
import { defineJob, handle, type JobHandler, Postponed } from '../platform/jobs/job.ts';
import { isHeld } from './attempt.ts';
import { mayBePaid } from './checkoutWaits.ts';
import { closeOrder } from './closeOrder.ts';
import type { Payments } from './configured.ts';
import { findOrder, type Order } from './store.ts';
import { orders } from './tables.ts';

/** Closes what a deactivated account has open to be paid. Tried for a day: a voucher stands for longer. */
const closeOrdersJob = defineJob({
  kind: 'close unpaid orders',
  payload: record({ user: number().integer().required() }),
  attempts: 30,
  cancellable: false,
});

/** Has the unpaid orders of an account closed, once the transaction that deactivates it commits. */
export const closeOrdersOf = (tx: Transaction, userId: number): Promise<void> =>
  enqueueAgain(tx, closeOrdersJob, { user: userId }, String(userId));

/** Closes an order that is not to be paid any more. */
const closeOrderJob = defineJob({
  kind: 'close unpaid order',
  payload: record({ order: string().required() }),
  attempts: 30,
  cancellable: false,
});

/** Has an unpaid order closed, once the transaction commits in which what it would pay was given up. */
export const closeUnpaid = (tx: Transaction, orderId: string): Promise<void> =>
  enqueueAgain(tx, closeOrderJob, { order: orderId }, orderId);

export const closeOrderHandler = (payments: Payments): JobHandler =>
  handle(closeOrderJob, async ({ order: id }) => {
    const order = await findOrder(payments.db, id);
    if (!order || order.status === 'approved' || order.status === 'refunded') return null;
    if (isHeld(order)) throw new Postponed('ORDER_BEING_PAID');
    await closeOrder(payments, order);
    return null;
  });

export const closeOrdersHandler = (payments: Payments): JobHandler =>
  handle(closeOrdersJob, async ({ user }) => {
    const open = await unpaidOrders(payments.db, user);
    for (const order of open) if (!isHeld(order)) await closeOrder(payments, order);
    // A request of a session that has ended may still be opening a payment.
    if (open.some(isHeld)) throw new Postponed('ORDER_BEING_PAID');
    return { orders: open.length };
  });

/** The orders of an account that could still be paid; none where it was restored meanwhile. */
async function unpaidOrders(db: Database, userId: number): Promise<Order[]> {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.ownerId))
    .where(and(eq(users.id, userId), isNotNull(users.deletedAt), mayBePaid()));
  return rows.map(({ order }) => order);
}
