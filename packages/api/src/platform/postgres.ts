import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { MIGRATIONS, type OpenDatabase } from './database.ts';

/** Any number; all instances must name the same one. */
const MIGRATION_LOCK = 4_702_305;

/** Opens a PostgreSQL (or what speaks its protocol) and migrates it; instances that start together take turns. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  let closing = false;
  // Without a listener, a connection that the server closes while idle would end the process.
  pool.on('error', (error) => {
    if (!closing) process.emitWarning(`Lost a database connection: ${error.message}`);
  });
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle({ client: pool }),
    async close() {
      closing = true;
      await pool.end();
    },
  };
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    // Destroying the connection gives the lock back, whatever happened on it.
    client.release(true);
  }
}
