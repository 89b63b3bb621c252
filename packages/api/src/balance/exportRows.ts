import type { AccountRow } from '@lia/sdk/balance/records';
import { ivaOf } from '@lia/sdk/balance/rules';
import { addDays, lastDayOfMonth } from '@lia/sdk/calendar/days';
import { TRANSFER } from '@lia/sdk/payments/rules';
import type { OrderReason } from '@lia/sdk/payments/schema';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { and, desc, eq, gte, inArray, isNull, lt, ne } from 'drizzle-orm';

import { orders, payments } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { firstInstant } from '../platform/days.ts';
import { invoiceRequests, invoices, receipts } from '../receipts/tables.ts';
import { matchesIn } from './compare.ts';
import type { Movement, Span } from './ledger.ts';
import { bookedAt } from './match.ts';
import { balanceTransactions } from './tables.ts';

/** Orders that one query reads. */
const PART = 1000;

/** Every movement of our ledger in a month with its fee, and fees that were billed apart, by the days of the balance, oldest first. */
export async function accountRows(db: Database, month: string): Promise<AccountRow[]> {
  const span = { from: firstInstant(`${month}-01`), until: firstInstant(addDays(lastDayOfMonth(`${month}-01`), 1)) };
  const known = await db.selectDistinct({ provider: payments.provider }).from(payments);
  const moved: { provider: string; movement: Movement; at: Date; fee: number | null }[] = [];
  for (const provider of new Set([...known.map((row) => row.provider), TRANSFER])) {
    for (const match of await matchesIn(db, provider, span)) {
      if (!match.ours) continue;
      moved.push({ provider, movement: match.ours, at: bookedAt(match), fee: match.reported?.fee ?? null });
    }
  }
  const facts = await factsOf(db, [...new Set(moved.map(({ movement }) => movement.orderId))]);
  const rows = moved.map(({ provider, movement, at, fee }): AccountRow => {
    const { orderId, paymentId, kind, amount: total } = movement;
    const order = facts.get(orderId);
    if (!order) throw new Error('A movement has no order');
    const { methods, billed, ...named } = order;
    // A second payment is on none; the receipt stands for it where the first is the one that went back.
    const receipt = billed.find(({ payments: of }) => of.some(({ id }) => id === paymentId)) ?? billed[0];
    const iva = ivaOf(total, named.reason);
    return {
      ...named,
      folio: receipt ? formatFolio(receipt.folio) : null,
      rfc: receipt?.rfc ?? null,
      invoice_status: receipt?.status ?? null,
      invoice_id: receipt?.invoice ?? null,
      at: at.toISOString(),
      movement: kind,
      subtotal: total - iva,
      iva,
      total,
      fee,
      net: fee === null ? null : total - fee,
      // What the team gave back itself went from our bank, whatever it was paid with.
      method: provider === TRANSFER ? TRANSFER : (methods.get(paymentId) ?? ''),
      provider,
      payment_id: paymentId,
      order_id: orderId,
    };
  });
  return [...rows, ...(await feesApart(db, span))].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** What providers billed apart from payments. */
async function feesApart(db: Database, { from, until }: Span): Promise<AccountRow[]> {
  const { at: movedAt, provider: by, fee: kept, kind } = balanceTransactions;
  const billed = await db
    .select({ at: movedAt, provider: by, fee: kept })
    .from(balanceTransactions)
    .where(and(eq(kind, 'fee'), gte(movedAt, from), lt(movedAt, until)));
  return billed.map(({ at, provider, fee }) => ({
    at: at.toISOString(),
    movement: 'fee',
    folio: null,
    customer: '',
    rfc: null,
    concept: null,
    reason: null,
    subtotal: 0,
    iva: 0,
    total: 0,
    fee,
    net: -fee,
    method: '',
    provider,
    payment_id: null,
    order_id: null,
    invoice_status: null,
    invoice_id: null,
  }));
}

type Facts = Pick<AccountRow, 'customer' | 'concept'> & {
  reason: OrderReason;
  /** By the id of the payment. */
  methods: ReadonlyMap<string, string>;
  billed: Awaited<ReturnType<typeof receiptsOf>>;
};

/** The receipts of orders, the latest first, each with its invoice. */
const receiptsOf = (db: Database, orderIds: readonly string[]) =>
  db
    .select({
      orderId: receipts.orderId,
      payments: receipts.payments,
      folio: receipts.folio,
      rfc: invoiceRequests.rfc,
      status: invoiceRequests.status,
      invoice: invoices.id,
    })
    .from(receipts)
    .leftJoin(invoiceRequests, and(eq(invoiceRequests.receiptId, receipts.id), ne(invoiceRequests.status, 'rejected')))
    .leftJoin(invoices, and(eq(invoices.requestId, invoiceRequests.id), isNull(invoices.cancelledAt)))
    .where(inArray(receipts.orderId, orderIds))
    .orderBy(desc(receipts.edition));

/** What stands beside the movements of orders: whose they are, their receipts and invoices. */
async function factsOf(db: Database, ids: readonly string[]): Promise<Map<string, Facts>> {
  const facts = new Map<string, Facts>();
  for (let first = 0; first < ids.length; first += PART) {
    const part = ids.slice(first, first + PART);
    const [found, paid, billed] = await Promise.all([
      db.select().from(orders).where(inArray(orders.id, part)),
      db
        .select({ id: payments.id, orderId: payments.orderId, method: payments.method })
        .from(payments)
        .where(inArray(payments.orderId, part)),
      receiptsOf(db, part),
    ]);
    for (const { id, title, reason, payer_name, payer_company } of found) {
      facts.set(id, {
        customer: payer_company ?? payer_name,
        concept: title,
        reason,
        methods: new Map(paid.filter(({ orderId }) => orderId === id).map((payment) => [payment.id, payment.method])),
        billed: billed.filter(({ orderId }) => orderId === id),
      });
    }
  }
  return facts;
}
