import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';

import { paymentContextOf } from '../payments/fulfilment.ts';
import { refundCheckout, SANDBOX } from '../payments/sandbox/store.ts';
import { settle } from '../payments/settle.ts';
import { lockOrder } from '../payments/store.ts';
import { orders, payments } from '../payments/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { seedInvoices } from './demoInvoices.ts';
import { updateReceipt } from './ledger.ts';
import { receipts } from './tables.ts';

declare module '../platform/module.ts' {
  interface ApiModule {
    /** Payments of its demo orders that are refunded once their receipts are written. */
    demoRefunds?: readonly string[];
  }
}

/** Writes the receipts of paid orders that have none yet, oldest first, and settles the refunds of the demo data. */
export async function seedReceipts(app: Pick<AppContext, 'db' | 'modules'>): Promise<void> {
  await writeReceipts(app.db);
  const refunded = app.modules.flatMap(({ demoRefunds }) => demoRefunds ?? []);
  const context = paymentContextOf(app);
  for (const payment of await app.db.select().from(payments).where(inArray(payments.id, refunded))) {
    await refundCheckout(app.db, payment.id);
    await settle(context, SANDBOX, { ...payment, status: 'refunded', voucher: null });
  }
  await seedInvoices(app.db);
}

async function writeReceipts(db: Database): Promise<void> {
  const without = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(receipts, eq(receipts.orderId, orders.id))
    .where(and(eq(orders.status, 'approved'), gt(orders.total, 0), isNull(receipts.id)))
    .orderBy(asc(orders.createdAt));
  for (const { id } of without) {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await updateReceipt(tx, order);
    });
  }
}
