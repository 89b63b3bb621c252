import { type CardProvider, takesCards } from './cardProvider.ts';
import type { Till } from './fulfilment.ts';
import { type PaymentSource, ProviderUnavailable } from './provider.ts';
import { dueRefunds, putOffRefund, type Refund, refuseRefund } from './refundStore.ts';
import { settlePayment } from './settle.ts';
import { settleSubscription } from './settleSubscription.ts';
import { liveSubscriptions } from './subscriptionStore.ts';

const MINUTE_MS = 60_000;

/**
 * Asks a company to give back what it took a second time, and keeps what it then says. Any number of instances may do
 * it at once, and be killed in between: the company gives a payment back once.
 */
export async function giveBack(till: Till, source: PaymentSource, now: Date): Promise<void> {
  for (const refund of await dueRefunds(till.db, source.name, now)) {
    try {
      await carryOut(till, source, refund, now);
    } catch (error) {
      await putOff(till, refund, now);
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
}

async function carryOut(till: Till, source: PaymentSource, refund: Refund, now: Date): Promise<void> {
  const { id, paymentId, orderId } = refund;
  if (takesCards(source)) await endWhatItBegan(till, source, orderId, paymentId);
  if (!(await source.refundPayment(paymentId))) return refuseRefund(till.db, id);
  // Some companies take days over it: asked again, they say how far it is.
  await putOff(till, refund, now);
  await settlePayment(till, source, paymentId);
}

/** A subscription whose first payment goes back is not to renew. */
async function endWhatItBegan(till: Till, cards: CardProvider, orderId: string, paymentId: string): Promise<void> {
  for (const id of await liveSubscriptions(till.db, cards.name, orderId)) {
    const subscription = await cards.lookUpSubscription(id);
    if (!subscription?.bills.some(({ first, payment }) => first && payment?.id === paymentId)) continue;
    await cards.cancelSubscription(id, false);
    await settleSubscription(till, cards, id);
  }
}

const putOff = ({ db }: Till, { id, attempts }: Refund, now: Date): Promise<void> =>
  putOffRefund(db, id, new Date(now.getTime() + Math.min(2 ** attempts, 60) * MINUTE_MS));
