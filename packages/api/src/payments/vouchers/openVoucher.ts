import { oxxoPayerSchema } from '@lia/sdk/payments/cardsSchema';
import { CURRENCY } from '@lia/sdk/payments/money';
import { fitsOxxo } from '@lia/sdk/payments/rules';

import { attempt } from '../attempt.ts';
import type { CardProvider } from '../cardProvider.ts';
import type { PaymentContext } from '../fulfilment.ts';
import { settleAll } from '../reconcile.ts';
import { settlePayment } from '../settle.ts';
import type { Order } from '../store.ts';
import { type VoucherRow, vouchersOfOrder } from './store.ts';

/** Whether OXXO takes an amount from a payer: the voucher names them. */
export const takesVoucher = (total: number, payer: { name: string; email: string }): boolean =>
  fitsOxxo(total) && oxxoPayerSchema.isValidSync(payer);

/** Whether the counter still takes a voucher. */
export const stands = ({ status, expiresAt }: Pick<VoucherRow, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'awaiting_cash' && (expiresAt === null || expiresAt > now);

/**
 * Has the company print a voucher for an order, without a browser, and takes it in; one that stands is kept. May be done again
 * after a crash: what the company has printed by then is found.
 * @throws {ApiFailure} 409 `ORDER_BEING_PAID` while another way to pay it is being opened, 409 `ORDER_CLOSED` once money went back.
 * @throws {ProviderUnavailable}
 */
export async function openVoucher(
  context: PaymentContext,
  cards: CardProvider,
  orderId: string,
  days: number,
): Promise<void> {
  await settleAll(context, cards, orderId);
  const known = await vouchersOfOrder(context.db, orderId);
  const [last] = known;
  if (last && stands(last, new Date())) return;
  const printed = await attempt(context, cards, orderId, 'oxxo', async (order, attempts) => {
    const intent = await cards.createVoucher({
      orderId,
      // None of those stands. Not counted again: a call beside this one may have printed the one that we ask for.
      attempt: attempts + known.length,
      amount: order.total,
      currency: CURRENCY,
      expiresAfterDays: days,
      description: order.title,
      payer: payerOf(order),
    });
    return { intentId: intent.id, result: intent };
  });
  if (printed) await settlePayment(context, cards, printed.id);
}

const payerOf = ({ payer_name: name, payer_email: email }: Order) => ({ name, email });
