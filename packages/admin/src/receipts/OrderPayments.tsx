import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf, formatInstant } from '@lia/sdk/calendar/instants';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';
import type { OrderRecord, OrderVoucher } from '@lia/sdk/receipts/records';
import { Typography } from '@mui/material';

import { paymentStatuses } from '../giving/statuses.ts';
import { useText } from '../i18n/text.ts';
import { StatusChip } from '../records/StatusChip.tsx';
import { useWords, type Words } from '../resources/field.ts';
import { Movement } from './OrderParts.tsx';

/** Payments of an order: how and when each was paid, or until when it may be. */
export function OrderPayments({ record: { payments } }: { record: OrderRecord }) {
  const t = useText();
  if (payments.length === 0) return <Typography color="text.secondary">{t('orders.paymentsNone')}</Typography>;
  return payments.map((payment) => <OrderPayment key={`${payment.provider} ${payment.id}`} payment={payment} />);
}

type Payment = OrderRecord['payments'][number];

function OrderPayment({ payment }: { payment: Payment }) {
  const words = useWords();
  const { id, method, status, amount, created_at, paid_at, voucher } = payment;
  return (
    <Movement
      amount={amount}
      chip={<StatusChip statuses={paymentStatuses} status={status} />}
      why={voucher ? voucherText(voucher, words) : words.t(`orders.methods.${method}`)}
      at={created_at}
      payment={id}
    >
      {paid_at !== null && <Typography variant="body2">{paidText(method, paid_at, words)}</Typography>}
    </Movement>
  );
}

function voucherText({ number, expires_at, status }: OrderVoucher, { t, language }: Words): string {
  if (number === null) return t('orders.methods.oxxo');
  const values = {
    number: groupVoucherNumber(number),
    when: expires_at === null ? '' : formatInstant(expires_at, language),
  };
  return expires_at === null ? t('orders.voucher', values) : t(`orders.vouchers.${status}`, values);
}

/** Of a bank transfer only the day is known. */
function paidText(method: Payment['method'], paid_at: string, { t, language }: Words): string {
  const when = method === 'transfer' ? formatDay(dayOf(paid_at), language) : formatInstant(paid_at, language);
  return t('orders.paidAt', { when });
}
