import { orderPaymentSchema, type OrderRecord, orderRefundSchema } from '@lia/sdk/receipts/records';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { holdsRefund } from '../payments/disputeStore.ts';
import { manualRefundOf } from '../payments/refundStore.ts';
import { disputes, manualRefunds, payments, refunds } from '../payments/tables.ts';
import { bankTransfers } from '../payments/transfers/tables.ts';
import { vouchers } from '../payments/vouchers/tables.ts';
import { columnsOfRecord } from '../platform/columns.ts';
import type { Database } from '../platform/database.ts';

/** Who of the team asked for a refund, beside who gave it back. */
const requesters = alias(users, 'requesters');

export async function refundsOfOrders(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, OrderRecord['refunds']>> {
  const found = new Map<string, OrderRecord['refunds']>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({
      refund: columnsOfRecord(refunds, orderRefundSchema),
      orderId: refunds.orderId,
      paymentId: refunds.paymentId,
      createdAt: refunds.createdAt,
      requestedBy: fullNameOrNull(requesters),
      manualAt: manualRefunds.madeAt,
      manualBy: fullNameOrNull(users),
    })
    .from(refunds)
    .leftJoin(manualRefunds, manualRefundOf)
    .leftJoin(users, eq(users.id, manualRefunds.madeBy))
    .leftJoin(requesters, eq(requesters.id, refunds.requestedBy))
    .where(inArray(refunds.orderId, [...ids]))
    .orderBy(refunds.createdAt, refunds.id);
  for (const { refund, orderId, paymentId, createdAt, requestedBy, manualAt, manualBy } of rows) {
    const entry = {
      ...refund,
      payment_id: paymentId,
      status: manualAt ? ('manual' as const) : refund.status,
      requested_by: requestedBy,
      manual: manualAt && { at: manualAt.toISOString(), by: manualBy ?? '' },
      created_at: createdAt.toISOString(),
    };
    found.set(orderId, [...(found.get(orderId) ?? []), entry]);
  }
  return found;
}

export async function disputesOfOrders(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, OrderRecord['disputes']>> {
  const found = new Map<string, OrderRecord['disputes']>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(disputes)
    .where(inArray(disputes.orderId, [...ids]))
    .orderBy(disputes.openedAt, disputes.id);
  for (const dispute of rows) {
    const { id, orderId, paymentId, status, reason, amount, dueAt, openedAt, closedAt } = dispute;
    const entry = {
      holds_refund: holdsRefund(dispute),
      id,
      payment_id: paymentId,
      status,
      reason,
      amount,
      due_at: dueAt?.toISOString() ?? null,
      opened_at: openedAt.toISOString(),
      closed_at: closedAt?.toISOString() ?? null,
    };
    found.set(orderId, [...(found.get(orderId) ?? []), entry]);
  }
  return found;
}

export async function paymentsOfOrders(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, OrderRecord['payments']>> {
  const found = new Map<string, OrderRecord['payments']>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({
      payment: columnsOfRecord(payments, orderPaymentSchema),
      orderId: payments.orderId,
      createdAt: payments.createdAt,
      paidAt: payments.paidAt,
      voucher: { number: vouchers.number, expiresAt: vouchers.expiresAt, status: vouchers.status },
    })
    .from(payments)
    .leftJoin(vouchers, and(eq(vouchers.provider, payments.provider), eq(vouchers.paymentId, payments.id)))
    .where(inArray(payments.orderId, [...ids]))
    .orderBy(desc(payments.createdAt), payments.id);
  for (const { payment, orderId, createdAt, paidAt, voucher } of rows) {
    const entry = {
      ...payment,
      created_at: createdAt.toISOString(),
      paid_at: paidAt?.toISOString() ?? null,
      voucher: voucher && {
        number: voucher.number,
        expires_at: voucher.expiresAt?.toISOString() ?? null,
        status: voucher.status,
      },
    };
    found.set(orderId, [...(found.get(orderId) ?? []), entry]);
  }
  return found;
}

type Transfer = NonNullable<OrderRecord['transfer']>['payment'];

/** The bank transfers that pay orders, as they were marked. */
export async function transfersOfOrders(db: Database, ids: readonly string[]): Promise<Map<string, Transfer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bankTransfers)
    .where(and(inArray(bankTransfers.orderId, [...ids]), isNull(bankTransfers.undoneAt)));
  return new Map(
    rows.map(({ orderId, paidOn, bankReference }) => [orderId, { paid_on: paidOn, bank_reference: bankReference }]),
  );
}
