import type { PaymentContext } from './fulfilment.ts';
import type { PaymentProvider } from './provider.ts';
import { settleAll } from './reconcile.ts';
import { settlePayment } from './settle.ts';
import { forgetCheckout, leftovers, type Order } from './store.ts';

/**
 * Closes the checkout of an order, so that it cannot be paid any more, neither there nor by a slip that its payer got there; what was
 * paid meanwhile is taken in.
 */
export async function closeCheckout(context: PaymentContext, provider: PaymentProvider, order: Order): Promise<void> {
  const { id, preferenceId, initPoint } = order;
  if (preferenceId === null || initPoint === null) return;
  await provider.closeCheckout(preferenceId);
  await settleAll(context, provider, id);
  for (const paymentId of (await leftovers(context.db, id)).paymentIds) {
    await provider.cancelPayment(paymentId);
    await settlePayment(context, provider, paymentId);
  }
  await forgetCheckout(context.db, id);
}
