import { and, eq, isNull, type SQL } from 'drizzle-orm';

import { confirmedAccount } from '../accounts/confirmedAccount.ts';
import type { Transaction } from '../platform/database.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

/** Orders of an account, as a condition on `orders`. */
export const ownedBy = (userId: number): SQL => eq(orders.ownerId, userId);

/**
 * Makes an order an account's own: of the session that it is ordered in, or of the account that is registered with it. The
 * first owner stays. An address that was typed makes nobody an owner here; see {@link ownPaid}.
 */
export async function setOwner(tx: Transaction, orderId: string, userId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ ownerId: userId })
    .where(and(eq(orders.id, orderId), isNull(orders.ownerId)));
}

/**
 * Finds the owner of an order that was paid and has none: of a renewal that of its first order, of everything else the
 * account that confirmed the payer's address.
 */
export async function ownPaid(tx: Transaction, { id, renewalOf, payerEmail }: Order): Promise<void> {
  const ownerId = renewalOf === null ? await confirmedAccount(tx, payerEmail) : await ownerOf(tx, renewalOf);
  if (ownerId !== null) await setOwner(tx, id, ownerId);
}

async function ownerOf(tx: Transaction, orderId: string): Promise<number | null> {
  const [order] = await tx.select({ ownerId: orders.ownerId }).from(orders).where(eq(orders.id, orderId));
  return order?.ownerId ?? null;
}
