import { sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';

/** How many queries of others wait for what a transaction holds. `pg_stat_activity` would lack connections that begin later. */
export const waitingOn = async (tx: Transaction): Promise<number> => {
  const [row] = await tx
    .select({ waiting: sql<number>`count(distinct pid)::int` })
    .from(sql`pg_locks`)
    .where(sql`not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`);
  return row?.waiting ?? 0;
};
