import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';

/** As often as PostgreSQL's autovacuum looks. */
const VACUUM_MS = 60_000;

/** As often as PostgreSQL's checkpointer. */
const CHECKPOINT_MS = 300_000;

// PostgreSQL's default thresholds.
const hasDeadRows = sql<boolean>`n_dead_tup > 50 + 0.2 * n_live_tup`;
// Fewer at once than its: a vacuum keeps other calls waiting. Without it no index alone would answer what was only ever added.
const hasNewRows = sql<boolean>`n_ins_since_vacuum > 1000 + 0.05 * n_live_tup`;
const hasChanged = sql`n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/**
 * Vacuums and analyses the tables that changed much. Without it, deleted rows would keep their space for ever, and the
 * planner would take full tables for empty ones. Each table is a query of its own: others are answered in between.
 */
export async function vacuumChanged(db: Database): Promise<void> {
  // The engine's one session adds up its counts, and writes them down when it ends.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const tables = await db
    .select({ name: sql<string>`relid::regclass::text`, vacuum: sql<boolean>`(${hasDeadRows} or ${hasNewRows})` })
    .from(sql`pg_stat_user_tables`)
    .where(sql`${hasDeadRows} or ${hasNewRows} or ${hasChanged}`);
  for (const { name, vacuum } of tables)
    await db.execute(sql.raw(`${vacuum ? 'vacuum (analyze)' : 'analyze'} ${name}`));
}

/** Does what PostgreSQL's background processes do, which the embedded engine lacks. Returns what ends it. */
export function startUpkeep(db: Database): () => void {
  // What fails here fails with the next write as well, which reports it.
  const every = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch(() => {}), ms).unref();
  const timers = [
    every(VACUUM_MS, () => vacuumChanged(db)),
    // Without it the log would only grow.
    every(CHECKPOINT_MS, () => db.execute(sql`checkpoint`)),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
