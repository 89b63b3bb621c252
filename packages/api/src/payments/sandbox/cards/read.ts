import { DAY_MS } from '@lia/sdk/calendar/durations';
import type { SubscriptionCharge } from '@lia/sdk/payments/subscriptionCharge';

import { paymentStatusOf, type ProviderIntent, type ProviderSubscription, type ShownCard } from '../../cardProvider.ts';
import { CANCELLED, type ProviderDispute, type ProviderPayment, type ProviderVoucher } from '../../provider.ts';
import type { BillRow, IntentRow, SubscriptionRow } from './store.ts';

/** Address of a voucher's page at the company. */
export type VoucherPage = (voucherId: string) => string;

/** An intent as it stands at an instant: a voucher expires by itself. */
export const statusAt = ({ status, voucherExpiresAt }: IntentRow, now: Date): IntentRow['status'] =>
  status === 'awaiting_cash' && voucherExpiresAt !== null && voucherExpiresAt < now ? 'expired' : status;

export function paymentOf(intent: IntentRow, page: VoucherPage, now: Date): ProviderPayment | null {
  const { id, orderId, method, amount, refunded, createdAt, paidAt, failure } = intent;
  const status = paymentStatusOf[statusAt(intent, now)];
  // Where nothing is to be paid, a card is changed.
  if (status === null || amount === 0) return null;
  const voucher = voucherOf(intent, page);
  return {
    id,
    orderId,
    status,
    method,
    amount,
    refunded,
    createdAt,
    paidAt,
    failure: intent.status === 'cancelled' ? CANCELLED : failure,
    voucher,
    disputes: disputesOf(intent),
  };
}

/** Days to answer a dispute, as card networks give them at least. */
const DAYS_TO_ANSWER = 7;

function disputesOf({ id, dispute, disputedAt, returnedAt, amount }: IntentRow): ProviderDispute[] {
  if (dispute === null || disputedAt === null) return [];
  const dueAt = dispute === 'open' ? new Date(disputedAt.getTime() + DAYS_TO_ANSWER * DAY_MS) : null;
  const moved = { openedAt: disputedAt, takenAt: disputedAt, returnedAt };
  return [{ id: `dp_${id}`, status: dispute, reason: 'fraudulent', amount, dueAt, ...moved }];
}

function voucherOf(
  { voucherId, voucherNumber, voucherExpiresAt }: IntentRow,
  page: VoucherPage,
): ProviderVoucher | null {
  if (voucherId === null) return null;
  return { number: voucherNumber, hostedUrl: page(voucherId), expiresAt: voucherExpiresAt };
}

export const intentIn = (intent: IntentRow, page: VoucherPage, now: Date): ProviderIntent => ({
  id: intent.id,
  orderId: intent.orderId,
  clientSecret: intent.clientSecret,
  status: statusAt(intent, now),
  payment: paymentOf(intent, page, now),
});

/** What the next bill of a subscription charges. */
export const chargeIn = ({ unit_price, quantity, licences, licence_price }: SubscriptionRow): SubscriptionCharge => ({
  unit_price,
  quantity,
  licences,
  licence_price,
});

export function subscriptionIn(
  row: SubscriptionRow,
  card: ShownCard | null,
  bills: readonly { bill: BillRow; intent: IntentRow }[],
  page: VoucherPage,
  now: Date,
): ProviderSubscription {
  const latest = bills.at(-1);
  return {
    id: row.id,
    orderId: row.orderId,
    status: row.status,
    currentPeriodEnd: latest?.bill.periodEnd ?? row.createdAt,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    charge: chargeIn(row),
    card,
    clientSecret: latest?.intent.status === 'requires_action' ? latest.intent.clientSecret : null,
    bills: bills.map(({ bill, intent }) => ({
      id: bill.id,
      first: bill.period === 0,
      periodEnd: bill.periodEnd,
      charge: bill.charge,
      payment: paymentOf(intent, page, now),
    })),
  };
}
