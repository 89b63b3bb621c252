import type { LicencePurchase } from '@lia/sdk/licences/purchaseSchema';
import { TRANSFER, transferReference } from '@lia/sdk/payments/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';

import { memberships } from '../memberships/tables.ts';
import type { MembershipRow } from '../memberships/store.ts';
import { orders } from '../payments/tables.ts';
import { bankTransfers } from '../payments/transfers/tables.ts';
import { isTaken } from '../payments/vouchers/store.ts';
import { vouchers } from '../payments/vouchers/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { licencePurchases } from './tables.ts';

export type PurchaseRow = typeof licencePurchases.$inferSelect;

export async function insertPurchase(tx: Transaction, row: typeof licencePurchases.$inferInsert): Promise<void> {
  await tx.insert(licencePurchases).values(row);
}

/** What an order of licences is about, held until the transaction ends. */
export async function lockPurchase(tx: Transaction, orderId: string): Promise<PurchaseRow | undefined> {
  const [found] = await tx.select().from(licencePurchases).where(eq(licencePurchases.orderId, orderId)).for('update');
  return found;
}

export async function setGranted(tx: Transaction, orderId: string, grantedAt: Date | null): Promise<void> {
  await tx.update(licencePurchases).set({ grantedAt }).where(eq(licencePurchases.orderId, orderId));
}

/** The membership that a purchase is for, held until the transaction ends. */
export async function lockMembershipOf(tx: Transaction, { membershipId }: PurchaseRow): Promise<MembershipRow> {
  const [found] = await tx.select().from(memberships).where(eq(memberships.id, membershipId)).for('update');
  if (!found) throw new Error('A purchase has no membership');
  return found;
}

const purchasesOf = (db: Database) =>
  db
    .select({ purchase: licencePurchases, order: orders, transfer: bankTransfers, voucher: vouchers })
    .from(licencePurchases)
    .innerJoin(orders, eq(orders.id, licencePurchases.orderId))
    .leftJoin(bankTransfers, and(eq(bankTransfers.orderId, orders.id), isNull(bankTransfers.undoneAt)))
    .leftJoin(vouchers, and(eq(vouchers.orderId, orders.id), isTaken));

/** What was ordered for a membership, newest first. */
export async function readPurchases(db: Database, membershipId: string): Promise<LicencePurchase[]> {
  const rows = await purchasesOf(db)
    .where(eq(licencePurchases.membershipId, membershipId))
    .orderBy(desc(licencePurchases.createdAt), desc(licencePurchases.orderId));
  return rows.map(shown);
}

/** One of a membership's purchases, by its order. */
export async function findPurchase(
  db: Database,
  membershipId: string,
  orderId: string,
): Promise<{ row: PurchaseRow; shown: LicencePurchase } | undefined> {
  const [found] = await purchasesOf(db).where(
    and(eq(licencePurchases.membershipId, membershipId), eq(licencePurchases.orderId, orderId)),
  );
  return found && { row: found.purchase, shown: shown(found) };
}

function shown({
  purchase,
  order,
  transfer,
  voucher,
}: Awaited<ReturnType<typeof purchasesOf>>[number]): LicencePurchase {
  const byTransfer = order.provider === TRANSFER;
  return {
    id: order.id,
    created_at: purchase.createdAt.toISOString(),
    until: purchase.until.toISOString(),
    licences: purchase.licences,
    unit_price: order.unit_price,
    total: order.total,
    method: byTransfer ? TRANSFER : order.preferenceId === null ? 'oxxo' : 'checkout',
    status: order.status,
    init_point: order.status === 'pending' && purchase.until > new Date() ? order.initPoint : null,
    voucher: voucher && {
      id: voucher.id,
      number: voucher.number,
      expires_at: voucher.expiresAt?.toISOString() ?? null,
    },
    reference: byTransfer ? transferReference(order.id) : null,
    transfer: transfer && { paid_on: transfer.paidOn, bank_reference: transfer.bankReference },
  };
}
