import { endAttempt } from './attempt.ts';
import { closeCheckout } from './closeCheckout.ts';
import type { Payments } from './configured.ts';
import type { Order } from './store.ts';

/** Ends what an order could still be paid by: its checkout, its card, its voucher. What was paid meanwhile is taken in. */
export async function closeOrder(payments: Payments, order: Order): Promise<void> {
  const { provider, cards } = payments;
  if (order.provider === provider.name) await closeCheckout(payments, provider, order);
  if (order.provider === cards.name) await endAttempt(payments, cards, order);
}
