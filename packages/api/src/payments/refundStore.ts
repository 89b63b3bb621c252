import type { Centavos } from '@lia/sdk/payments/money';
import type { RefundReason, TeamRefundReason } from '@lia/sdk/payments/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, desc, eq, gt, isNull, ne, not, or, sql } from 'drizzle-orm';
import { string } from 'yup';

import type { Database, Transaction } from '../platform/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { defineJob } from '../platform/jobs/job.ts';
import type { ProviderPayment } from './provider.ts';
import { givenBack, type Order, paymentsOf } from './store.ts';
import { manualRefunds, refunds } from './tables.ts';

export type Refund = typeof refunds.$inferSelect;

/** Joins the mark that holds of a refund. */
export const manualRefundOf = and(eq(manualRefunds.refundId, refunds.id), isNull(manualRefunds.undoneAt));

/** Whether one holds, in a query about refunds. */
export const hasManualRefund = sql`exists (
  select 1 from ${manualRefunds} where ${manualRefunds.refundId} = ${refunds.id} and ${manualRefunds.undoneAt} is null
)`;

/** Whether a refund is still to be made: by its company, or by a person where that refused. */
const isOpen = or(eq(refunds.status, 'requested'), and(eq(refunds.status, 'refused'), not(hasManualRefund)));

/** Payments of an order that we are giving back, or would if their company did, and why. */
export async function refundedPayments(tx: Transaction, { provider, id }: Order): Promise<Map<string, RefundReason>> {
  const rows = await tx
    .select({ id: refunds.paymentId, reason: refunds.reason })
    .from(refunds)
    .where(and(eq(refunds.provider, provider), eq(refunds.orderId, id), ne(refunds.reason, 'reported')));
  return new Map(rows.map((row) => [row.id, row.reason]));
}

/** Whether money of an order had gone back and came to us again: a dispute that was lost and then won. */
export async function isReversed(tx: Transaction, { provider, id }: Order): Promise<boolean> {
  const ofOrder = and(eq(refunds.provider, provider), eq(refunds.orderId, id));
  return (await tx.$count(refunds, and(ofOrder, eq(refunds.status, 'reversed')))) > 0;
}

/** Gives one payment back (refund.ts). Until it is, or the company refuses, it is tried again. */
export const refundJob = defineJob({
  kind: 'refund payment',
  payload: record({ refund: string().required() }),
  attempts: Infinity,
  cancellable: false,
});

/** Why a payment goes back; of the team's decision, who made it. */
export type RefundCause =
  | { reason: 'duplicate' | 'late' | 'owned' }
  | { reason: TeamRefundReason; note: string | null; endSubscription: boolean; requestedBy: number };

/** Requests the refund of a payment and enqueues it: once for each payment, however often it is asked for. False where it was before. */
export async function requestRefund(
  tx: Transaction,
  { provider, id: orderId }: Order,
  { id: paymentId, amount }: { id: string; amount: Centavos },
  cause: RefundCause,
): Promise<boolean> {
  const [wanted] = await tx
    .insert(refunds)
    .values({ provider, paymentId, orderId, amount, ...cause, status: 'requested' })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (wanted) await enqueue(tx, refundJob, { refund: wanted.id }, { key: wanted.id });
  return wanted !== undefined;
}

/** Requests the refund of all that stands paid of an order, which gives nothing. */
export async function requestRefunds(tx: Transaction, order: Order, cause: RefundCause): Promise<void> {
  for (const { id, status, amount, refunded } of await paymentsOf(tx, order.id)) {
    if (status === 'approved') await requestRefund(tx, order, { id, amount: amount - refunded }, cause);
  }
}

/**
 * Enters into the ledger how much of a payment was refunded in all, as its company reports: what we requested is done, also where
 * the company had refused it, and anything beyond is an entry of its own, by which less is left of what we requested. What a lost dispute took is reported, also
 * where we had requested it. Where less went back than is entered, since a dispute was won after all, what the company had
 * reported is reversed. Answers the entries that are new or newly done.
 */
export async function bookRefund(
  tx: Transaction,
  { provider, id: orderId }: Order,
  payment: Pick<ProviderPayment, 'id' | 'status' | 'amount' | 'refunded' | 'disputes'>,
): Promise<Refund[]> {
  const { id: paymentId, disputes = [] } = payment;
  const given = givenBack(payment);
  const ofPayment = and(eq(refunds.provider, provider), eq(refunds.paymentId, paymentId));
  const known = await tx
    .select()
    .from(refunds)
    .where(and(ofPayment, or(eq(refunds.status, 'completed'), isOpen)))
    .orderBy(desc(refunds.createdAt));
  let done = known.filter(({ status }) => status === 'completed').reduce((sum, { amount }) => sum + amount, 0);
  for (const { id, status, reason, amount } of known) {
    if (status !== 'completed' || reason !== 'reported' || done - amount < given) continue;
    await tx.update(refunds).set({ status: 'reversed' }).where(eq(refunds.id, id));
    done -= amount;
  }
  const wanted = known.find(({ status, amount }) => status !== 'completed' && done + amount <= given);
  const byBank = disputes.some(({ status }) => status === 'lost');
  const booked: Refund[] = wanted
    ? await tx
        .update(refunds)
        .set({
          status: 'completed',
          ...(byBank && { reason: 'reported' }),
          // One that was refused may have waited for weeks: the ledgers have it on the day on which the money went back.
          ...(wanted.status === 'refused' && { createdAt: sql`now()` }),
        })
        .where(eq(refunds.id, wanted.id))
        .returning()
    : [];
  const rest = given - done - (wanted?.amount ?? 0);
  if (rest <= 0) return booked;
  const entry = { provider, paymentId, orderId, amount: rest, reason: 'reported', status: 'completed' } as const;
  const reported = await tx.insert(refunds).values(entry).returning();
  const left = payment.amount - given;
  await tx
    .update(refunds)
    .set({ amount: left })
    .where(and(ofPayment, isOpen, gt(refunds.amount, left)));
  return [...booked, ...reported];
}

export async function refuseRefund(db: Database, id: string): Promise<void> {
  await db
    .update(refunds)
    .set({ status: 'refused' })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'requested')));
}

export async function findRefund(db: Database, id: string): Promise<Refund | undefined> {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
  return found;
}
