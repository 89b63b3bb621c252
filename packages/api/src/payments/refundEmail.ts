import { formatPesos } from '@lia/sdk/payments/money';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { Transaction } from '../platform/database.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { findRefund, type Refund } from './refundStore.ts';
import { findOrder, type Order } from './store.ts';

const data = record({ refund: string().required() });

/** A refund without a receipt that it cancels: the order was paid twice or too late, or a part of it was refunded. */
export const refundEmail: EmailKind<typeof data> = {
  name: 'refund',
  data,
  async compose({ db }, { refund: id }, language) {
    const refund = await findRefund(db, id);
    const order = refund && (await findOrder(db, refund.orderId));
    if (!order) return null;
    const t = emailTranslator(language);
    const amount = formatPesos(refund.amount);
    return {
      subject: t('refund.subject', { amount }),
      preview: t(refund.reason === 'late' ? 'refund.latePreview' : 'refund.preview'),
      blocks: [
        { kind: 'heading', text: t('refund.title', { amount }) },
        { kind: 'text', text: t(textOf(refund)) },
        {
          kind: 'facts',
          facts: [
            [t('voucher.what'), order.title],
            [t('refund.amount'), amount],
            [t('receipt.payment'), refund.paymentId],
          ],
        },
        { kind: 'note', text: t('cancelled.question', { email: CONTACT_EMAIL }) },
      ],
    };
  },
};

/** One that its company refused was given back by hand: not to what it was paid with. */
function textOf({ reason, status }: Refund) {
  if (reason === 'late') return status === 'refused' ? 'refund.lateByHand' : 'refund.late';
  if (reason !== 'duplicate') return 'refund.part';
  return status === 'refused' ? 'refund.duplicateByHand' : 'refund.duplicate';
}

export async function notifyOfRefunds(tx: Transaction, order: Order, booked: readonly Refund[]): Promise<void> {
  for (const { id } of booked) {
    await enqueueEmail(tx, refundEmail, {
      cause: id,
      to: order.payer_email,
      language: order.language,
      data: { refund: id },
    });
  }
}
