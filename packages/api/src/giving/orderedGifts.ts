import { inArray } from 'drizzle-orm';

import type { ReadItems } from '../receipts/outcome.ts';
import { donations, sponsorships } from './tables.ts';

/** Gifts that orders pay. */
export const readOrderedGifts: ReadItems = async (db, orderIds) => {
  const ids = [...orderIds];
  const donated = await db
    .select({ id: donations.id, orderId: donations.orderId })
    .from(donations)
    .where(inArray(donations.orderId, ids));
  const sponsored = await db
    .select({ id: sponsorships.id, orderId: sponsorships.orderId })
    .from(sponsorships)
    .where(inArray(sponsorships.orderId, ids));
  return new Map(
    [...donated, ...sponsored].flatMap(({ id, orderId }) => (orderId === null ? [] : [[orderId, id] as const])),
  );
};
