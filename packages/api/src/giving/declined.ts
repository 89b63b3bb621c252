import type { WallGift } from '@lia/sdk/giving/wall';
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { donations, sponsorships } from './tables.ts';

const tables = { donations, sponsorships } as const;

/** Notes that the giver of a gift without an order declined, or takes that back. @throws {ApiFailure} 404, 409 `GIFT_ORDERED` */
export async function setDeclined(
  tx: Transaction,
  scope: Scope<'everything'>,
  { gifts: kind, id }: { gifts: WallGift; id: string },
  declined: boolean,
): Promise<void> {
  const gifts = tables[kind];
  const [row] = await tx
    .select({ orderId: gifts.orderId, declinedAt: gifts.declinedAt })
    .from(gifts)
    .where(and(scope.where({}), eq(gifts.id, id)))
    .for('update');
  const gift = found(row);
  if (gift.orderId !== null) throw new ApiFailure(409, 'GIFT_ORDERED');
  if (declined === (gift.declinedAt !== null)) return;
  await tx
    .update(gifts)
    .set({ declinedAt: declined ? new Date() : null })
    .where(eq(gifts.id, id));
}
