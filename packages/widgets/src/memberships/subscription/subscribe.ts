import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { derivedKey } from '@lia/sdk/http/idempotency';
import { subscribeMember } from '@lia/sdk/memberships/endpoints';
import type { MemberSubscription } from '@lia/sdk/memberships/records';
import type { CardOutcome } from '@lia/sdk/payments/cardsSchema';

import type { CardGateway } from '../../payments/gateway/gateway.ts';
import { orRefuse } from '../../payments/PaymentStep.tsx';

interface CardSubscription {
  client: Client;
  /** The card company; null where its script is not to be had. */
  gateway: CardGateway | null;
  /** Of the attempt. Each call within it has a key of its own: the second one has another answer. */
  key: string;
  body: Omit<MemberSubscription, 'payment_method'>;
  /** A card that the bank confirmed in this attempt, whose second call got no answer. */
  confirmed: string | null;
  onConfirmed: (paymentMethod: string) => void;
}

/**
 * Subscribes the member by card. Where the bank asks the holder first, the same call is made again afterwards; if that
 * one is lost, the next press makes it alone, for the same card.
 */
export async function subscribeByCard(subscription: CardSubscription): Promise<CardOutcome> {
  const { client, gateway, key, body, confirmed, onConfirmed } = subscription;
  const ask = (time: 1 | 2, payment_method: string) =>
    client.call(subscribeMember, {
      body: { ...body, payment_method },
      idempotencyKey: derivedKey(key, time, payment_method),
    });
  if (confirmed !== null) return ask(2, confirmed);
  if (!gateway) throw new ApiError(0, { code: 'NETWORK', message: '' });
  const card = orRefuse(await gateway.createPaymentMethod(body.email));
  const first = await ask(1, card);
  const { status, client_secret } = first.data;
  if (status !== 'requires_action' || client_secret === null) return first;
  orRefuse(await gateway.authenticate(client_secret));
  onConfirmed(card);
  return ask(2, card);
}
