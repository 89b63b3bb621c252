import { closeUnpaid } from '../payments/closeOrdersJob.ts';
import { type Order, paymentsOf } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { openVoucher } from './openOrders.ts';
import { changeMembership, type MembershipRow, paidUntil } from './store.ts';

/**
 * A plan whose last period was paid in cash and went back does not go on, as a subscription does not: the voucher of its next period
 * is cancelled. Of an earlier period nothing follows.
 */
export async function endRefundedCash(tx: Transaction, membership: MembershipRow, order: Order): Promise<void> {
  const { id, userId, planId, orderId } = membership;
  if (order.status !== 'refunded' || order.periodEnd === null || userId === null) return;
  const until = await paidUntil(tx, orderId);
  if (until !== null && until > order.periodEnd) return;
  if (!(await paymentsOf(tx, order.id)).some(({ method }) => method === 'oxxo')) return;
  if (until !== null) await changeMembership(tx, id, { cancelled: true });
  const open = await openVoucher(tx, userId, planId);
  if (open) await closeUnpaid(tx, open.orderId);
}
