import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import { followers, fulfilments } from '../fulfilments.ts';
import { SANDBOX } from '../payments/sandbox/provider.ts';
import { settle } from '../payments/settle.ts';
import { lockOrder } from '../payments/store.ts';
import { orders, payments } from '../payments/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { updateReceipt } from '../receipts/ledger.ts';
import { receipts } from '../receipts/tables.ts';
import { giftPayment } from './giftOrder.ts';
import { demoGifts } from '../giving/demoGifts.ts';
import { refundedSponsorships } from '../giving/demoSponsorships.ts';

/** Writes the receipts of paid orders that have none yet, oldest first, and settles the refunds of the demo data. */
export async function seedReceipts(db: Database): Promise<void> {
  await writeReceipts(db);
  const donations = demoGifts.filter(({ status }) => status === 'refunded').map(({ key }) => key);
  const refunded = [...donations, ...refundedSponsorships].map(giftPayment);
  for (const payment of await db.select().from(payments).where(inArray(payments.id, refunded))) {
    await settle({ db, fulfilments, followers }, SANDBOX, { ...payment, status: 'refunded', voucher: null });
  }
}

async function writeReceipts(db: Database): Promise<void> {
  const without = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(receipts, eq(receipts.orderId, orders.id))
    .where(and(eq(orders.status, 'approved'), isNull(receipts.id)))
    .orderBy(asc(orders.createdAt));
  for (const { id } of without) {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await updateReceipt(tx, order);
    });
  }
}
