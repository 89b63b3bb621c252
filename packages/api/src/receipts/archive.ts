import { formatFolio } from '@lia/sdk/receipts/rules';
import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { orders } from '../payments/tables.ts';
import { invoiceRequests, receipts } from './tables.ts';

/** Receipts of a person's orders, and the invoices of what they ordered themselves: others may have asked for one with their own data. */
export const receiptArchive: ArchiveContribution = {
  receipts: {
    by: [],
    async read(db, person) {
      const rows = await db
        .select({ folio: receipts.folio, title: orders.title, centavos: receipts.total, paid_at: receipts.paidAt })
        .from(receipts)
        .innerJoin(orders, eq(orders.id, receipts.orderId))
        .where(sql`${orders.ownerId} in ${person}`)
        .orderBy(desc(receipts.folio));
      return rows.map(({ folio, centavos, ...row }) => ({ ...row, folio: formatFolio(folio), total: centavos / 100 }));
    },
  },
  invoices: {
    by: [],
    read: (db, person) =>
      db
        .select({
          rfc: invoiceRequests.rfc,
          name: invoiceRequests.name,
          tax_regime: invoiceRequests.tax_regime,
          postal_code: invoiceRequests.postal_code,
          cfdi_use: invoiceRequests.cfdi_use,
          email: invoiceRequests.email,
          status: invoiceRequests.status,
          created_at: invoiceRequests.createdAt,
        })
        .from(invoiceRequests)
        .innerJoin(receipts, eq(receipts.id, invoiceRequests.receiptId))
        .innerJoin(orders, eq(orders.id, receipts.orderId))
        .where(sql`${orders.ownerId} in ${person} and ${orders.orderedByOwner}`)
        .orderBy(desc(invoiceRequests.createdAt)),
  },
};
