import { TRANSFER } from '@lia/sdk/payments/rules';
import type { MovementKind } from '@lia/sdk/balance/rules';
import { and, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';

import { manualRefundOf } from '../payments/refundStore.ts';
import { disputes, manualRefunds, payments, refunds } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { grouped, type Moved } from './match.ts';
import { balanceTransactions } from './tables.ts';

/** A movement of our ledger. */
export interface Movement extends Moved {
  orderId: string;
  paymentId: string;
}

/** A movement of a payment as its provider reports it, by its own id. */
export interface Reported extends Moved {
  id: string;
  fee: number;
}

/** What our ledger has of one payment. */
export interface PaymentEntries {
  id: string;
  orderId: string;
  amount: number;
  /** Null where it never came. */
  paidAt: Date | null;
  /** What went back through the provider. `reported`: by its own decision, a lost dispute among them. */
  refunds: readonly { amount: number; at: Date; reported: boolean }[];
  disputes: readonly { amount: number; lost: boolean; takenAt: Date | null; returnedAt: Date | null }[];
}

/** The movements of a payment on our account at its provider. */
export function movementsOf(entries: PaymentEntries): Movement[] {
  const { id: paymentId, orderId, amount, paidAt } = entries;
  if (paidAt === null) return [];
  const movement = (kind: MovementKind, moved: number, at: Date): Movement => ({
    kind,
    paymentId,
    orderId,
    amount: moved,
    at,
  });
  return [
    movement('charge', amount, paidAt),
    ...refundsOf(entries).map((refund) => movement('refund', -refund.amount, refund.at)),
    ...entries.disputes.flatMap((dispute) => [
      ...(dispute.takenAt ? [movement('dispute', -dispute.amount, dispute.takenAt)] : []),
      // One that is lost after all was taken again.
      ...(dispute.returnedAt && !dispute.lost ? [movement('reversal', dispute.amount, dispute.returnedAt)] : []),
    ]),
  ];
}

/** Refunds without what lost disputes took: the newest reported entries have it, and the disputes are movements of their own. */
function refundsOf({ refunds: all, disputes: known }: PaymentEntries): { amount: number; at: Date }[] {
  const lost = known.filter((dispute) => dispute.lost && dispute.takenAt !== null);
  let taken = lost.reduce((sum, { amount }) => sum + amount, 0);
  return all
    .toSorted((a, b) => +b.at - +a.at)
    .flatMap(({ amount, at, reported }) => {
      const ofDisputes = reported ? Math.min(amount, taken) : 0;
      taken -= ofDisputes;
      return amount === ofDisputes ? [] : [{ amount: amount - ofDisputes, at }];
    });
}

/** From an instant until before another. */
export interface Span {
  from: Date;
  until: Date;
}

const within = (column: Parameters<typeof gte>[0], { from, until }: Span): SQL | undefined =>
  and(gte(column, from), lt(column, until));

/** The ids of a provider's payments for which anything moved in a span, on either side. */
function touched(db: Database, provider: string, span: Span) {
  return union(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.provider, provider), within(payments.paidAt, span))),
    db
      .select({ id: refunds.paymentId })
      .from(refunds)
      .where(and(eq(refunds.provider, provider), within(refunds.createdAt, span))),
    db
      .select({ id: disputes.paymentId })
      .from(disputes)
      .where(
        and(eq(disputes.provider, provider), or(within(disputes.takenAt, span), within(disputes.returnedAt, span))),
      ),
    db
      .select({ id: sql<string>`${balanceTransactions.paymentId}` })
      .from(balanceTransactions)
      .where(
        and(
          eq(balanceTransactions.provider, provider),
          within(balanceTransactions.at, span),
          isNotNull(balanceTransactions.paymentId),
        ),
      ),
  );
}

/** Both sides of everything that moved for the payments of a span: more than moved in it. */
export async function sidesOf(
  db: Database,
  provider: string,
  span: Span,
): Promise<{ ours: Movement[]; reported: Reported[] }> {
  if (provider === TRANSFER) return { ours: await bankMovements(db, span), reported: [] };
  const ids = touched(db, provider, span);
  const [paid, back, disputed, reported] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.provider, provider),
          inArray(payments.status, ['approved', 'refunded']),
          inArray(payments.id, ids),
        ),
      ),
    db
      .select({ paymentId: refunds.paymentId, amount: refunds.amount, at: refunds.createdAt, reason: refunds.reason })
      .from(refunds)
      .leftJoin(manualRefunds, manualRefundOf)
      .where(
        and(
          eq(refunds.provider, provider),
          eq(refunds.status, 'completed'),
          // What the team gave back itself went from our bank.
          sql`${manualRefunds.id} is null`,
          inArray(refunds.paymentId, ids),
        ),
      ),
    db
      .select()
      .from(disputes)
      .where(and(eq(disputes.provider, provider), inArray(disputes.paymentId, ids))),
    db
      .select()
      .from(balanceTransactions)
      .where(
        and(
          eq(balanceTransactions.provider, provider),
          or(within(balanceTransactions.at, span), inArray(balanceTransactions.paymentId, ids)),
        ),
      ),
  ]);
  const refundsBy = grouped(back, ({ paymentId }) => paymentId);
  const disputesBy = grouped(disputed, ({ paymentId }) => paymentId);
  const ours = paid.flatMap(({ id, orderId, amount, paidAt }) =>
    movementsOf({
      id,
      orderId,
      amount,
      paidAt,
      refunds: (refundsBy.get(id) ?? []).map(({ reason, ...refund }) => ({
        ...refund,
        reported: reason === 'reported',
      })),
      disputes: (disputesBy.get(id) ?? []).map(({ status, ...dispute }) => ({ ...dispute, lost: status === 'lost' })),
    }),
  );
  return {
    ours,
    reported: reported.flatMap(({ kind, ...transaction }) => (kind === 'fee' ? [] : [{ ...transaction, kind }])),
  };
}

/** When money left our bank account; a transfer that was marked by mistake leaves it when the mark is removed. */
const leftOn = sql`coalesce(${manualRefunds.madeAt}, ${refunds.createdAt})`;

/**
 * When money came to our bank account or left it, and when the team last recorded that. It types the day of a transfer itself,
 * and may remove the mark of a refund at any time; what else changes has the day of its record.
 */
export const bankEntries = (db: Database) =>
  unionAll(
    db
      .select({
        at: manualRefunds.madeAt,
        recordedAt: sql`coalesce(${manualRefunds.undoneAt}, ${manualRefunds.madeAt})`
          .mapWith(manualRefunds.madeAt)
          .as('recorded_at'),
      })
      .from(manualRefunds),
    db
      .select({ at: sql`${payments.paidAt}`.mapWith(payments.paidAt), recordedAt: payments.createdAt })
      .from(payments)
      .where(and(eq(payments.provider, TRANSFER), isNotNull(payments.paidAt))),
  );

/** What came to our bank account by transfer, and what the team gave back from it, of any provider's payments. */
async function bankMovements(db: Database, span: Span): Promise<Movement[]> {
  const [paid, back] = await Promise.all([
    db
      .select({ paymentId: payments.id, orderId: payments.orderId, amount: payments.amount, paidAt: payments.paidAt })
      .from(payments)
      .where(
        and(
          eq(payments.provider, TRANSFER),
          inArray(payments.status, ['approved', 'refunded']),
          within(payments.paidAt, span),
        ),
      ),
    db
      .select({
        paymentId: refunds.paymentId,
        orderId: refunds.orderId,
        amount: refunds.amount,
        at: sql`${leftOn}`.mapWith(refunds.createdAt),
      })
      .from(refunds)
      .leftJoin(manualRefunds, manualRefundOf)
      .where(
        and(
          or(isNotNull(manualRefunds.id), and(eq(refunds.provider, TRANSFER), eq(refunds.status, 'completed'))),
          sql`${leftOn} >= ${span.from.toISOString()} and ${leftOn} < ${span.until.toISOString()}`,
        ),
      ),
  ]);
  return [
    ...paid.flatMap(({ paidAt, ...payment }): Movement[] =>
      paidAt ? [{ kind: 'charge', ...payment, at: paidAt }] : [],
    ),
    ...back.map(({ amount, ...refund }): Movement => ({ kind: 'refund', ...refund, amount: -amount })),
  ];
}
