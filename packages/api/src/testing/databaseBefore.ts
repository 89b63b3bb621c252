import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { onTestFinished } from 'vitest';

import { type Database, MIGRATIONS } from '../platform/database.ts';
import { openEmbedded } from '../platform/embedded.ts';
import { openDatabase } from '../platform/openDatabase.ts';
import { emptyDatabase, emptyDataFolder } from './freshDatabase.ts';

/** The migrations before one of them, in a folder of their own. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'));
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  if (end === -1) throw new Error(`There is no migration ${tag}`);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

/** A PostgreSQL database as it was before a migration. */
export async function databaseBefore(tag: string) {
  const folder = await migrationsBefore(tag);
  const { databaseUrl, remove } = await emptyDatabase();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await remove();
    await rm(folder, { recursive: true });
  });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: folder });
  return {
    db,
    /** Adds an account, and returns its id. */
    user: async (username: string, tutor: number | null = null): Promise<number> => {
      const made = await db.execute<{ id: number }>(sql`
        insert into users (username, email, password_hash, name, last_name, tutor_id)
        values (${username}, ${`${username}@example.mx`}, 'x', 'Ana', 'López', ${tutor}) returning id`);
      return made.rows[0]?.id ?? 0;
    },
    /** Brings it up to date. */
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }),
  };
}

/** The data folder of a version before a migration, with its embedded database open. */
export async function dataFolderBefore(tag: string) {
  const migrationsFolder = await migrationsBefore(tag);
  const { dataDir, remove } = await emptyDataFolder();
  let open = await openEmbedded(`${dataDir}/database`, migrationsFolder);
  onTestFinished(async () => {
    await open.close();
    await remove();
    await rm(migrationsFolder, { recursive: true });
  });
  return {
    db: open.db,
    /** Closes it and opens it as a start of this version does. */
    migrate: async (): Promise<Database> => {
      await open.close();
      open = await openDatabase({ databaseUrl: null, dataDir });
      return open.db;
    },
  };
}
