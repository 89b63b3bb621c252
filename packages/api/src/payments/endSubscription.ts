import type { CardProvider } from './cardProvider.ts';
import type { PaymentContext } from './fulfilment.ts';
import { settleSubscription } from './settleSubscription.ts';
import { WERE_PAID } from './subscriptionStore.ts';

/**
 * Ends a subscription with the period that is paid, and stores what came of it. Where the company has begun a period that is not
 * paid, it ends at once: the bill may be a draft yet, which would be charged within the hour, or the card was refused and would be
 * tried for weeks.
 */
export async function endSubscription(context: PaymentContext, cards: CardProvider, id: string): Promise<void> {
  const subscription = await cards.lookUpSubscription(id);
  const status = subscription?.bills.at(-1)?.payment?.status;
  await cards.cancelSubscription(
    id,
    WERE_PAID.some((paid) => paid === status),
  );
  await settleSubscription(context, cards, id);
}

/**
 * Ends a subscription that a person cancels. Their choice is stored before it ends: a card that ran out of retries ends as well, and
 * its plan keeps a grace.
 */
export async function cancelSubscription(context: PaymentContext, cards: CardProvider, id: string): Promise<void> {
  await cards.cancelSubscription(id, true);
  await settleSubscription(context, cards, id);
  await endSubscription(context, cards, id);
}
