import { record } from '@lia/sdk/validation/fields';
import { and, eq, isNotNull } from 'drizzle-orm';
import { number } from 'yup';

import { users } from '../accounts/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { enqueueAgain } from '../platform/jobs/enqueue.ts';
import { defineJob, handle, type JobHandler, Postponed } from '../platform/jobs/job.ts';
import { isHeld } from './attempt.ts';
import { mayBePaid } from './checkoutWaits.ts';
import { closeOrder } from './closeOrder.ts';
import type { Payments } from './configured.ts';
import type { Order } from './store.ts';
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
