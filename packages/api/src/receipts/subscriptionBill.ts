import { DAY_MS } from '@lia/sdk/calendar/durations';
import { toPesos } from '@lia/sdk/payments/money';
import type { SubscriptionStatus } from '@lia/sdk/payments/rules';
import type { Receipt as ShownReceipt, ReceiptStatus } from '@lia/sdk/payments/schema';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { and, desc, eq, or } from 'drizzle-orm';

import type { CardProvider } from '../payments/cardProvider.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import { settleSubscription } from '../payments/settleSubscription.ts';
import { orders, payments, subscriptions } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { isInvoiced } from './issuedStore.ts';
import { soldTo } from './soldTo.ts';
import { latestReceipt } from './store.ts';

/** A subscription's status in the words of its bill (document 1 section 4). */
const statuses = {
  incomplete: 'pending',
  active: 'authorized',
  past_due: 'paused',
  ended: 'cancelled',
} as const satisfies Record<SubscriptionStatus, ReceiptStatus>;

/**
 * The bill of a subscription: what each period costs and how often it was charged (document 1 section 2). Its folio is
 * that of the latest period that was paid.
 * @throws {ApiFailure} 404 when there is none by this id.
 */
export async function billOfSubscription(
  context: PaymentContext,
  cards: CardProvider,
  id: string,
): Promise<ShownReceipt> {
  const { db } = context;
  let found = await findSubscription(db, cards.name, id);
  if (!found || found.subscription.status === 'incomplete') {
    // The payer may arrive here before the notification.
    await settleSubscription(context, cards, id);
    found = await findSubscription(db, cards.name, id);
  }
  if (!found) throw notFound();
  const { subscription, order } = found;
  const charged = await chargesOf(db, order.id);
  const [last] = charged;
  const receipt = await latestReceipt(db, last?.orderId ?? order.id);
  return {
    data: {
      data: {
        id: subscription.id,
        application_id: order.id,
        folio: receipt ? formatFolio(receipt.folio) : null,
        receipt_id: receipt?.id ?? null,
        cancelled_at: receipt?.cancelledAt?.toISOString() ?? null,
        invoiced: receipt !== undefined && (await isInvoiced(db, receipt.id)),
        tax_note: null,
        checkout: null,
        status: statuses[subscription.status],
        date_created: subscription.createdAt.toISOString(),
        reason: order.reason,
        ...soldTo(order),
        transaction_amount: toPesos(order.total),
        payment_type: 'card',
        auto_recurring: {
          frequency: monthsBetween(subscription.createdAt, order.periodEnd ?? subscription.currentPeriodEnd),
          transaction_amount: toPesos(order.total),
        },
        summarized: { charged_quantity: charged.length, last_charged_amount: toPesos(last?.amount ?? 0) },
      },
    },
  };
}

async function findSubscription(db: Database, provider: string, id: string) {
  const [found] = await db
    .select({ subscription: subscriptions, order: orders })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.id, id)));
  return found;
}

/** What was paid for a subscription's order and its renewals, latest first. */
async function chargesOf(db: Database, orderId: string) {
  return db
    .select({ orderId: orders.id, amount: payments.amount })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(or(eq(orders.id, orderId), eq(orders.renewalOf, orderId)), eq(payments.status, 'approved')))
    .orderBy(desc(payments.createdAt));
}

/** Length of a period in whole months: its days by the average month. */
const monthsBetween = (from: Date, to: Date): number =>
  Math.max(1, Math.round((to.getTime() - from.getTime()) / DAY_MS / 30.44));
