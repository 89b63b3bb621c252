import type { CheckoutDecision, OrderReason, PaymentStatus } from '@lia/sdk/payments/schema';

import type { Transaction } from '../platform/database.ts';
import { fixedUuid } from '../platform/demoData.ts';
import { type Charge, notificationUrl, type Payer } from './openOrder.ts';
import { insertCheckout, recordCharge, SANDBOX } from './sandbox/store.ts';
import { insertOrder, keepPayment } from './store.ts';

/** Payment status of an order. `open`: the payment page was not used yet; `refunded`: paid, and refunded later. */
export type DemoOrderStatus = 'open' | 'refunded' | CheckoutDecision;

interface DemoOrder {
  /** Names the order for good. */
  key: string;
  status: DemoOrderStatus;
  reason: OrderReason;
  charge: Charge;
  payer: Payer;
  createdAt: Date;
  publicUrl: string;
}

/** The payment of an order, where it has one. */
export const demoPaymentId = (key: string): string => fixedUuid(`payment ${key}`);

/** Writes an order with its checkout at the sandbox and its payment; returns its id. */
export async function writeDemoOrder(tx: Transaction, order: DemoOrder): Promise<string> {
  const { key, reason, charge, payer, createdAt, publicUrl } = order;
  // A refunded order was paid first; the refund is settled later, as in production (receipts/demoData.ts).
  const status = order.status === 'refunded' ? 'approved' : order.status;

  const orderId = fixedUuid(`order ${key}`);
  const preferenceId = fixedUuid(`preference ${key}`);
  const paymentId = demoPaymentId(key);
  const paid: PaymentStatus = status === 'open' ? 'pending' : status;
  const total = charge.quantity * charge.unit_price;
  const decidedAt = status === 'open' ? null : createdAt;
  await recordCharge(tx, { status, paymentId, ...charge, decidedAt });
  await insertCheckout(tx, {
    preferenceId,
    paymentId,
    externalReference: orderId,
    ...charge,
    status,
    backUrl: `${publicUrl}/receipt`,
    notificationUrl: notificationUrl(publicUrl, { name: SANDBOX }),
    createdAt,
    decidedAt,
  });
  await insertOrder(tx, {
    id: orderId,
    reason,
    status: paid,
    ...charge,
    total,
    payer_name: payer.name,
    payer_email: payer.email,
    payer_company: payer.company,
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
