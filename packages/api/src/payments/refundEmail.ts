import { formatPesos } from '@lia/sdk/payments/money';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { sayInMail } from '../mail/say.ts';
import type { Transaction } from '../platform/database.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { findRefund, type Refund } from './refundStore.ts';
import { findOrder, type Order } from './store.ts';

const data = record({ refund: string().required() });

/** That some money went back and the order stands all the same: it was paid twice, or part of it was given back. */
export const refundEmail: EmailKind<typeof data> = {
  name: 'refund',
  data,
  async compose({ db }, { refund: id }, language) {
    const refund = await findRefund(db, id);
    const order = refund && (await findOrder(db, refund.orderId));
    if (!order) return null;
    const say = sayInMail(language);
    const amount = formatPesos(refund.amount);
    return {
      subject: say('refund.subject', { amount }),
      preview: say('refund.preview'),
      blocks: [
        { kind: 'heading', text: say('refund.title', { amount }) },
        { kind: 'text', text: say(refund.reason === 'duplicate' ? 'refund.twice' : 'refund.part') },
        {
          kind: 'facts',
          facts: [
            [say('voucher.what'), order.title],
            [say('refund.amount'), amount],
            [say('receipt.payment'), refund.paymentId],
          ],
        },
        { kind: 'note', text: say('cancelled.question', { email: CONTACT_EMAIL }) },
      ],
    };
  },
};

export async function tellOfRefunds(tx: Transaction, order: Order, booked: readonly Refund[]): Promise<void> {
  for (const { id } of booked) {
    await enqueueEmail(tx, refundEmail, {
      cause: id,
      to: order.payerEmail,
      language: order.language,
      data: { refund: id },
    });
  }
}
