import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Transaction } from '../platform/database.ts';

/** What becomes of the rows of a domain that are a person's when their account is erased (decision 151). */
export interface ErasurePart {
  /** Columns that refer to users, by which rows are a person's; empty where they are by a row of another domain. */
  by: readonly AnyPgColumn[];
  /** `people`: a query of the ids of the account and of those that were merged into it. */
  erase: (tx: Transaction, people: SQL) => Promise<void>;
}

/** Deletes the rows of some columns, one column after another, and what the database deletes with them. */
export const deleteRows = (...by: readonly AnyPgColumn[]): ErasurePart => ({
  by,
  async erase(tx, people) {
    // oxlint-disable-next-line no-await-in-loop -- A transaction has one connection
    for (const column of by) await tx.execute(sql`delete from ${column.table} where ${column} in ${people}`);
  },
});

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What it erases with an account; what it keeps stands in `users/erasure/kept.ts`. */
    erasure?: readonly ErasurePart[];
  }
}
