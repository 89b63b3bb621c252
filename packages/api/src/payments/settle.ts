import { inTransaction } from '../platform/database.ts';
import type { Till } from './fulfilment.ts';
import { orderState } from './orderState.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { keepPayment, lockOrder, paymentsOf, setOrderState } from './store.ts';

/**
 * Asks the provider what became of a payment and moves its order accordingly. May be done any number of times and in
 * any order; a payment that the provider does not know, or that pays no order of ours, changes nothing.
 */
export async function settlePayment(till: Till, provider: PaymentProvider, paymentId: string): Promise<void> {
  const payment = await provider.lookUpPayment(paymentId);
  if (payment) await settle(till, provider.name, payment);
}

/** Takes in what a provider said of a payment, moves its order, and brings about what follows, in one transaction. */
export async function settle({ db, fulfilments }: Till, provider: string, payment: ProviderPayment): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    if (order?.provider !== provider) return;
    await keepPayment(tx, provider, payment);
    const state = orderState(order.total, await paymentsOf(tx, order.id));
    if (state === order.state) return;
    await setOrderState(tx, order.id, state);
    await fulfilments[order.reason](tx, { ...order, state });
  });
}
