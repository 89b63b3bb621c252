import { and, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';

import { CHECKOUT_DAYS } from './provider.ts';
import { orders } from './tables.ts';

/** Orders whose checkout is not paid yet, and that can be paid for a day at least. */
export const checkoutWaits = (provider: string): SQL | undefined =>
  and(
    eq(orders.provider, provider),
    eq(orders.status, 'pending'),
    isNotNull(orders.initPoint),
    gt(orders.createdAt, sql`now() - make_interval(days => ${CHECKOUT_DAYS - 1})`),
  );

/** Orders that could still be paid, at a checkout or on our own pages. */
export const mayBePaid = (): SQL | undefined =>
  and(
    inArray(orders.status, ['pending', 'rejected', 'expired']),
    gt(orders.createdAt, sql`now() - make_interval(days => ${CHECKOUT_DAYS})`),
  );

/** Orders whose receipts go to an address. After an address was corrected, another order is written. */
export const isPaidBy = (email: string): SQL => sql`lower(${orders.payer_email}) = lower(${email})`;

/** The checkout of an order, as its provider opened it. */
export const checkoutOf = ({
  preferenceId,
  initPoint,
}: Pick<typeof orders.$inferSelect, 'preferenceId' | 'initPoint'>) => ({
  preference_id: preferenceId ?? '',
  init_point: initPoint ?? '',
});
