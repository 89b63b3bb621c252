import { type CardProvider, takesCards } from './cardProvider.ts';
import type { PaymentContext } from './fulfilment.ts';
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
export async function processRefunds(context: PaymentContext, source: PaymentSource, now: Date): Promise<void> {
  for (const refund of await dueRefunds(context.db, source.name, now)) {
    try {
      await carryOut(context, source, refund, now);
    } catch (error) {
      await putOff(context, refund, now);
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
}

async function carryOut(context: PaymentContext, source: PaymentSource, refund: Refund, now: Date): Promise<void> {
  const { id, paymentId, orderId } = refund;
  if (takesCards(source)) await endWhatItBegan(context, source, orderId, paymentId);
  if (!(await source.refundPayment(paymentId))) return refuseRefund(context.db, id);
  // Some companies take days over it: asked again, they say how far it is.
  await putOff(context, refund, now);
  await settlePayment(context, source, paymentId);
}

/** A subscription whose first payment goes back is not to renew. */
async function endWhatItBegan(
  context: PaymentContext,
  cards: CardProvider,
  orderId: string,
  paymentId: string,
): Promise<void> {
  for (const id of await liveSubscriptions(context.db, cards.name, orderId)) {
    const subscription = await cards.lookUpSubscription(id);
    if (!subscription?.bills.some(({ first, payment }) => first && payment?.id === paymentId)) continue;
    await cards.cancelSubscription(id, false);
    await settleSubscription(context, cards, id);
  }
}

const putOff = ({ db }: PaymentContext, { id, attempts }: Refund, now: Date): Promise<void> =>
  putOffRefund(db, id, new Date(now.getTime() + Math.min(2 ** attempts, 60) * MINUTE_MS));
