import type { IntentRequest } from '@lia/sdk/payments/cardsSchema';
import { fitsOxxo } from '@lia/sdk/payments/rules';

import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { attempt } from './attempt.ts';
import type { CardProvider, OpenIntent } from './cardProvider.ts';
import type { PaymentContext } from './fulfilment.ts';
import { ProviderUnavailable } from './provider.ts';
import { settlePayment } from './settle.ts';
import { endedAttempts, findOrder } from './store.ts';

/**
 * Opens the intent to pay an order by card or at OXXO.
 * @throws {ApiFailure} 404, 422, 409 as `attempt` does, 503 `OXXO_UNREACHABLE` where no voucher can be had.
 */
export async function openIntent(
  context: PaymentContext,
  cards: CardProvider,
  { order: orderId, paymentMethodType: method, amount, currency }: IntentRequest,
  oxxoDays: number,
): Promise<OpenIntent> {
  const { db } = context;
  const order = await findOrder(db, orderId);
  if (order?.provider !== cards.name) throw notFound();
  if (order.status === 'approved' || order.status === 'refunded') throw new ApiFailure(409, 'ORDER_CLOSED');
  if (amount !== order.total) throw invalidFields({ amount: { key: 'plan.price' } });
  if (method === 'oxxo' && !fitsOxxo(order.total)) throw invalidFields({ amount: { key: 'oxxo.range' } });
  // A page that lost the answer to its payment asks for the same intent again: it would be refused as a card is.
  if (method === 'card' && order.method === method && order.intentId !== null)
    await settlePayment(context, cards, order.intentId);
  const opened = await attempt(context, cards, order.id, method, async ({ total, title }, attempts) => {
    const intent = await cards
      .createIntent({
        orderId: order.id,
        attempt: attempts + (await endedAttempts(db, order.id, method)),
        amount: total,
        currency,
        method,
        expiresAfterDays: oxxoDays,
        description: title,
      })
      .catch((error: unknown) => {
        // Section 8 has words of its own for a voucher that cannot be had.
        const unreachable = method === 'oxxo' && error instanceof ProviderUnavailable;
        throw unreachable ? new ApiFailure(503, 'OXXO_UNREACHABLE') : error;
      });
    return { intentId: intent.id, result: intent };
  });
  if (!opened) throw new ApiFailure(409, 'ORDER_CLOSED');
  return opened;
}
