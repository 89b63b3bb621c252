import { type OrderReason, orderReasons, type PaymentState, paymentStates } from '@lia/sdk/payments/schema';
import { type MoneyBackState, moneyBackStates, type OrderRecord } from '@lia/sdk/receipts/records';
import { formatFolio, readFolio } from '@lia/sdk/receipts/rules';
import { record, messageKey } from '@lia/sdk/validation/fields';
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { string } from 'yup';

import { users } from '../accounts/tables.ts';
import { orders, payments, refunds } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { type ListRange, Page, type Sort } from '../platform/list.ts';
import { containing } from '../platform/search.ts';
import type { ReadOutcomes } from './outcome.ts';
import { manualRefundOf, isHandedBack } from './manualRefunds.ts';
import { manualRefunds, receiptCancellations, receipts } from './tables.ts';

/** What the console may narrow the list of orders by. */
export const orderFilterSchema = record({
  state: string().oneOf(paymentStates, messageKey('choice.unknown')),
  reason: string().oneOf(orderReasons, messageKey('choice.unknown')),
  /** Something of it stands so on its way back. */
  refund: string().oneOf(moneyBackStates, messageKey('choice.unknown')),
  /** Words of the payer or of what was sold, a folio, or the id of an order or payment. */
  q: string().max(200, messageKey('text.max')),
});

interface OrderFilter {
  state?: PaymentState | undefined;
  reason?: OrderReason | undefined;
  refund?: MoneyBackState | undefined;
  q?: string | undefined;
}

/** What the console may sort orders by. */
export const orderSorts = ['id', 'created_at', 'reason', 'state', 'title', 'total', 'payer_name', 'folio'] as const;
export type OrderSort = (typeof orderSorts)[number];

const sortColumns = {
  id: orders.id,
  created_at: orders.createdAt,
  reason: orders.reason,
  state: orders.state,
  title: orders.title,
  total: orders.total,
  payer_name: orders.payerName,
  folio: receipts.folio,
} as const satisfies Record<OrderSort, AnyPgColumn | SQL>;

/** The latest receipt of an order. */
const itsReceipt = and(
  eq(receipts.orderId, orders.id),
  sql`${receipts.edition} = (select max(r.edition) from ${receipts} r where r.order_id = ${orders.id})`,
);

const selectOrders = (db: Database) =>
  db
    .select({ order: orders, receipt: receipts, cancelledAt: receiptCancellations.cancelledAt, city: users.city })
    .from(orders)
    .leftJoin(receipts, itsReceipt)
    .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id))
    .leftJoin(users, eq(users.id, orders.ownerId));

function matching({ state, reason, refund, q }: OrderFilter): SQL | undefined {
  const words = q?.trim();
  return and(
    state && eq(orders.state, state),
    reason && eq(orders.reason, reason),
    refund && goingBack(refund),
    words ? searched(words) : undefined,
  );
}

/** Orders of which something stands so on its way back. */
function goingBack(state: MoneyBackState): SQL {
  const own = sql`${refunds.orderId} = ${orders.id} and ${refunds.state} = ${state === 'handed' ? 'refused' : state}`;
  const byHand = state === 'handed' ? isHandedBack : sql`not ${isHandedBack}`;
  return sql`exists (select 1 from ${refunds} where ${own} and ${byHand})`;
}

function searched(words: string): SQL | undefined {
  const folio = readFolio(words);
  const paid = sql`exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.id} = ${words})`;
  return or(
    containing([orders.payerName, orders.payerEmail, orders.title], words),
    folio === null ? undefined : eq(receipts.folio, folio),
    sql`${orders.id}::text = ${words.toLowerCase()}`,
    paid,
  );
}

export async function listOrders(
  db: Database,
  filter: OrderFilter,
  { column, descending }: Sort<OrderSort>,
  range: ListRange,
  readOutcomes: ReadOutcomes,
): Promise<Page<OrderRecord>> {
  const where = matching(filter);
  const by = sortColumns[column];
  const rows = await selectOrders(db)
    .where(where)
    .orderBy(sql`${descending ? desc(by) : asc(by)} nulls last`, desc(orders.id))
    .limit(range.limit)
    .offset(range.first);
  const [all] = await db.select({ total: count() }).from(orders).leftJoin(receipts, itsReceipt).where(where);
  return new Page(await recordsOf(db, rows, readOutcomes), range, all?.total ?? 0);
}

export async function findOrderRecord(
  db: Database,
  id: string,
  readOutcomes: ReadOutcomes,
): Promise<OrderRecord | undefined> {
  const [found] = await recordsOf(db, await selectOrders(db).where(eq(orders.id, id)), readOutcomes);
  return found;
}

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

async function recordsOf(db: Database, rows: readonly Row[], readOutcomes: ReadOutcomes): Promise<OrderRecord[]> {
  const ids = rows.map(({ order }) => order.id);
  const paid = await paymentsOfOrders(db, ids);
  const back = await refundsOfOrders(db, ids);
  const outcomes = await readOutcomes(db, ids);
  return rows.map(({ order, receipt, cancelledAt, city }) => ({
    id: order.id,
    created_at: order.createdAt.toISOString(),
    reason: order.reason,
    state: order.state,
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
      handedAt: manualRefunds.madeAt,
      handedBy: sql<string>`${users.name} || ' ' || ${users.lastName}`,
    })
    .from(refunds)
    .leftJoin(manualRefunds, manualRefundOf)
    .leftJoin(users, eq(users.id, manualRefunds.madeBy))
    .where(inArray(refunds.orderId, [...ids]))
    .orderBy(refunds.createdAt, refunds.id);
  for (const { refund, handedAt, handedBy } of rows) {
    const entry = {
      id: refund.id,
      payment_id: refund.paymentId,
      reason: refund.reason,
      state: handedAt && refund.state === 'refused' ? ('handed' as const) : refund.state,
      amount: refund.amount,
      handed: handedAt && { at: handedAt.toISOString(), by: handedBy },
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
  for (const { orderId, id, provider, state, amount, refunded, createdAt } of rows) {
    const known = found.get(orderId) ?? [];
    found.set(orderId, [...known, { id, provider, state, amount, refunded, created_at: createdAt.toISOString() }]);
  }
  return found;
}
