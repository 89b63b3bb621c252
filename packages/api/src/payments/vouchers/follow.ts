import { DAY_MS } from '@lia/sdk/calendar/durations';
import type { VoucherStatus } from '@lia/sdk/payments/rules';

import { notify } from '../../accounts/notifications/notify.ts';
import { enqueueEmail } from '../../platform/mail/outbox.ts';
import type { Followers } from '../fulfilment.ts';
import type { ProviderPayment } from '../provider.ts';
import { reminderEmail, voucherEmail } from './emails.ts';
import { changeVoucher, insertVoucher, lockVoucher } from './store.ts';

/**
 * Keeps the voucher of a payment, and writes to who is to pay it: where it is once it stands, and a reminder on the day
 * before it ends. The reminder waits in the outbox, and is not sent where the voucher is paid by then.
 */
export const followVoucher: Followers['payment'] = async (tx, order, payment) => {
  if (payment.method !== 'oxxo') return;
  const known = await lockVoucher(tx, order.provider, payment.id);
  const expiresAt = payment.voucher?.expiresAt ?? known?.expiresAt ?? null;
  const status = voucherStatus(known?.status ?? 'created', payment, expiresAt);
  const reported = {
    status,
    number: payment.voucher?.number ?? known?.number ?? null,
    hostedUrl: payment.voucher?.hostedUrl ?? known?.hostedUrl ?? null,
    expiresAt,
    paidAt: payment.paidAt,
  };
  if (known) await changeVoucher(tx, known.id, reported);
  const id =
    known?.id ??
    (await insertVoucher(tx, { orderId: order.id, provider: order.provider, paymentId: payment.id, ...reported }));
  if (status !== 'awaiting_cash') return;
  const email = { cause: id, to: order.payer_email, language: order.language, data: { voucher: id } };
  await enqueueEmail(tx, voucherEmail, email);
  const { ownerId: userId, title } = order;
  if (userId !== null) await notify(tx, 'voucher', { userId, cause: id, data: { voucher: id, title } });
  if (expiresAt) await enqueueEmail(tx, reminderEmail, { ...email, notBefore: new Date(expiresAt.getTime() - DAY_MS) });
};

/**
 * The status of a voucher after its provider's report on its payment. What is paid stays paid, and `paid_late` came after
 * its last day; a voucher that expired may still be paid, since shops report late.
 */
export function voucherStatus(
  before: VoucherStatus,
  { status, paidAt, voucher }: Pick<ProviderPayment, 'status' | 'paidAt' | 'voucher'>,
  expiresAt: Date | null,
): VoucherStatus {
  if (before === 'paid' || before === 'paid_late') return before;
  switch (status) {
    case 'approved':
    case 'refunded':
      return before === 'expired' || (paidAt !== null && expiresAt !== null && paidAt > expiresAt)
        ? 'paid_late'
        : 'paid';
    case 'expired':
    case 'rejected':
      return 'expired';
    case 'pending':
      if (before === 'expired') return 'expired';
      return before === 'awaiting_cash' || voucher?.number || voucher?.hostedUrl ? 'awaiting_cash' : 'created';
  }
}
