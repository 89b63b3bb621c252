import { desc, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { orders } from './tables.ts';

/** In whose name an order is, where its owner ordered it: else another person typed the owner's address. */
const ofOwner = (column: typeof orders.payer_name | typeof orders.payer_email) =>
  sql<string | null>`case when ${orders.orderedByOwner} then ${column} end`;

/** A person's orders. */
export const orderArchive: ArchiveContribution = {
  orders: {
    by: [orders.ownerId],
    async read(db, person) {
      const rows = await db
        .select({
          title: orders.title,
          quantity: orders.quantity,
          centavos: orders.total,
          status: orders.status,
          payer_name: ofOwner(orders.payer_name),
          payer_email: ofOwner(orders.payer_email),
          created_at: orders.createdAt,
        })
        .from(orders)
        .where(sql`${orders.ownerId} in ${person}`)
        .orderBy(desc(orders.createdAt));
      return rows.map(({ centavos, ...row }) => ({ ...row, total: centavos / 100 }));
    },
  },
};
