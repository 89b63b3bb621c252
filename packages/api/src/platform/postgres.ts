import { Socket } from 'node:net';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { asOwner, assertUsable, connectTo } from './assertUsable.ts';
import { passActorOn } from './audit/actor.ts';
import { ConnectionLost, type Database, MIGRATIONS, type OpenDatabase } from './database.ts';

/** Any number; all instances must name the same one. */
const MIGRATION_LOCK = 4_702_305;

/** Sends the statements of one turn in one piece, where `pg` would write each by itself: a write costs as much as a statement. */
class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/** A little longer than the server takes to end a statement: what has no answer by then comes from a host that is gone. */
const ANSWER_MS = 25_000;

/** What every connection is opened with. */
const connectionTo = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });

/** Opens a PostgreSQL (or what speaks its protocol) and migrates it; instances that start together take turns. */
export async function openPostgres(url: string, answerMs = ANSWER_MS): Promise<OpenDatabase> {
  await migrateAlone(url);
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: 10,
    idleTimeoutMillis: 30_000,
    // Statements that do not wait for each other go out together.
    pipeline: true,
    stream: () => new GatheringSocket(),
    statement_timeout: 20_000,
    // A connection whose host vanished silently would else wait for as long as the system repeats its packets.
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: 30_000,
  });
  let closing = false;
  const lost = new WeakSet<pg.PoolClient>();
  // Without a listener, a connection that the server ends would end the process; the pool listens to idle ones alone.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      lost.add(client);
      if (!closing) process.emitWarning(`Lost a database connection: ${error.message}`);
    });
  });
  pool.on('error', () => {});
  const db: Database = drizzle({ client: pool });
  // One for each connection, so that what is prepared in a transaction is known to the next one there.
  const ofClient = new WeakMap<pg.PoolClient, Database>();
  // Drizzle's own way never gives a connection back that broke before BEGIN was answered.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let committing = false;
    try {
      const own: Database = ofClient.get(client) ?? drizzle({ client });
      ofClient.set(client, own);
      return await own.transaction(async (tx) => {
        const result = await work(tx);
        committing = true;
        return result;
      }, config);
    } catch (error) {
      throw lost.has(client) ? new ConnectionLost(committing, error) : error;
    } finally {
      client.release();
    }
  };
  passActorOn(db);
  return {
    db,
    connections: async () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      closing = true;
      await pool.end();
    },
  };
}

/** On a connection of its own, whose statements may take long. */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client(connectionTo(url));
  // Without a listener, a connection that the server ends would end the process; what runs on it fails.
  client.on('error', () => {});
  await connectTo(client);
  try {
    await assertUsable(client);
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await asOwner(() => migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS }));
  } finally {
    // The end of the connection gives the lock back, whatever happened on it.
    await client.end();
  }
}
