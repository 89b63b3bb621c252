import { sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';

/** How many queries of others wait for what a transaction holds. */
export const waitingOn = async (tx: Transaction): Promise<number> => {
  const [row] = await tx
    .select({ waiting: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`pg_backend_pid() = any(pg_blocking_pids(pid))`);
  return row?.waiting ?? 0;
};
