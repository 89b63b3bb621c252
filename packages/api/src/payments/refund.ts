import { TRANSFER } from '@lia/sdk/payments/rules';

import { type CardProvider, takesCards } from './cardProvider.ts';
import { heldPayments } from './disputeStore.ts';
import { cancelSubscription } from './endSubscription.ts';
import { handle, JobFailure, type JobHandler, Postponed } from '../platform/jobs/job.ts';
import type { PaymentContext } from './fulfilment.ts';
import type { PaymentSource } from './provider.ts';
import { findRefund, type Refund, refundJob, refuseRefund } from './refundStore.ts';
import { settlePayment } from './settle.ts';
import { settleSubscription } from './settleSubscription.ts';
import { findOrder } from './store.ts';
import { liveSubscriptions } from './subscriptionStore.ts';

/** Gives money back, paid twice or refunded by our hand: a job for each refund, so that none waits for another. */
export const refundHandler = (context: PaymentContext, sources: readonly PaymentSource[]): JobHandler =>
  handle(refundJob, async ({ refund: id }) => {
    const refund = await findRefund(context.db, id);
    if (refund?.status !== 'requested') return null;
    if (refund.provider === TRANSFER) {
      // What came to our account goes back from there, by hand.
      await refuseRefund(context.db, id);
      return { status: 'refused' };
    }
    const source = sources.find(({ name }) => name === refund.provider);
    if (!source) throw new JobFailure('PROVIDER_NOT_CONFIGURED');
    return { status: await carryOutRefund(context, source, refund) };
  });

/**
 * Asks a company to refund a payment, and stores its answer. May be done any number of times, at once and after
 * a crash in between: the company gives a payment back once.
 * @throws {Postponed} where the company takes days over it: asked again, it reports its progress; and until a dispute of the
 * payment is decided, since the money would go back twice.
 */
export async function carryOutRefund(context: PaymentContext, source: PaymentSource, refund: Refund): Promise<string> {
  const { id, provider, paymentId, orderId } = refund;
  const isHeld = async () => (await heldPayments(context.db, { provider, id: orderId })).has(paymentId);
  if (takesCards(source)) {
    await endWhatItBegan(context, source, orderId, paymentId);
    if (refund.endSubscription) await endWithPeriod(context, source, orderId);
  }
  if (await isHeld()) throw new Postponed('PAYMENT_DISPUTED');
  const isBack = await source.refundPayment(paymentId);
  await settlePayment(context, source, paymentId);
  const after = await findRefund(context.db, id);
  if (after?.status !== 'requested') return after?.status ?? 'unknown';
  if (isBack) throw new Postponed('REFUND_PENDING');
  // The company may refuse for a dispute that we did not know of.
  if (await isHeld()) throw new Postponed('PAYMENT_DISPUTED');
  await refuseRefund(context.db, id);
  return 'refused';
}

/** Ends the subscription that an order paid a period of with what is paid of it. */
async function endWithPeriod(context: PaymentContext, cards: CardProvider, orderId: string): Promise<void> {
  const order = await findOrder(context.db, orderId);
  for (const id of await liveSubscriptions(context.db, cards.name, order?.renewalOf ?? orderId)) {
    await cancelSubscription(context, cards, id);
  }
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
