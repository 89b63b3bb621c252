import { TRANSFER } from '@lia/sdk/payments/rules';
import { addDays } from '@lia/sdk/calendar/days';
import type { MovementKind } from '@lia/sdk/balance/rules';
import { and, eq, gte, lt, notInArray, sql } from 'drizzle-orm';

import type { PaymentSource, ProviderTransaction } from '../payments/provider.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { firstInstant } from '../platform/days.ts';
import { type Movement, type Reported, sidesOf, type Span } from './ledger.ts';
import { bookedAt, differenceOf, type Match, matchMovements, type Moved } from './match.ts';
import { balanceDays, balanceDifferences, balanceTransactions } from './tables.ts';

/** A day of one provider. */
export interface DayOf {
  day: string;
  provider: string;
}

const spanOf = (day: string): Span => ({ from: firstInstant(day), until: firstInstant(addDays(day, 1)) });

/** Movements that one statement stores. */
const PART = 1000;

/**
 * Asks a provider what moved on a day, and compares our ledger with its answer. May be repeated, also at once: the later
 * one holds. Without a source there is nothing to compare with: our bank reports nothing to us.
 * @throws {ProviderUnavailable}
 */
export async function compareDay(db: Database, at: DayOf, source: PaymentSource | null, now: Date): Promise<void> {
  const { day, provider } = at;
  const span = spanOf(day);
  const transactions = source && (await source.findTransactions(span.from, span.until));
  await inTransaction(db, async (tx) => {
    // Holds the day's row first: two comparisons write one after another.
    await tx
      .insert(balanceDays)
      .values({ day, provider, checkedAt: now })
      .onConflictDoUpdate({ target: [balanceDays.day, balanceDays.provider], set: { checkedAt: now } });
    if (transactions) await keepTransactions(tx, provider, span, transactions);
    await writeDay(tx, at, span);
  });
}

/** Makes what is stored of a span what the provider reports of it now. */
async function keepTransactions(
  tx: Transaction,
  provider: string,
  { from, until }: Span,
  reported: readonly ProviderTransaction[],
): Promise<void> {
  // A page that moved on while it was read may have brought one twice.
  const rows = [...new Map(reported.map((one) => [one.id, { provider, ...one }])).values()];
  await tx
    .delete(balanceTransactions)
    .where(
      and(
        eq(balanceTransactions.provider, provider),
        gte(balanceTransactions.at, from),
        lt(balanceTransactions.at, until),
        notInArray(balanceTransactions.id, ['', ...rows.map(({ id }) => id)]),
      ),
    );
  const { paymentId, kind, amount, fee, at } = balanceTransactions;
  for (let first = 0; first < rows.length; first += PART) {
    await tx
      .insert(balanceTransactions)
      .values(rows.slice(first, first + PART))
      .onConflictDoUpdate({
        target: [balanceTransactions.provider, balanceTransactions.id],
        set: Object.fromEntries(
          Object.entries({ paymentId, kind, amount, fee, at }).map(([key, column]) => [
            key,
            sql.raw(`excluded.${column.name}`),
          ]),
        ),
      });
  }
}

/** Compares both sides of a day, and writes its sums and differences. */
async function writeDay(tx: Transaction, { day, provider }: DayOf, span: Span): Promise<void> {
  const ofDay = and(eq(balanceDays.day, day), eq(balanceDays.provider, provider));
  const matches = await matchesIn(tx, provider, span);
  const compared = provider !== TRANSFER;
  const different = compared
    ? matches.flatMap((match) => {
        const kind = differenceOf(match);
        return kind === null ? [] : [{ kind, ...match }];
      })
    : [];
  const ours = sumsOf(matches.map((match) => match.ours));
  const reported = sumsOf(matches.map((match) => match.reported));
  await tx
    .update(balanceDays)
    .set({
      ...ours,
      reportedCharged: compared ? reported.charged : null,
      reportedRefunded: compared ? reported.refunded : null,
      reportedDisputed: compared ? reported.disputed : null,
      fees: compared ? await feesOf(tx, provider, span) : null,
      differences: different.length,
    })
    .where(ofDay);
  await tx
    .delete(balanceDifferences)
    .where(and(eq(balanceDifferences.day, day), eq(balanceDifferences.provider, provider)));
  if (different.length === 0) return;
  await tx.insert(balanceDifferences).values(
    different.map(({ kind, ours: mine, reported: theirs }) => {
      const { kind: movement, paymentId, at } = theirs ?? mine;
      return {
        day,
        provider,
        kind,
        movement,
        paymentId,
        at,
        orderId: mine?.orderId ?? null,
        transactionId: theirs?.id ?? null,
        ours: mine?.amount ?? null,
        reported: theirs?.amount ?? null,
      };
    }),
  );
}

/** What moved in a span, on both sides or on one. What both have counts at the instant of the provider. */
export async function matchesIn(db: Database, provider: string, span: Span): Promise<Match<Movement, Reported>[]> {
  const { ours, reported } = await sidesOf(db, provider, span);
  return matchMovements(ours, reported).filter((match) => {
    const at = bookedAt(match);
    return at >= span.from && at < span.until;
  });
}

/** The sums of some movements: what came, what went back, what disputes took and did not give back. */
export function sumsOf(movements: readonly (Moved | null)[]): { charged: number; refunded: number; disputed: number } {
  const of = (...kinds: MovementKind[]): number =>
    movements.reduce((sum, moved) => (moved && kinds.includes(moved.kind) ? sum + moved.amount : sum), 0);
  return { charged: of('charge'), refunded: 0 - of('refund'), disputed: 0 - of('dispute', 'reversal') };
}

async function feesOf(tx: Transaction, provider: string, { from, until }: Span): Promise<number> {
  const { at, fee } = balanceTransactions;
  const [sum] = await tx
    .select({ fees: sql`coalesce(sum(${fee}), 0)`.mapWith(Number) })
    .from(balanceTransactions)
    .where(and(eq(balanceTransactions.provider, provider), gte(at, from), lt(at, until)));
  return sum?.fees ?? 0;
}
