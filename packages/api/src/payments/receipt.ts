import { toPesos } from '@lia/sdk/payments/money';
import type { Receipt } from '@lia/sdk/payments/schema';

import { notFound } from '../platform/errors.ts';
import type { Till } from './fulfilment.ts';
import type { PaymentSource } from './provider.ts';
import { settlePayment } from './settle.ts';
import { findPayment } from './store.ts';

/**
 * The receipt of a payment. A visitor may be back before the notification is: what is not final yet is asked of the
 * provider first.
 * @throws {ApiFailure} 404 when neither we nor the provider know the payment.
 */
export async function receiptOf(till: Till, provider: PaymentSource, paymentId: string): Promise<Receipt> {
  let found = await findPayment(till.db, provider.name, paymentId);
  if (!found || found.payment.state === 'pending') {
    await settlePayment(till, provider, paymentId);
    found = await findPayment(till.db, provider.name, paymentId);
  }
  if (!found) throw notFound();

  const { payment, order } = found;
  return {
    data: {
      data: {
        id: payment.id,
        application_id: order.id,
        status: payment.state,
        date_created: payment.createdAt.toISOString(),
        reason: order.reason,
        payer_email: order.payerEmail,
        payer_first_name: order.payerName,
        payer_last_name: '',
        transaction_amount: toPesos(payment.amount),
        additional_info: {
          items: [{ title: order.title, quantity: order.quantity, unit_price: toPesos(order.unitPrice) }],
        },
      },
    },
  };
}
