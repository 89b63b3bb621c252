import { and, sql } from 'drizzle-orm';

import { countByPeriod } from '../statistics/count.ts';
import { statisticsOf } from '../statistics/source.ts';
import { receiptCancellations, receipts } from './tables.ts';

const stands = sql`not exists (
  select from ${receiptCancellations} where ${receiptCancellations.receiptId} = ${receipts.id})`;

/** Totals of receipts by the day of their payment. What was given back whole is in none; a partial refund takes nothing off. */
export const income = statisticsOf('income', (db, scope, span) =>
  countByPeriod(db, span, {
    table: receipts,
    at: receipts.paidAt,
    where: and(scope.where({}), stands),
    value: sql<number>`sum(${receipts.total})::float8`,
  }),
);
