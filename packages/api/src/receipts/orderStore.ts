import { NEWS_DAYS, STUCK_ORDER_DAYS, TRANSFER_DAYS } from '@lia/sdk/attention/rules';
import { TRANSFER } from '@lia/sdk/payments/rules';
import { orderReasons, paymentStatuses } from '@lia/sdk/payments/schema';
import {
  orderPaymentSchema,
  type OrderRecord,
  orderRecordSchema,
  orderRefundSchema,
  type ShownRefundStatus,
  shownRefundStatuses,
} from '@lia/sdk/receipts/records';
import { formatFolio, readFolio } from '@lia/sdk/receipts/rules';
import { messageKey, UUID } from '@lia/sdk/validation/fields';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { string } from 'yup';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { holdsRefund } from '../payments/disputeStore.ts';
import { disputes, orders, payments, refunds } from '../payments/tables.ts';
import { vouchers } from '../payments/vouchers/tables.ts';
import { columnsOfRecord } from '../platform/columns.ts';
import type { Database } from '../platform/database.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice, filter, only } from '../platform/lists/filters.ts';
import type { Tally } from '../platform/lists/rows.ts';
import { contains } from '../platform/search.ts';
import type { ReadOutcomes } from './outcome.ts';
import { subscriptionsAfterRefunds } from './orderSubscriptions.ts';
import { manualRefundOf, hasManualRefund } from './manualRefunds.ts';
import { manualRefunds, receiptCancellations, receipts } from './tables.ts';

/** The latest receipt of an order. */
const itsReceipt = sql`${receipts.id} = (
  select r.id from ${receipts} r where r.order_id = ${orders.id} order by r.edition desc limit 1
)`;

const orderColumns = columnsOfRecord(orders, orderRecordSchema);

const selectOrders = (db: Database, tally: Tally) =>
  db
    .select({
      order: orderColumns,
      createdAt: orders.createdAt,
      receipt: { id: receipts.id, folio: receipts.folio },
      cancelledAt: receiptCancellations.cancelledAt,
      city: users.city,
      tally,
    })
    .from(orders)
    .leftJoin(receipts, itsReceipt)
    .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id))
    .leftJoin(users, eq(users.id, orders.ownerId))
    .$dynamic();

/** Orders as the console lists them. */
export const orderList = (readOutcomes: ReadOutcomes) =>
  defineList({
    name: 'orders',
    rows: selectOrders,
    key: [orders.id],
    sorts: {
      id: orders.id,
      created_at: orders.createdAt,
      reason: orders.reason,
      status: orders.status,
      title: orders.title,
      total: orders.total,
      payer_name: orders.payer_name,
      folio: { nullsLast: receipts.folio },
    },
    sort: { column: 'created_at', descending: true },
    filters: {
      status: choice(paymentStatuses, orders.status),
      reason: choice(orderReasons, orders.reason),
      stuck: only(isStuck),
      paid_late: only(isPaidLate),
      transfer_waiting: only(isTransferWaiting),
      disputed: only(isDisputed),
      refund: filter(string().oneOf(shownRefundStatuses, messageKey('choice.unknown')), byRefundStatus),
    },
    search: searched,
    searches:
      '`stuck`: a payment of it is pending and its provider is asked no more; `paid_late`: paid at a cash desk in the last days, after the last day of its voucher; `transfer_waiting`: its bank transfer did not come for days; `disputed`: a dispute of a payment of it is not decided; `refund`: something of it stands so on its way back; `q`: words of the payer or of what was sold, a folio, the id of an order or payment',
    records: (rows, db) => recordsOf(db, rows, readOutcomes),
  });

/** Pending for so long that someone has to look: the company reported neither the payment nor its end. */
const isStuck = sql`${orders.status} = 'pending'
  and ${orders.createdAt} < now() - make_interval(days => ${STUCK_ORDER_DAYS})
  and exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.status} = 'pending')`;

/** Paid after the last day of the voucher, when what was sold may no longer be there. */
const isPaidLate = sql`${orders.id} in (
  select ${vouchers.orderId} from ${vouchers}
  where ${vouchers.status} = 'paid_late' and ${vouchers.paidAt} > now() - make_interval(days => ${NEWS_DAYS}))`;

/** Its payer may have forgotten the transfer, or we did not see it on the account. */
const isTransferWaiting = sql`${orders.provider} = ${TRANSFER} and ${orders.status} = 'pending'
  and ${orders.createdAt} < now() - make_interval(days => ${TRANSFER_DAYS})`;

const isDisputed = sql`${orders.id} in (select ${disputes.orderId} from ${disputes} where ${disputes.closedAt} is null)`;

/** Orders with a refund of this status. */
function byRefundStatus(status: ShownRefundStatus): SQL {
  const own = sql`${refunds.orderId} = ${orders.id}`;
  const how = status === 'manual' ? hasManualRefund : sql`${refunds.status} = ${status} and not ${hasManualRefund}`;
  return sql`exists (select 1 from ${refunds} where ${own} and ${how})`;
}

/** Ids of companies have digits, or are long, and have no spaces; a long one that was drawn may be without a digit. */
const PAYMENT_ID = /^\S*\d\S*$|^[\w-]{16,}$/;

/** Words of the order, or ids from other tables: these are found first, since an `or` across tables would scan every order. */
function searched(words: string): SQL {
  const folio = readFolio(words);
  const named = contains(orders.search, words);
  const known = [
    ...(folio === null ? [] : [sql`select ${receipts.orderId} from ${receipts} where ${receipts.folio} = ${folio}`]),
    ...(PAYMENT_ID.test(words)
      ? [sql`select ${payments.orderId} from ${payments} where ${payments.id} = ${words}`]
      : []),
    ...(UUID.test(words) ? [sql`select ${words}::uuid`] : []),
  ];
  if (known.length === 0) return named;
  const ofWords = sql`select ${orders.id} from ${orders} where ${named}`;
  return sql`${orders.id} in (${sql.join([ofWords, ...known], sql` union all `)})`;
}

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

async function recordsOf(
  db: Database,
  rows: readonly Omit<Row, 'tally'>[],
  readOutcomes: ReadOutcomes,
): Promise<OrderRecord[]> {
  const ids = rows.map(({ order }) => order.id);
  const paid = await paymentsOfOrders(db, ids);
  const back = await refundsOfOrders(db, ids);
  const disputed = await disputesOfOrders(db, ids);
  const outcomes = await readOutcomes(db, ids);
  const afterRefunds = await subscriptionsAfterRefunds(db, ids);
  return rows.map(({ order, createdAt, receipt, cancelledAt, city }) => ({
    ...order,
    created_at: createdAt.toISOString(),
    payer_city: city,
    folio: receipt && formatFolio(receipt.folio),
    receipt_id: receipt?.id ?? null,
    cancelled_at: cancelledAt?.toISOString() ?? null,
    outcome: outcomes.get(order.id) ?? null,
    payments: paid.get(order.id) ?? [],
    refunds: back.get(order.id) ?? [],
    disputes: disputed.get(order.id) ?? [],
    subscription: afterRefunds.get(order.id) ?? null,
  }));
}

/** Who of the team asked for a refund, beside who gave it back. */
const requesters = alias(users, 'requesters');

async function refundsOfOrders(db: Database, ids: readonly string[]): Promise<Map<string, OrderRecord['refunds']>> {
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

async function disputesOfOrders(db: Database, ids: readonly string[]): Promise<Map<string, OrderRecord['disputes']>> {
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

async function paymentsOfOrders(db: Database, ids: readonly string[]): Promise<Map<string, OrderRecord['payments']>> {
  const found = new Map<string, OrderRecord['payments']>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({
      payment: columnsOfRecord(payments, orderPaymentSchema),
      orderId: payments.orderId,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(inArray(payments.orderId, [...ids]))
    .orderBy(desc(payments.createdAt), payments.id);
  for (const { payment, orderId, createdAt } of rows) {
    const known = found.get(orderId) ?? [];
    found.set(orderId, [...known, { ...payment, created_at: createdAt.toISOString() }]);
  }
  return found;
}
