import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { monthOf } from '@lia/sdk/calendar/instants';
import { and, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { newEntries } from './ledger.ts';
import { payoutEntries, payouts } from './tables.ts';

/** Entries that one transaction adds. */
const PART = 1000;

/** Adds what came since to the statements, and issues those of the months that are over. */
export const payoutJob = ({ db }: Pick<AppContext, 'db'>): JobHandler =>
  recurringJob({
    kind: 'write payout statements',
    everyMs: HOUR_MS,
    work: async ({ now }) => {
      await writeStatements(db, now);
    },
  });

/** A run that follows another one at once changes nothing. */
export async function writeStatements(db: Database, now: Date): Promise<void> {
  const month = monthOf(now.toISOString());
  while ((await inTransaction(db, (tx) => addEntries(tx, month))) === PART);
  await db
    .update(payouts)
    .set({ issuedAt: now })
    .where(and(isNull(payouts.issuedAt), lt(payouts.month, month)));
}

/** Adds one part of the new entries; how many there were. */
async function addEntries(tx: Transaction, thisMonth: string): Promise<number> {
  const found = await newEntries(tx, PART);
  if (found.length === 0) return 0;
  const schools = [...new Set(found.map(({ schoolId }) => schoolId))];
  const known = await statementsOf(tx, schools);
  const issued = new Set(known.filter(({ issuedAt }) => issuedAt !== null).map(keyOf));
  // What is reported after the statement of its month was issued stands in the one of this month.
  const entries = found.map((entry) => (issued.has(keyOf(entry)) ? { ...entry, month: thisMonth } : entry));
  const wanted = new Map(entries.map((entry) => [keyOf(entry), { schoolId: entry.schoolId, month: entry.month }]));
  await tx
    .insert(payouts)
    .values([...wanted.values()])
    .onConflictDoNothing();
  const ids = new Map((await statementsOf(tx, schools)).map((statement) => [keyOf(statement), statement.id]));
  const rows = entries.map(({ schoolId, month, ...entry }) => {
    const payoutId = ids.get(keyOf({ schoolId, month }));
    if (payoutId === undefined) throw new Error('An entry has no statement');
    return { ...entry, payoutId };
  });
  await tx.insert(payoutEntries).values(rows);
  await sumUp(tx, [...new Set(rows.map(({ payoutId }) => payoutId))]);
  return found.length;
}

const keyOf = ({ schoolId, month }: { schoolId: number; month: string }): string => `${schoolId} ${month}`;

const statementsOf = (tx: Transaction, schools: readonly number[]) =>
  tx
    .select({ id: payouts.id, schoolId: payouts.schoolId, month: payouts.month, issuedAt: payouts.issuedAt })
    .from(payouts)
    .where(inArray(payouts.schoolId, [...schools]));

/** Makes the sums of statements those of their entries. A gift that was paid twice is one, of the first month in which it was. */
async function sumUp(tx: Transaction, ids: readonly string[]): Promise<void> {
  const of = (value: SQL) =>
    sql`(select ${value} from ${payoutEntries} where ${payoutEntries.payoutId} = ${payouts.id})`;
  const isPaidBefore = sql`exists (
    select from ${payoutEntries} entry join ${payouts} earlier on earlier.id = entry.payout_id
    where entry.order_id = ${payoutEntries.orderId} and entry.kind = 'payment' and earlier.month < ${payouts.month})`;
  await tx
    .update(payouts)
    .set({
      gifts: of(
        sql`count(distinct ${payoutEntries.orderId}) filter (where ${payoutEntries.kind} = 'payment' and not ${isPaidBefore})::int`,
      ),
      paid: of(sql`coalesce(sum(${payoutEntries.amount}) filter (where ${payoutEntries.kind} = 'payment'), 0)`),
      refunded: of(sql`-coalesce(sum(${payoutEntries.amount}) filter (where ${payoutEntries.kind} <> 'payment'), 0)`),
    })
    .where(inArray(payouts.id, [...ids]));
}
