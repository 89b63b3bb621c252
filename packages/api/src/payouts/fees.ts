import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';

import { grouped } from '../balance/match.ts';
import { balanceTransactions } from '../balance/tables.ts';
import { payments, refunds } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { payoutEntries } from './tables.ts';

// What providers kept, by their own reports (decision 65). What none of them reported is not in these maps.

const kept = sql`sum(${balanceTransactions.fee})`.mapWith(balanceTransactions.fee);

const transactionsOf = (provider: typeof payments.provider | typeof refunds.provider, paymentId: SQL) =>
  and(eq(balanceTransactions.provider, provider), eq(balanceTransactions.paymentId, paymentId));

/** What was kept of the payments and refunds of a statement, in centavos by the id of the entry. */
export async function feesOf(db: Database, payoutId: string): Promise<Map<string, number>> {
  const [charged, returned] = await Promise.all([feesOfPayments(db, payoutId), feesOfRefunds(db, payoutId)]);
  return new Map([...charged, ...returned]);
}

async function feesOfPayments(db: Database, payoutId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: payoutEntries.id, fee: kept })
    .from(payoutEntries)
    .innerJoin(
      payments,
      and(
        eq(payments.orderId, payoutEntries.orderId),
        eq(payoutEntries.subject, sql`${payments.provider} || ' ' || ${payments.id}`),
      ),
    )
    .innerJoin(balanceTransactions, transactionsOf(payments.provider, sql`${payments.id}`))
    .where(
      and(
        eq(payoutEntries.payoutId, payoutId),
        eq(payoutEntries.kind, 'payment'),
        eq(balanceTransactions.kind, 'charge'),
      ),
    )
    .groupBy(payoutEntries.id);
  return new Map(rows.map(({ id, fee }) => [id, fee]));
}

/**
 * A provider does not name our refunds: of a payment's movements of one amount, the first is that of the first entry, and so
 * on, whichever statements these stand in.
 */
async function feesOfRefunds(db: Database, payoutId: string): Promise<Map<string, number>> {
  const inStatement = db
    .select({ orderId: payoutEntries.orderId })
    .from(payoutEntries)
    .where(and(eq(payoutEntries.payoutId, payoutId), ne(payoutEntries.kind, 'payment')));
  const isOfThem = inArray(refunds.orderId, inStatement);
  const [entries, reported] = await Promise.all([
    db
      .select({
        id: payoutEntries.id,
        provider: refunds.provider,
        paymentId: refunds.paymentId,
        amount: payoutEntries.amount,
      })
      .from(payoutEntries)
      .innerJoin(
        refunds,
        and(eq(refunds.orderId, payoutEntries.orderId), eq(payoutEntries.subject, sql`${refunds.id}::text`)),
      )
      .where(and(ne(payoutEntries.kind, 'payment'), isOfThem))
      .orderBy(asc(payoutEntries.at), asc(payoutEntries.id)),
    db
      .select({
        provider: balanceTransactions.provider,
        paymentId: sql<string>`${balanceTransactions.paymentId}`,
        amount: balanceTransactions.amount,
        fee: balanceTransactions.fee,
      })
      .from(balanceTransactions)
      .where(
        and(
          inArray(balanceTransactions.kind, ['refund', 'dispute', 'reversal']),
          sql`exists (select from ${refunds} where ${and(
            isOfThem,
            transactionsOf(refunds.provider, sql`${refunds.paymentId}`),
          )})`,
        ),
      )
      .orderBy(asc(balanceTransactions.at), asc(balanceTransactions.id)),
  ]);
  const keyOf = ({ provider, paymentId, amount }: Omit<(typeof reported)[number], 'fee'>) =>
    JSON.stringify([provider, paymentId, amount]);
  const waiting = grouped(reported, keyOf);
  return new Map(
    entries.flatMap((entry) => {
      const movement = waiting.get(keyOf(entry))?.shift();
      return movement ? [[entry.id, movement.fee] as const] : [];
    }),
  );
}
