import type { CheckoutDecision, OrderReason, PaymentStatus } from '@lia/sdk/payments/schema';

import { notificationUrl } from '../payments/notificationUrl.ts';
import type { Charge } from '../payments/openOrder.ts';
import { SANDBOX } from '../payments/sandbox/provider.ts';
import { insertCheckout } from '../payments/sandbox/store.ts';
import { insertOrder, keepPayment } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { fixedUuid } from './fixedUuid.ts';

/** Payment status of a gift. `open`: the payment page was not used yet; `refunded`: paid, and refunded later. */
export type GiftStatus = 'contact' | 'open' | 'refunded' | CheckoutDecision;

interface DemoOrder {
  /** Names the gift for good. */
  key: string;
  status: GiftStatus;
  reason: OrderReason;
  /** Null where the giver is called first. */
  charge: Charge | null;
  payer: { name: string; email: string };
  createdAt: Date;
  publicUrl: string;
}

/** The payment of a gift, where it has one. */
export const giftPayment = (key: string): string => fixedUuid(`payment ${key}`);

/** Writes the order of a gift with its checkout and payment; null where there is nothing to pay yet. */
export async function writeGiftOrder(tx: Transaction, order: DemoOrder): Promise<string | null> {
  const { key, reason, charge, payer, createdAt, publicUrl } = order;
  // A refunded order was paid first; the refund is settled later, as in production (receipts.ts).
  const status = order.status === 'refunded' ? 'approved' : order.status;
  if (!charge || status === 'contact') return null;

  const orderId = fixedUuid(`order ${key}`);
  const preferenceId = fixedUuid(`preference ${key}`);
  const paymentId = giftPayment(key);
  const paid: PaymentStatus = status === 'open' ? 'pending' : status;
  const total = charge.quantity * charge.unitPrice;
  await insertCheckout(tx, {
    preferenceId,
    paymentId,
    externalReference: orderId,
    ...charge,
    status,
    backUrl: `${publicUrl}/receipt`,
    notificationUrl: notificationUrl(publicUrl, { name: SANDBOX }),
    createdAt,
    decidedAt: status === 'open' ? null : createdAt,
  });
  await insertOrder(tx, {
    id: orderId,
    reason,
    status: paid,
    ...charge,
    total,
    payerName: payer.name,
    payerEmail: payer.email,
    provider: SANDBOX,
    preferenceId,
    createdAt,
  });
  if (status !== 'open') {
    await keepPayment(tx, SANDBOX, orderId, {
      id: paymentId,
      orderId,
      status,
      method: 'checkout',
      amount: total,
      refunded: 0,
      createdAt,
      paidAt: status === 'approved' ? createdAt : null,
      failure: null,
      voucher: null,
    });
  }
  return orderId;
}
