import { and, eq, ne } from 'drizzle-orm';

import { closeUnpaid } from '../payments/closeOrdersJob.ts';
import { type Order, paymentsOf } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { paysCash } from './cashPayers.ts';
import { openVoucher } from './openOrders.ts';
import { changeMembership, isRenewing, type MembershipRow, paidUntil } from './store.ts';
import { memberships } from './tables.ts';

const isPaidInCash = async (tx: Transaction, { id }: Order): Promise<boolean> =>
  (await paymentsOf(tx, id)).some(({ method }) => method === 'oxxo');

/**
 * A plan whose last period went back does not go on: it has no grace, and no one is asked to pay it. Of cash, the voucher of its next
 * period is cancelled; a job ends the card that renews it. Of an earlier period nothing follows, nor of one that is paid once.
 */
export async function endRefunded(tx: Transaction, membership: MembershipRow, order: Order): Promise<MembershipRow> {
  const { id, userId, planId, orderId } = membership;
  if (order.status !== 'refunded' || order.periodEnd === null || userId === null) return membership;
  const until = await paidUntil(tx, orderId);
  if (until !== null && until > order.periodEnd) return membership;
  const inCash = await isPaidInCash(tx, order);
  if (!inCash && order.billId === null) return membership;
  // A card goes on that a school resumed before what it paid by hand went back.
  if (order.billId === null && (await isRenewing(tx, orderId))) return membership;
  const open = inCash ? await openVoucher(tx, userId, planId) : null;
  if (open) await closeUnpaid(tx, open.orderId);
  if (until === null) return membership;
  await changeMembership(tx, id, { cancelled: true });
  return { ...membership, cancelled: true };
}

/**
 * The membership that a refunded one carried on in cash: each period that a family pays is one of its own. It ends with what is paid of
 * it. Undefined where there is none, or it stands beside the other as another plan.
 */
export async function endBeforeRefunded(
  tx: Transaction,
  { planId, previousId, beginsAt, orderId }: MembershipRow,
  order: Order,
): Promise<MembershipRow | undefined> {
  if (order.status !== 'refunded' || previousId === null) return undefined;
  if ((await paidUntil(tx, orderId)) !== null || !(await isPaidInCash(tx, order))) return undefined;
  const [before] = await tx
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.id, previousId),
        eq(memberships.planId, planId),
        ne(memberships.status, 'ended'),
        paysCash(tx),
      ),
    )
    .for('update');
  if (!before || before.paidUntil > beginsAt) return undefined;
  await changeMembership(tx, before.id, { cancelled: true });
  return { ...before, cancelled: true };
}
