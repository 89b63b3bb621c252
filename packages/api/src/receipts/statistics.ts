import { and, sql } from 'drizzle-orm';

import { countByPeriod } from '../statistics/count.ts';
import { statisticsOf } from '../statistics/source.ts';
import { receiptCancellations, receipts } from './tables.ts';

// Cancellations are few, and looked up in memory: as a join, each period's receipts were sorted by them.
const stands = sql`${receipts.id} not in (select ${receiptCancellations.receiptId} from ${receiptCancellations})`;

/** Totals of receipts by the day of their payment. What was given back whole is in none; a partial refund takes nothing off. */
export const income = statisticsOf('income', (db, scope, span) =>
  countByPeriod(db, span, {
    table: receipts,
    at: receipts.paidAt,
    where: and(scope.where({}), stands),
    value: sql<number | null>`sum(${receipts.total})::float8`,
  }),
);
