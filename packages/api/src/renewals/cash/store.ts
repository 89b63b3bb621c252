import { DAY_MS } from '@lia/sdk/calendar/durations';
import { VOUCHER_LEAD_DAYS } from '@lia/sdk/renewals/rules';
import { and, asc, eq, gt, isNotNull, lte, notExists, type SQL } from 'drizzle-orm';

import { paysCash } from '../../memberships/cashPayers.ts';
import type { MembershipRow } from '../../memberships/store.ts';
import { memberships } from '../../memberships/tables.ts';
import { findOrder, type Order } from '../../payments/store.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { cashRenewals } from '../tables.ts';

export type CashRenewal = typeof cashRenewals.$inferSelect;

export const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Memberships that go on in cash: their payer did not choose to end them, and they were not paid further meanwhile. */
export const goesOnInCash = (db: Database): SQL | undefined =>
  and(eq(memberships.status, 'active'), eq(memberships.cancelled, false), paysCash(db));

const MOST = 500;

/** Memberships that go on in cash, end soon, and whose next voucher was not seen to; by their orders. */
export async function endingSoon(db: Database, now: Date, ...which: SQL[]): Promise<string[]> {
  const known = db
    .select({ id: cashRenewals.id })
    .from(cashRenewals)
    .where(and(eq(cashRenewals.membershipId, memberships.id), eq(cashRenewals.until, memberships.paidUntil)));
  const rows = await db
    .select({ orderId: memberships.orderId })
    .from(memberships)
    .where(
      and(
        isNotNull(memberships.userId),
        gt(memberships.paidUntil, now),
        lte(memberships.paidUntil, inDays(now, VOUCHER_LEAD_DAYS)),
        goesOnInCash(db),
        notExists(known),
        ...which,
      ),
    )
    .orderBy(asc(memberships.paidUntil))
    .limit(MOST);
  return rows.map(({ orderId }) => orderId);
}

/** The row of the period of a membership that is paid, added where there was none. */
export async function keepRenewal(
  tx: Transaction,
  { id: membershipId, paidUntil: until }: MembershipRow,
): Promise<{ row: CashRenewal; added: boolean }> {
  const [added] = await tx.insert(cashRenewals).values({ membershipId, until }).onConflictDoNothing().returning();
  const row = added ?? (await findRenewal(tx, { id: membershipId, paidUntil: until }));
  if (!row) throw new Error('The renewal is neither new nor known');
  return { row, added: added !== undefined };
}

export async function findRenewal(
  db: Database,
  { id, paidUntil }: Pick<MembershipRow, 'id' | 'paidUntil'>,
): Promise<CashRenewal | undefined> {
  const [found] = await db
    .select()
    .from(cashRenewals)
    .where(and(eq(cashRenewals.membershipId, id), eq(cashRenewals.until, paidUntil)));
  return found;
}

/** The order that pays the next period; undefined where there is none, or its money went back. */
export async function orderOfRenewal(db: Database, renewal: CashRenewal | undefined): Promise<Order | undefined> {
  const order = renewal?.orderId == null ? undefined : await findOrder(db, renewal.orderId);
  return order?.status === 'refunded' ? undefined : order;
}

export async function changeRenewal(tx: Transaction, id: string, change: Partial<CashRenewal>): Promise<void> {
  await tx.update(cashRenewals).set(change).where(eq(cashRenewals.id, id));
}

/** A renewal with its membership, while it is still to be paid in cash. */
export async function openRenewal(db: Database, id: string) {
  const [found] = await db
    .select({ renewal: cashRenewals, membership: memberships })
    .from(cashRenewals)
    .innerJoin(
      memberships,
      and(eq(memberships.id, cashRenewals.membershipId), eq(memberships.paidUntil, cashRenewals.until)),
    )
    .where(and(eq(cashRenewals.id, id), goesOnInCash(db)));
  return found;
}
