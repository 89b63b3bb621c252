import { TRANSFER, transferReference } from '@lia/sdk/payments/rules';
import { orderReasons } from '@lia/sdk/payments/schema';
import {
  type OrderRecord,
  orderRecordSchema,
  shownOrderStatuses,
  shownRefundStatuses,
} from '@lia/sdk/receipts/records';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { messageKey } from '@lia/sdk/validation/fields';
import { eq, type SQL, sql } from 'drizzle-orm';
import { string } from 'yup';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import { columnsOfRecord } from '../platform/columns.ts';
import type { Database } from '../platform/database.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice, filter, int4, only } from '../platform/lists/filters.ts';
import type { Tally } from '../platform/lists/rows.ts';
import {
  byRefundStatus,
  byShownStatus,
  isClosed,
  isDisputed,
  isPaidLate,
  isStuck,
  isTransferWaiting,
  searched,
  shownStatus,
} from './orderFilters.ts';
import { disputesOfOrders, paymentsOfOrders, refundsOfOrders, transfersOfOrders } from './orderMovements.ts';
import { subscriptionsAfterRefunds } from './orderSubscriptions.ts';
import type { ReadItems, ReadOutcomes } from './outcome.ts';
import { receiptCancellations, receipts } from './tables.ts';

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
      closed: isClosed,
      receipt: { id: receipts.id, folio: receipts.folio },
      cancelledAt: receiptCancellations.cancelledAt,
      owner: { uuid: users.uuid, city: users.city },
      tally,
    })
    .from(orders)
    .leftJoin(receipts, itsReceipt)
    .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id))
    .leftJoin(users, eq(users.id, orders.ownerId))
    .$dynamic();

/** Reads what other domains know of orders; left out where orders are counted alone. */
interface Readers {
  outcomes?: ReadOutcomes;
  items?: ReadItems;
  /** Orders for a school, as a query of their ids. */
  ofSchool?: (schoolId: number) => SQL;
}

const ordersOf =
  (ofSchool: (schoolId: number) => SQL) =>
  (schoolId: number): SQL =>
    sql`${orders.id} in (${ofSchool(schoolId)})`;

/** Orders as the console lists them. */
export const orderList = (readers: Readers) =>
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
      status: choice(shownOrderStatuses, shownStatus, byShownStatus),
      reason: choice(orderReasons, orders.reason),
      stuck: only(isStuck),
      paid_late: only(isPaidLate),
      transfer_waiting: only(isTransferWaiting),
      disputed: only(isDisputed),
      ...(readers.ofSchool && { school_id: filter(int4(), ordersOf(readers.ofSchool)) }),
      refund: filter(string().oneOf(shownRefundStatuses, messageKey('choice.unknown')), byRefundStatus),
    },
    search: searched,
    searches:
      '`status`: `closed` where the checkout of an order that is not paid is closed, which no other status finds; `stuck`: a payment of it is pending and its provider is asked no more, or nothing is known of its subscription since its period ended; `paid_late`: paid at a cash desk in the last days, after the last day of its voucher; `transfer_waiting`: its bank transfer did not come for days; `disputed`: a dispute of a payment of it is not decided; `refund`: something of it stands so on its way back; `school_id`: for this school, as its plans, their further licences and gifts for it; `q`: words of the payer or of what was sold, a folio, the id of an order or payment, the number of a voucher, the reference that a bank transfer is to have or that the bank gave it',
    records: (rows, db) => recordsOf(db, rows, readers),
  });

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

async function recordsOf(db: Database, rows: readonly Omit<Row, 'tally'>[], readers: Readers): Promise<OrderRecord[]> {
  const ids = rows.map(({ order }) => order.id);
  const paid = await paymentsOfOrders(db, ids);
  const back = await refundsOfOrders(db, ids);
  const disputed = await disputesOfOrders(db, ids);
  const transfers = await transfersOfOrders(db, ids);
  const outcomes = await readers.outcomes?.(db, ids);
  const items = await readers.items?.(db, ids);
  const afterRefunds = await subscriptionsAfterRefunds(db, ids);
  return rows.map(({ order, createdAt, closed, receipt, cancelledAt, owner }) => ({
    ...order,
    closed,
    created_at: createdAt.toISOString(),
    owner_id: owner?.uuid ?? null,
    payer_city: owner?.city ?? null,
    folio: receipt && formatFolio(receipt.folio),
    receipt_id: receipt?.id ?? null,
    cancelled_at: cancelledAt?.toISOString() ?? null,
    item_id: items?.get(order.id) ?? null,
    transfer:
      order.provider === TRANSFER
        ? { reference: transferReference(order.id), payment: transfers.get(order.id) ?? null }
        : null,
    outcome: outcomes?.get(order.id) ?? null,
    payments: paid.get(order.id) ?? [],
    refunds: back.get(order.id) ?? [],
    disputes: disputed.get(order.id) ?? [],
    subscription: afterRefunds.get(order.id) ?? null,
  }));
}
