import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { inTransaction, type OpenDatabase } from './database.ts';
import { openDatabase } from './openDatabase.ts';
import { FolderTakenError } from './folderLock.ts';
import { vacuumChanged } from './embeddedUpkeep.ts';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { attempts } from './tables.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.remove());

const open = () => openDatabase(fresh);

/** Another process that opens the folder, writes rows and reports it; it ends when it is killed. */
async function holder(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../testing/holdDatabase.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, fresh.dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', reject);
  });
  return child;
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

describe('the embedded database', () => {
  test('locks its folder to one process, names it, and releases the lock the moment that one is killed', async () => {
    const child = await holder();
    const refused = open();
    await expect(refused).rejects.toThrow(FolderTakenError);
    await expect(refused).rejects.toThrow(`in use by process ${child.pid}`);
    await expect(refused).rejects.toThrow('LIA_DATA_DIR');

    const end = ended(child);
    child.kill('SIGKILL');
    await end;
    const { db, close } = await open();
    // What was committed for the killed process is there.
    expect(await db.$count(attempts)).toBe(20);
    await close();
  });
});

describe('an open embedded database', () => {
  let db: OpenDatabase['db'];
  let close: OpenDatabase['close'];
  beforeAll(async () => ({ db, close } = await open()));
  afterAll(() => close());

  test('flushes commits: it runs with the settings that make them durable', async () => {
    const names = sql`('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes')`;
    const result = await db.execute(sql`select name, setting from pg_settings where name in ${names} order by name`);
    expect(result).toMatchObject({
      rows: [
        { name: 'fsync', setting: 'on' },
        { name: 'full_page_writes', setting: 'on' },
        { name: 'synchronous_commit', setting: 'on' },
        { name: 'wal_sync_method', setting: 'fsync' },
      ],
    });
  });

  test('flushes the disk for each commit, and not for reads', async () => {
    const original = fs.fsyncSync;
    let flushes = 0;
    fs.fsyncSync = (descriptor) => {
      flushes += 1;
      original(descriptor);
    };
    syncBuiltinESMExports();
    try {
      for (let i = 1; i <= 3; i += 1) {
        await db.update(attempts).set({ expiresAt: new Date(i) });
        expect(flushes).toBeGreaterThanOrEqual(i);
      }
      const before = flushes;
      await db.select().from(attempts);
      expect(flushes).toBe(before);
    } finally {
      fs.fsyncSync = original;
      syncBuiltinESMExports();
    }
  });

  test('refuses a query that goes around its transaction, which would wait for itself for ever', async () => {
    await expect(inTransaction(db, () => db.select().from(attempts))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('pass `tx`, not `db`') },
    });
    // And it still works afterwards.
    expect(await db.$count(attempts)).toBe(20);
  });

  test('vacuums and analyses a table that changed much, and not one that hardly did', async () => {
    for (const [table, rows] of [
      ['changed', 1000],
      ['unchanged', 10],
    ] as const) {
      await db.execute(sql.raw(`create table ${table} as select generate_series(1, ${rows}) as id`));
    }
    await db.execute(sql`delete from changed where id > 500`);
    await vacuumChanged(db);
    const tables = await db
      .select({ name: sql`relname`, live: sql`n_live_tup::int`, dead: sql`n_dead_tup::int` })
      .from(sql`pg_stat_user_tables`)
      .where(sql`relname in ('changed', 'unchanged') and last_vacuum is not null and last_analyze is not null`);
    expect(tables).toEqual([{ name: 'changed', live: 500, dead: 0 }]);
  });

  test('answers in the order of arrival, and leaves the thread to others in between', async () => {
    const order: string[] = [];
    const queries = Array.from({ length: 20 }, async (_, i) => {
      await db.execute(sql`select ${i}::int`);
      order.push(`query ${i}`);
    });
    setImmediate(() => order.push('another task'));
    await Promise.all(queries);
    expect(order.filter((it) => it !== 'another task')).toEqual(Array.from({ length: 20 }, (_, i) => `query ${i}`));
    expect(order.indexOf('another task')).toBeLessThan(5);
  });
});
