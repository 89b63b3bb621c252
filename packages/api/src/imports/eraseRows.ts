import { checkRow } from '@lia/sdk/imports/row';
import { undoableStatuses } from '@lia/sdk/imports/rules';
import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';

import type { Config } from '../platform/config/config.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { changeImport, lockForJob } from './store.ts';
import { importRows, imports } from './tables.ts';

/** Rows of one transaction. */
const BATCH = 1000;

const over = [...undoableStatuses, 'undone'] as const;

/** What is left of a row: that it was there, what became of it, and of whom it is the account. */
export const erased = {
  cells: checkRow({}, { directors: false }).cells,
  keys: [],
  conflict: null,
  before: null,
  leftAs: null,
};

/** Whether the time of an import's rows is over, so that they are erased or about to be: a condition on `imports`. */
export const isOverdue = ({ importDays }: Pick<Config, 'importDays'>): SQL =>
  lt(imports.finishedAt, sql`now() - make_interval(days => ${importDays})`);

/**
 * Erases the personal data in the rows of imports that are over since `LIA_IMPORT_DAYS`, which is not before they may be undone no
 * longer. An import is marked with its last rows, so that a sweep that ends early is taken up by the next.
 */
export async function eraseOldRows(db: Database, config: Pick<Config, 'importDays'>): Promise<void> {
  const old = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isNull(imports.rowsErasedAt), isOverdue(config), inArray(imports.status, over)));
  for (const { id } of old) {
    let last: number | null = 0;
    while (last !== null) last = await eraseBatch(db, id, last);
  }
}

/** Erases the rows after one, or marks the import where there are none. Answers the last row; null once it is done. */
const eraseBatch = (db: Database, id: string, after: number): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const item = await lockForJob(tx, id);
    if (!item || !over.some((status) => status === item.status)) return null;
    const ofImport = eq(importRows.importId, id);
    const next: SQL = sql`${importRows.num} in (${tx
      .select({ num: importRows.num })
      .from(importRows)
      .where(and(ofImport, gt(importRows.num, after)))
      .orderBy(asc(importRows.num))
      .limit(BATCH)})`;
    const rows = await tx.update(importRows).set(erased).where(and(ofImport, next)).returning({ num: importRows.num });
    if (rows.length === 0) {
      await changeImport(tx, item, { rowsErasedAt: new Date() });
      return null;
    }
    return Math.max(...rows.map(({ num }) => num));
  });
