import { BALANCE_DAYS } from '@lia/sdk/balance/rules';
import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { TRANSFER } from '@lia/sdk/payments/rules';
import { and, eq, gte, isNull, lt, min, or, sql } from 'drizzle-orm';

import { payments } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { dayAt, startOf } from '../platform/days.ts';
import type { DayOf } from './compare.ts';
import { bankEntries } from './ledger.ts';
import { balanceDays } from './tables.ts';

/** How many days are asked about again, each night: what providers report late belongs to them. */
const LATE_DAYS = 3;

/**
 * Days that are over and were not compared today: the latest few, those with differences, those that never were, and those
 * for which our ledger got an entry since. None before anything moved at the provider.
 */
export async function dueDays(db: Database, provider: string, now: Date): Promise<DayOf[]> {
  const today = dayOf(now.toISOString());
  const first = await firstMovement(db, provider);
  if (!first) return [];
  const earliest = [addDays(today, -BALANCE_DAYS), dayOf(first.toISOString())].toSorted().at(-1) ?? today;
  const known = await db
    .select({ day: balanceDays.day, differences: balanceDays.differences, checkedAt: balanceDays.checkedAt })
    .from(balanceDays)
    .where(and(eq(balanceDays.provider, provider), gte(balanceDays.day, sql`${earliest}::date`)));
  const byDay = new Map(known.map((row) => [row.day, row]));
  const due = new Set(provider === TRANSFER ? await changedBankDays(db, today) : []);
  for (let day = addDays(today, -1); day >= earliest; day = addDays(day, -1)) {
    const row = byDay.get(day);
    const isDue =
      !row ||
      (dayOf(row.checkedAt.toISOString()) < today && (row.differences > 0 || day >= addDays(today, -LATE_DAYS)));
    if (isDue) due.add(day);
  }
  return [...due].map((day) => ({ day, provider }));
}

/** When money first came from a provider; our bank's first may be what the team gave back. */
async function firstMovement(db: Database, provider: string): Promise<Date | null> {
  const entries = bankEntries(db).as('entries');
  const [first] =
    provider === TRANSFER
      ? await db.select({ at: min(entries.at) }).from(entries)
      : await db
          .select({ at: min(payments.paidAt) })
          .from(payments)
          .where(eq(payments.provider, provider));
  return first?.at ?? null;
}

/** Days of our bank, however long ago, that have an entry which they were not compared with, and were not compared today. */
async function changedBankDays(db: Database, today: string): Promise<string[]> {
  const entries = bankEntries(db).as('entries');
  const day = dayAt(entries.at);
  const { checkedAt } = balanceDays;
  const changed = await db
    .selectDistinct({ day: sql<string>`${day}::text` })
    .from(entries)
    .leftJoin(balanceDays, and(eq(balanceDays.provider, TRANSFER), eq(balanceDays.day, day)))
    .where(
      and(
        lt(entries.at, startOf(today)),
        // The whole day of the comparison: what was written while it read, it may have missed.
        or(isNull(checkedAt), and(lt(checkedAt, startOf(today)), gte(entries.recordedAt, startOf(dayAt(checkedAt))))),
      ),
    );
  return changed.map((row) => row.day);
}
