import { and, asc, eq, isNull } from 'drizzle-orm';

import { lockOrder } from '../payments/store.ts';
import { orders } from '../payments/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { enterBooks } from '../receipts/books.ts';
import { receipts } from '../receipts/tables.ts';

/** Writes the receipts of paid orders that have none yet, oldest first, as if their payments had just come. */
export async function seedReceipts(db: Database): Promise<void> {
  const without = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(receipts, eq(receipts.orderId, orders.id))
    .where(and(eq(orders.state, 'approved'), isNull(receipts.id)))
    .orderBy(asc(orders.createdAt));
  for (const { id } of without) {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await enterBooks(tx, order);
    });
  }
}
