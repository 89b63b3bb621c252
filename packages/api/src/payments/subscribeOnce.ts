import { ApiFailure } from '../platform/errors.ts';
import { attempt } from './attempt.ts';
import type { CardSubscription } from './cardOutcome.ts';
import type { CardProvider, SubscriptionRequest } from './cardProvider.ts';
import type { PaymentContext } from './fulfilment.ts';
import { settleSubscription } from './settleSubscription.ts';

/**
 * Subscribes the payer of an order by card and stores the company's answer, as a provider event would: the ledger is
 * written before we answer. Two cards at the same moment charge one.
 * @throws {ApiFailure} 402 `CARD_DECLINED`, 409 as `attempt` does.
 */
export async function subscribeOnce(
  context: PaymentContext,
  cards: CardProvider,
  request: SubscriptionRequest,
): Promise<CardSubscription> {
  const { orderId, paymentMethod } = request;
  const made = await attempt(context, cards, orderId, subscriptionMethod(paymentMethod), async () => {
    const subscription = await cards.createSubscription(request);
    if (subscription.status === 'declined') throw new ApiFailure(402, 'CARD_DECLINED');
    await settleSubscription(context, cards, subscription.id);
    return { intentId: null, result: subscription };
  });
  return made ?? { status: 'active', clientSecret: null };
}

/** How an order names the card that its subscription begins with. */
export const subscriptionMethod = (paymentMethod: string): string => `subscription ${paymentMethod}`;
