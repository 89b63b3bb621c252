import { DAY_MS } from '@lia/sdk/calendar/durations';
import { toPesos } from '@lia/sdk/payments/money';
import { TRANSFER } from '@lia/sdk/payments/rules';
import type { Receipt as ShownReceipt, ReceiptQuestion } from '@lia/sdk/payments/schema';
import { giftReasons } from '@lia/sdk/payouts/rules';
import { formatFolio } from '@lia/sdk/receipts/rules';

import type { PaymentContext } from '../payments/fulfilment.ts';
import { CHECKOUT_DAYS, type PaymentSource } from '../payments/provider.ts';
import { settlePayment } from '../payments/settle.ts';
import { findPayment, type Order } from '../payments/store.ts';
import { notFound } from '../platform/errors.ts';
import { isInvoiced } from './issuedStore.ts';
import { soldTo } from './soldTo.ts';
import { latestReceipt, type Receipt } from './store.ts';

/** What a receipt states about taxes (donee.ts). */
type NoteOf = (receipt: Pick<Receipt, 'reason' | 'paidAt'>) => string | null;

type Found = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/**
 * The receipt of a payment. A visitor may be back before the notification is: what is not final yet is asked of the
 * provider first. Where payment ids can be guessed, the caller must know the checkout or the order as well (decision 6).
 * @throws {ApiFailure} 404 where the payment is unknown, or the caller lacks a required id.
 */
export async function receiptOfPayment(
  context: PaymentContext,
  sources: readonly PaymentSource[],
  paymentId: string,
  question: ReceiptQuestion,
  noteOf: NoteOf,
): Promise<ShownReceipt> {
  for (const source of sources) {
    const found = await lookUp(context, source, paymentId);
    if (found) {
      if (isGuessable(source) && !knows(question, found.order)) throw notFound();
      return shown(context, found, noteOf);
    }
  }
  const transfer = await findPayment(context.db, TRANSFER, paymentId);
  if (transfer) return shown(context, transfer, noteOf);
  throw notFound();
}

async function lookUp(context: PaymentContext, source: PaymentSource, paymentId: string): Promise<Found | undefined> {
  const known = await findPayment(context.db, source.name, paymentId);
  if (known && known.payment.status !== 'pending') return known;
  await settlePayment(context, source, paymentId);
  return findPayment(context.db, source.name, paymentId);
}

const isGuessable = (source: PaymentSource): boolean => 'guessableIds' in source && source.guessableIds === true;

const knows = (question: ReceiptQuestion, order: Order): boolean =>
  question.order_id === order.id || (order.preferenceId !== null && question.preference_id === order.preferenceId);

async function shown({ db }: PaymentContext, { payment, order }: Found, noteOf: NoteOf): Promise<ShownReceipt> {
  const receipt = await latestReceipt(db, order.id);
  return {
    data: {
      data: {
        id: payment.id,
        application_id: order.id,
        folio: receipt ? formatFolio(receipt.folio) : null,
        receipt_id: receipt?.id ?? null,
        cancelled_at: receipt?.cancelledAt?.toISOString() ?? null,
        invoiced: receipt !== undefined && (await isInvoiced(db, receipt.id)),
        tax_note: receipt ? noteOf(receipt) : null,
        checkout: openCheckoutOf(order),
        // What came too late counts as refunded while it is on its way back.
        status: order.status === 'refunded' && payment.status === 'approved' ? 'refunded' : payment.status,
        // The date of the receipt: a voucher is paid days after it was printed.
        date_created: (receipt?.paidAt ?? payment.createdAt).toISOString(),
        reason: order.reason,
        ...soldTo(order),
        transaction_amount: toPesos(payment.amount),
        payment_type: payment.method,
        auto_recurring: null,
        summarized: null,
      },
    },
  };
}

/** Where a gift whose payment failed can still be paid, so that nothing of it has to be given again. */
function openCheckoutOf({ reason, status, initPoint, createdAt }: Order): string | null {
  const isOpen =
    giftReasons.some((gift) => gift === reason) &&
    (status === 'rejected' || status === 'expired') &&
    createdAt.getTime() > Date.now() - CHECKOUT_DAYS * DAY_MS;
  return isOpen ? initPoint : null;
}
