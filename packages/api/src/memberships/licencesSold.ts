import { licencesPaid } from '@lia/sdk/licences/rules';
import { planById } from '@lia/sdk/memberships/rules';
import { eq, inArray, sql } from 'drizzle-orm';

import { orders } from '../payments/tables.ts';
import type { ReadLicencesSold } from '../receipts/licencesSold.ts';
import { planOrders } from './tables.ts';

/** Licences of plans, renewals included, and of orders of further ones. */
export const readLicencesSold: ReadLicencesSold = async (db, orderIds) => {
  const found = await db
    .select({ order: orders, planId: planOrders.planId })
    .from(orders)
    .leftJoin(planOrders, eq(planOrders.orderId, sql`coalesce(${orders.renewalOf}, ${orders.id})`))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    found.flatMap(({ order: { id, reason, quantity, licences }, planId }) => {
      if (reason === 'licences') return [[id, quantity] as const];
      const plan = planId === null ? undefined : planById(planId);
      return plan ? [[id, licencesPaid(plan, quantity) + (licences ?? 0)] as const] : [];
    }),
  );
};
