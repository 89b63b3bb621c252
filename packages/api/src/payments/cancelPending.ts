import type { CardProvider } from './cardProvider.ts';
import type { PaymentContext } from './fulfilment.ts';
import { settlePayment } from './settle.ts';
import { settleSubscription } from './settleSubscription.ts';
import { leftovers } from './store.ts';

/** Cancels the pending payments of an order, so that they cannot be paid; what was paid meanwhile is recorded. */
export async function cancelPending(
  context: PaymentContext,
  cards: CardProvider,
  orderId: string,
  intentId: string | null = null,
): Promise<void> {
  const { paymentIds, subscriptionIds } = await leftovers(context.db, orderId);
  for (const id of subscriptionIds) {
    await cards.cancelSubscription(id, false);
    await settleSubscription(context, cards, id);
  }
  for (const id of new Set([...paymentIds, ...(intentId === null ? [] : [intentId])])) {
    await cards.cancelIntent(id);
    await settlePayment(context, cards, id);
  }
}
