import { and, eq, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { payments } from './tables.ts';
import { vouchers } from './vouchers/tables.ts';

/**
 * When the last payment of a paid order was made, which may be days before its company reports it. A shop takes no voucher after
 * its last day, and the company may date the payment by when the shop reported it.
 */
export async function orderPaidAt(tx: Transaction, orderId: string): Promise<Date> {
  const [last] = await tx
    .select({
      at: sql`max(least(coalesce(${payments.paidAt}, ${payments.createdAt}), ${vouchers.expiresAt}))`.mapWith(
        payments.createdAt,
      ),
    })
    .from(payments)
    .leftJoin(vouchers, and(eq(vouchers.provider, payments.provider), eq(vouchers.paymentId, payments.id)))
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'approved')));
  if (!last?.at) throw new Error('A paid order has no payment');
  return last.at;
}
