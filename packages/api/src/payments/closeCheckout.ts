import type { PaymentContext } from './fulfilment.ts';
import type { PaymentProvider } from './provider.ts';
import { settleAll } from './reconcile.ts';
import { forgetCheckout, type Order } from './store.ts';

/** Closes the checkout of an order, so that it cannot be paid any more; what was paid meanwhile is taken in. */
export async function closeCheckout(context: PaymentContext, provider: PaymentProvider, order: Order): Promise<void> {
  const { id, preferenceId, initPoint } = order;
  if (preferenceId === null || initPoint === null) return;
  await provider.closeCheckout(preferenceId);
  await settleAll(context, provider, id);
  await forgetCheckout(context.db, id);
}
