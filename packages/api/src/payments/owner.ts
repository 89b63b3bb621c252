import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import type { Scope } from '../platform/scope.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { confirmedAccount, findPerson, isAnothers } from '../accounts/store.ts';
import type { ReadSubject } from '../consents/ofRecord.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

/** The orders of a scope, as a condition on `orders`. What hangs on an order is found with it. */
export const ordersIn = (scope: Scope<'everything' | 'own'>): SQL =>
  scope.where({ own: (userId) => eq(orders.ownerId, userId) });

/** Orders that an account made: what was agreed to with them, the account agreed to. */
export const ordersOfAccount = (db: Database, userId: number) => ({
  kind: 'order' as const,
  ids: db
    .select({ id: sql<string>`${orders.id}::text` })
    .from(orders)
    .where(and(eq(orders.ownerId, userId), orders.orderedByOwner)),
});

/** The account that made an order; null for a visitor, whatever address they typed. */
export const madeBy = sql<number | null>`case when ${orders.orderedByOwner} then ${orders.ownerId} end`;

/** The consents of a renewal are those of its first order. */
export const consentsOfOrder: ReadSubject = async (db, id) => {
  const first = sql<string>`coalesce(${orders.renewalOf}, ${orders.id})`;
  const [found] = await db.select({ first, userId: madeBy }).from(orders).where(eq(orders.id, id));
  return found && { subject: { kind: 'order', id: found.first }, userId: found.userId };
};

type Owner = Pick<typeof orders.$inferSelect, 'ownerId' | 'orderedByOwner'>;

/**
 * Makes an order an account's own: of the session that it is ordered in, or of the account that is registered with it. The
 * first owner stays. An address that was typed sets no owner here; see {@link ownPaid}.
 */
export const setOwner = (tx: Transaction, orderId: string, userId: number): Promise<void> =>
  keepOwner(tx, orderId, { ownerId: userId, orderedByOwner: true });

async function keepOwner(tx: Transaction, orderId: string, owner: Owner): Promise<void> {
  await tx
    .update(orders)
    .set(owner)
    .where(and(eq(orders.id, orderId), isNull(orders.ownerId)));
}

/**
 * Finds the owner of an order that was paid and has none: of a renewal that of its first order, of everything else the
 * account that confirmed the payer's address.
 */
export async function ownPaid(tx: Transaction, { id, renewalOf, payer_email }: Order): Promise<void> {
  const owner = renewalOf === null ? await ownerByAddress(tx, payer_email) : await ownerOf(tx, renewalOf);
  if (owner && owner.ownerId !== null) await keepOwner(tx, id, owner);
}

/**
 * Where and in which language what follows from an order is sent: as the account that made it has them now, which may have changed
 * since; else as they were typed.
 */
export async function contactOfPayer(
  tx: Transaction,
  { ownerId, orderedByOwner, payer_email, language }: Order,
): Promise<Pick<Order, 'payer_email' | 'language'>> {
  const owner = orderedByOwner && ownerId !== null ? await findPerson(tx, ownerId) : null;
  if (!owner?.email || (await isAnothers(tx, owner))) return { payer_email, language };
  return { payer_email: owner.email, language: await languageOf(tx, owner.id) };
}

/** Writes that contact of now to an order that is used again. */
export async function refreshContact(tx: Transaction, orderId: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order)
    await tx
      .update(orders)
      .set(await contactOfPayer(tx, order))
      .where(eq(orders.id, orderId));
}

/** Anyone may have typed the address. */
const ownerByAddress = async (tx: Transaction, email: string): Promise<Owner> => ({
  ownerId: await confirmedAccount(tx, email),
  orderedByOwner: false,
});

async function ownerOf(tx: Transaction, orderId: string): Promise<Owner | undefined> {
  const { ownerId, orderedByOwner } = orders;
  const [order] = await tx.select({ ownerId, orderedByOwner }).from(orders).where(eq(orders.id, orderId));
  return order;
}
