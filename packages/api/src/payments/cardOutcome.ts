import type { CardOutcome } from '@lia/sdk/payments/cardsSchema';

import type { Database } from '../platform/database.ts';
import type { Translate } from '../platform/language.ts';
import { approvedPaymentIds } from './store.ts';
import type { Declined, NewSubscription } from './cardProvider.ts';

/** What a card began: a subscription, as far as the payer hears of it. */
export type CardSubscription = Pick<Exclude<NewSubscription, Declined>, 'status' | 'clientSecret'>;

const words = {
  active: ['paid', 'payment.subscribed'],
  requires_action: ['requires_action', 'payment.confirm'],
  incomplete: ['processing', 'payment.processing'],
} as const;

/** Answer of a subscription that a card began. `parent` is how the payer is named outside. */
export async function cardOutcome(
  db: Database,
  t: Translate,
  orderId: string,
  parent: string | null,
  subscription: CardSubscription,
): Promise<CardOutcome> {
  const [status, message] = words[subscription.status];
  const [payment = null] = await approvedPaymentIds(db, orderId);
  return {
    message: t(message),
    data: { status, client_secret: subscription.clientSecret, order: { id: orderId }, id_parent: parent, payment },
  };
}
