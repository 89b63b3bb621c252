import { orderReasons, paymentStatuses } from '@lia/sdk/payments/schema';
import { type ShownRefundStatus, shownRefundStatuses, type OrderRecord } from '@lia/sdk/receipts/records';
import { formatFolio, readFolio } from '@lia/sdk/receipts/rules';
import { messageKey, UUID } from '@lia/sdk/validation/fields';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { string } from 'yup';

import { users } from '../accounts/tables.ts';
import { orders, payments, refunds } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice, filter } from '../platform/lists/filters.ts';
import type { Tally } from '../platform/lists/rows.ts';
import { contains } from '../platform/search.ts';
import type { ReadOutcomes } from './outcome.ts';
import { manualRefundOf, hasManualRefund } from './manualRefunds.ts';
import { manualRefunds, receiptCancellations, receipts } from './tables.ts';

/** The latest receipt of an order. */
const itsReceipt = sql`${receipts.id} = (
  select r.id from ${receipts} r where r.order_id = ${orders.id} order by r.edition desc limit 1
)`;

/** The columns that records have, and no more: reading takes as long as the row is wide. */
const orderColumns = {
  id: orders.id,
  createdAt: orders.createdAt,
  reason: orders.reason,
  status: orders.status,
  title: orders.title,
  quantity: orders.quantity,
  unitPrice: orders.unitPrice,
  listPrice: orders.listPrice,
  discount: orders.discount,
  total: orders.total,
  payerName: orders.payerName,
  payerEmail: orders.payerEmail,
  provider: orders.provider,
};

const selectOrders = (db: Database, tally: Tally) =>
  db
    .select({
      order: orderColumns,
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
      payer_name: orders.payerName,
      folio: { nullsLast: receipts.folio },
    },
    sort: { column: 'created_at', descending: true },
    filters: {
      status: choice(paymentStatuses, orders.status),
      reason: choice(orderReasons, orders.reason),
      refund: filter(string().oneOf(shownRefundStatuses, messageKey('choice.unknown')), byRefundStatus),
    },
    search: searched,
    searches:
      '`refund`: something of it stands so on its way back; `q`: words of the payer or of what was sold, a folio, the id of an order or payment',
    records: (rows, db) => recordsOf(db, rows, readOutcomes),
  });

/** Orders of which something stands so on its way back. */
function byRefundStatus(status: ShownRefundStatus): SQL {
  const own = sql`${refunds.orderId} = ${orders.id} and ${refunds.status} = ${status === 'manual' ? 'refused' : status}`;
  const how = status === 'manual' ? hasManualRefund : sql`not ${hasManualRefund}`;
  return sql`exists (select 1 from ${refunds} where ${own} and ${how})`;
}

/** Ids of companies have digits and no spaces. */
const PAYMENT_ID = /^\S*\d\S*$/;

/** Words of the order, or the ids that other tables know: an `or` over both would have every order read. */
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
  const outcomes = await readOutcomes(db, ids);
  return rows.map(({ order, receipt, cancelledAt, city }) => ({
    id: order.id,
    created_at: order.createdAt.toISOString(),
    reason: order.reason,
    status: order.status,
    title: order.title,
    quantity: order.quantity,
    unit_price: order.unitPrice,
    list_price: order.listPrice,
    discount: order.discount,
    total: order.total,
    payer_name: order.payerName,
    payer_email: order.payerEmail,
    payer_city: city,
    provider: order.provider,
    folio: receipt && formatFolio(receipt.folio),
    receipt_id: receipt?.id ?? null,
    cancelled_at: cancelledAt?.toISOString() ?? null,
    outcome: outcomes.get(order.id) ?? null,
    payments: paid.get(order.id) ?? [],
    refunds: back.get(order.id) ?? [],
  }));
}

async function refundsOfOrders(db: Database, ids: readonly string[]): Promise<Map<string, OrderRecord['refunds']>> {
  const found = new Map<string, OrderRecord['refunds']>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({
      refund: refunds,
      manualAt: manualRefunds.madeAt,
      manualBy: sql<string>`${users.name} || ' ' || ${users.lastName}`,
    })
    .from(refunds)
    .leftJoin(manualRefunds, manualRefundOf)
    .leftJoin(users, eq(users.id, manualRefunds.madeBy))
    .where(inArray(refunds.orderId, [...ids]))
    .orderBy(refunds.createdAt, refunds.id);
  for (const { refund, manualAt, manualBy } of rows) {
    const entry = {
      id: refund.id,
      payment_id: refund.paymentId,
      reason: refund.reason,
      status: manualAt && refund.status === 'refused' ? ('manual' as const) : refund.status,
      amount: refund.amount,
      manual: manualAt && { at: manualAt.toISOString(), by: manualBy },
      created_at: refund.createdAt.toISOString(),
    };
    found.set(refund.orderId, [...(found.get(refund.orderId) ?? []), entry]);
  }
  return found;
}

async function paymentsOfOrders(db: Database, ids: readonly string[]): Promise<Map<string, OrderRecord['payments']>> {
  const found = new Map<string, OrderRecord['payments']>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...ids]))
    .orderBy(desc(payments.createdAt), payments.id);
  for (const { orderId, id, provider, status, amount, refunded, createdAt } of rows) {
    const known = found.get(orderId) ?? [];
    found.set(orderId, [...known, { id, provider, status, amount, refunded, created_at: createdAt.toISOString() }]);
  }
  return found;
}
