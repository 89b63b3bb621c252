import type { EmbedEvent } from '@lia/sdk/embeds/rules';
import type { PayoutEntries, PayoutRecord } from '@lia/sdk/payouts/records';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { embedCounts, embeds } from '../embeds/tables.ts';
import type { Database } from '../platform/database.ts';
import { receipts } from '../receipts/tables.ts';
import { feesOf } from './fees.ts';
import { payoutEntries, payouts } from './tables.ts';

/** What a statement is made of. */
export async function statementOf(db: Database, record: PayoutRecord): Promise<PayoutEntries> {
  const [entries, sites] = await Promise.all([entriesOf(db, record), sitesOf(db, record)]);
  const known = entries.flatMap(({ fee }) => fee ?? []);
  const fees = { known: known.reduce((sum, fee) => sum + fee, 0), unknown: entries.length - known.length };
  return { entries, fees, sites };
}

async function entriesOf(db: Database, { id: payoutId, month }: PayoutRecord): Promise<PayoutEntries['entries']> {
  const folio = sql<number | null>`(
    select max(${receipts.folio}) from ${receipts} where ${receipts.orderId} = ${payoutEntries.orderId})`;
  const paid = alias(payoutEntries, 'paid');
  const paidMonth = sql<string | null>`(
    select nullif(min(${payouts.month}), ${month}) from ${payoutEntries} ${paid} join ${payouts} on ${payouts.id} = ${paid.payoutId}
    where ${paid.orderId} = ${payoutEntries.orderId} and ${paid.kind} = 'payment' and ${payoutEntries.kind} <> 'payment')`;
  const fees = await feesOf(db, payoutId);
  const rows = await db
    .select({
      id: payoutEntries.id,
      kind: payoutEntries.kind,
      at: payoutEntries.at,
      reason: payoutEntries.reason,
      site: embeds.name,
      form: payoutEntries.form,
      amount: payoutEntries.amount,
      folio,
      paid_month: paidMonth,
    })
    .from(payoutEntries)
    .innerJoin(embeds, eq(embeds.id, payoutEntries.embedId))
    .where(eq(payoutEntries.payoutId, payoutId))
    .orderBy(asc(payoutEntries.at), asc(payoutEntries.id));
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    folio: row.folio === null ? null : formatFolio(row.folio),
    fee: fees.get(row.id) ?? null,
  }));
}

/** The sites that belong to the school, and those that its entries came from. */
async function sitesOf(db: Database, { id, school_id, month }: PayoutRecord): Promise<PayoutEntries['sites']> {
  const counted = (event: EmbedEvent) =>
    sql<number>`coalesce(sum(${embedCounts.count}) filter (where ${embedCounts.event} = ${event}), 0)::int`;
  const inMonth = sql`to_char(${embedCounts.day}, 'YYYY-MM') = ${month}`;
  const ofEntries = db.select({ id: payoutEntries.embedId }).from(payoutEntries).where(eq(payoutEntries.payoutId, id));
  return db
    .select({
      id: embeds.id,
      name: embeds.name,
      views: counted('view'),
      starts: counted('start'),
      submissions: counted('submission'),
    })
    .from(embeds)
    .leftJoin(embedCounts, and(eq(embedCounts.embedId, embeds.id), inMonth))
    .where(or(eq(embeds.school_id, school_id), inArray(embeds.id, ofEntries)))
    .groupBy(embeds.id)
    .orderBy(asc(embeds.name), asc(embeds.id));
}
