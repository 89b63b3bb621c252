import { eq } from 'drizzle-orm';

import { memberships } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { licencePurchases } from './tables.ts';

/** An order of further licences, and that of their membership. */
export async function findOrdered(db: Database, id: string) {
  const [found] = await db
    .select({ order: orders, membershipOrder: memberships.orderId })
    .from(licencePurchases)
    .innerJoin(orders, eq(orders.id, licencePurchases.orderId))
    .innerJoin(memberships, eq(memberships.id, licencePurchases.membershipId))
    .where(eq(licencePurchases.orderId, id));
  return found;
}
