import { sql } from 'drizzle-orm';

import type { Transaction } from './database.ts';

/** Locks a key until the transaction ends: others that lock the same key meanwhile wait. */
export async function lockKey(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
