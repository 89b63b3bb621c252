import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { Bill, BillQuestion } from '@lia/sdk/receipts/bills';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { UUID } from '@lia/sdk/validation/fields';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';

import { ordersIn } from '../payments/owner.ts';
import type { Scope } from '../platform/scope.ts';
import { orders, payments, subscriptions } from '../payments/tables.ts';
import { columnsWithout } from '../platform/columns.ts';
import type { Database } from '../platform/database.ts';
import type { ListRange } from '../platform/list.ts';
import { standingOf } from './issuedStore.ts';
import type { ReadLicencesSold } from './licencesSold.ts';
import { invoiceRequests, invoices, receiptCancellations, receipts } from './tables.ts';

// The day alone: a bank transfer has no time of its own, so that bills of one day stand as they were numbered.
const paidDay = sql`(${receipts.paidAt} at time zone ${TIME_ZONE})::date`;

/** The bills of a scope that a question asks for, newest first. */
export async function billsIn(
  db: Database,
  scope: Scope<'own'>,
  question: BillQuestion,
  { first, limit }: ListRange,
  licencesSold: ReadLicencesSold,
): Promise<Bill[]> {
  const rows = await db
    .select({ receipt: receipts, periodEnd: orders.periodEnd, cancelledAt: receiptCancellations.cancelledAt })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id))
    .where(and(ordersIn(scope), meant(question)))
    .orderBy(desc(paidDay), desc(receipts.folio))
    .limit(limit)
    .offset(first);
  const requests = await latestRequests(
    db,
    rows.map(({ receipt }) => receipt.id),
  );
  const licences = await licencesSold(
    db,
    rows.map(({ receipt }) => receipt.orderId),
  );
  return rows.map(({ receipt, periodEnd, cancelledAt }) => ({
    id: receipt.id,
    folio: formatFolio(receipt.folio),
    order_id: receipt.orderId,
    payment_id: receipt.payments[0]?.id ?? '',
    paid_at: receipt.paidAt.toISOString(),
    cancelled_at: cancelledAt?.toISOString() ?? null,
    reason: receipt.reason,
    licences: licences.get(receipt.orderId) ?? null,
    period_end: periodEnd?.toISOString() ?? null,
    payer_name: receipt.payer_name,
    payer_email: receipt.payer_email,
    payer_company: receipt.payer_company,
    lines: receipt.lines.map(({ title, quantity, unitPrice }) => ({ title, quantity, unit_price: unitPrice })),
    total: receipt.total,
    invoice: requests.get(receipt.id) ?? null,
  }));
}

/** How many bills a scope has. */
export async function countBills(db: Database, scope: Scope<'own'>): Promise<number> {
  const [found] = await db
    .select({ bills: count() })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(ordersIn(scope));
  return found?.bills ?? 0;
}

/** What a question asks for, as a condition on `orders` and `receipts`; false where it cannot be true of any. */
function meant({ order_id, payment_id, preference_id, preapproval_id }: BillQuestion): SQL | undefined {
  return and(
    order_id === undefined ? undefined : UUID.test(order_id) ? eq(orders.id, order_id) : sql`false`,
    payment_id === undefined
      ? undefined
      : sql`exists (select from ${payments} p where p.order_id = ${orders.id} and p.id = ${payment_id})`,
    preference_id === undefined ? undefined : eq(orders.preferenceId, preference_id),
    preapproval_id === undefined
      ? undefined
      : sql`exists (
          select from ${subscriptions} s
          where s.order_id = coalesce(${orders.renewalOf}, ${orders.id}) and s.id = ${preapproval_id}
        )`,
  );
}

/** The latest invoice request of each receipt. */
async function latestRequests(db: Database, receiptIds: string[]): Promise<Map<string, NonNullable<Bill['invoice']>>> {
  if (receiptIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([invoiceRequests.receiptId], {
      request: columnsWithout(invoiceRequests, 'search'),
      files: sql<boolean>`${invoices.id} is not null`,
    })
    .from(invoiceRequests)
    .leftJoin(invoices, standingOf(invoiceRequests.id))
    .where(inArray(invoiceRequests.receiptId, receiptIds))
    .orderBy(invoiceRequests.receiptId, desc(invoiceRequests.createdAt));
  return new Map(
    rows.map(({ request: { receiptId, status, createdAt, rfc, name, note }, files }) => [
      receiptId,
      { status, created_at: createdAt.toISOString(), rfc, name, note, files },
    ]),
  );
}
