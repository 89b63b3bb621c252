import { DAY_MS } from '@lia/sdk/calendar/durations';
import { and, eq, sql } from 'drizzle-orm';

import { type Database, inTransaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { cancelPending } from './cancelPending.ts';
import type { CardProvider } from './cardProvider.ts';
import type { PaymentContext } from './fulfilment.ts';
import { CHECKOUT_DAYS } from './provider.ts';
import { settleAll } from './reconcile.ts';
import { findOrder, leftovers, lockOrder, type Order } from './store.ts';
import { orders } from './tables.ts';

/** Longer than a card company takes over all the calls of one attempt; a process that crashes within it holds the lease so long. */
const HOLD_SECONDS = 300;

/** What is opened for an order: its intent where it is one, and what the route goes on with. */
interface Opened<T> {
  intentId: string | null;
  result: T;
}

/**
 * Opens a way to pay an order (`card`, `oxxo`, or one card of a subscription), so that there is one at a time: while it
 * is being opened no other one is, and what was opened before is cancelled first. The same method asked again
 * is the same one at the card company, so it may be asked again at once. `open` gets the number of this way, for keys.
 * @returns what `open` does, or null where the order turns out to be paid.
 * @throws {ApiFailure} 409 `ORDER_BEING_PAID` while another way is being opened, 409 `ORDER_CLOSED` once money went back, 409
 * `ORDER_EXPIRED` long after it was written, and as the domain of the order refuses it (`payable`).
 */
export async function attempt<T>(
  context: PaymentContext,
  cards: CardProvider,
  orderId: string,
  method: string,
  open: (order: Order, attempts: number) => Promise<Opened<T>>,
): Promise<T | null> {
  const held = await hold(context.db, orderId, method);
  try {
    await assertNotExpired(context.db, held);
    if (isOther(held, method)) {
      // The company may know of more than we do, where a process crashed half way.
      await settleAll(context, cards, orderId);
      await cancelPending(context, cards, orderId, held.intentId);
    }
    const order = await findOrder(context.db, orderId);
    if (!order || order.status === 'refunded') throw new ApiFailure(409, 'ORDER_CLOSED');
    if (order.status === 'approved') return null;
    await context.assertPayable(order);
    if (order.method !== method) await setMethod(context.db, order, method);
    const { intentId, result } = await open(order, order.attempts + Number(isOther(order, method)));
    if (intentId !== null) await context.db.update(orders).set({ intentId }).where(eq(orders.id, orderId));
    return result;
  } finally {
    await release(context.db, orderId, method);
  }
}

/**
 * Ends the way that is open for an order, for which another order is paid: what it could be paid by is cancelled. Opened again it
 * is another one at the card company, which would answer the same key with what was cancelled.
 */
export async function endAttempt(
  context: PaymentContext,
  cards: CardProvider,
  { id, intentId }: Pick<Order, 'id' | 'intentId'>,
): Promise<void> {
  await cancelPending(context, cards, id, intentId);
  await context.db
    .update(orders)
    .set({ intentId: null, attempts: sql`${orders.attempts} + 1` })
    .where(eq(orders.id, id));
}

/**
 * An order is paid on our own pages for as long as at a checkout: its price is of the day on which it was written. A voucher that waits
 * is paid at its counter anyway.
 */
async function assertNotExpired(db: Database, { id, status, createdAt }: Order): Promise<void> {
  if (status === 'approved' || status === 'refunded') return;
  if (createdAt.getTime() > Date.now() - CHECKOUT_DAYS * DAY_MS) return;
  const { paymentIds, subscriptionIds } = await leftovers(db, id);
  if (paymentIds.length + subscriptionIds.length === 0) throw new ApiFailure(409, 'ORDER_EXPIRED');
}

const isOther = (order: Order, method: string): boolean => order.method !== null && order.method !== method;

/** Whether a way to pay an order is being opened. */
export const isHeld = ({ heldUntil }: Order): boolean => heldUntil !== null && heldUntil.getTime() > Date.now();

async function hold(db: Database, orderId: string, method: string): Promise<Order> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new ApiFailure(409, 'ORDER_CLOSED');
    // A repeated request must not cancel what the first one is opening.
    if (isHeld(order) && (order.heldBy !== method || isOther(order, method)))
      throw new ApiFailure(409, 'ORDER_BEING_PAID');
    await tx
      .update(orders)
      .set({ heldBy: method, heldUntil: new Date(Date.now() + HOLD_SECONDS * 1000) })
      .where(eq(orders.id, orderId));
    return order;
  });
}

async function release(db: Database, orderId: string, method: string): Promise<void> {
  await db
    .update(orders)
    .set({ heldUntil: null })
    .where(and(eq(orders.id, orderId), eq(orders.heldBy, method)));
}

/** Names the way that is opened now. Once only, where the same way is asked for twice at the same moment. */
async function setMethod(db: Database, { id, method: before }: Order, method: string): Promise<void> {
  await db
    .update(orders)
    // The first method is another attempt only where `endAttempt` ended one, which counted it.
    .set({ method, intentId: null, ...(before !== null && { attempts: sql`${orders.attempts} + 1` }) })
    .where(and(eq(orders.id, id), sql`${orders.method} is not distinct from ${before}`));
}
