import { goesBackByHand } from '@lia/sdk/payments/rules';
import type { RefundRequest } from '@lia/sdk/receipts/records';

import { heldPayments } from '../payments/disputeStore.ts';
import { requestRefund } from '../payments/refundStore.ts';
import { lockOrder, paymentsOf } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';

/**
 * Has all that stands paid of an order given back, for a reason of the team's. What follows from it follows from the
 * payments, once the company gave them back. `byHand`: no company gives back what it was paid with.
 * @throws {ApiFailure} 404; 409 `ORDER_NOT_REFUNDABLE` where nothing stands paid, or it is on its way back already; 409 `ORDER_DISPUTED`
 * where the payer's bank has to decide about it first.
 */
export async function requestOrderRefund(
  tx: Transaction,
  { userId }: Scope<'everything'>,
  orderId: string,
  { reason, note, end_subscription: endSubscription = false }: RefundRequest,
): Promise<{ byHand: boolean }> {
  const order = found(await lockOrder(tx, orderId));
  const standing = (await paymentsOf(tx, orderId)).filter(({ status }) => status === 'approved');
  const cause = { reason, note: note || null, endSubscription, requestedBy: userId };
  const held = await heldPayments(tx, order);
  const requested: boolean[] = [];
  for (const { id, amount, refunded, method } of standing) {
    if (held.has(id)) continue;
    const isNew = await requestRefund(tx, order, { id, amount: amount - refunded }, cause);
    if (isNew) requested.push(goesBackByHand(method));
  }
  if (requested.length === 0) throw new ApiFailure(409, held.size > 0 ? 'ORDER_DISPUTED' : 'ORDER_NOT_REFUNDABLE');
  return { byHand: requested.every(Boolean) };
}
