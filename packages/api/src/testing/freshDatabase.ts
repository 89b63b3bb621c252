import { randomBytes } from 'node:crypto';
import { constants, cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';

import { openDatabase } from '../platform/openDatabase.ts';

import { scratchFolder } from './scratchFolder.ts';

/** What the global set-up leaves for test files to copy. */
export type Template = { engine: 'pglite'; dataDir: string } | { engine: 'postgres'; url: string; database: string };

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

/** A migrated database without rows, and a data folder, for one test file. Nothing has it open yet. */
export interface FreshDatabase {
  databaseUrl: string | null;
  dataDir: string;
  remove: () => Promise<void>;
}

/** Copies the template of this run's engine. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const template = inject('template');
  const dataDir = await scratchFolder('test');
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (template.engine === 'pglite') {
    // Two thousand small files: one by one, `cp` of promises takes four times the processor time.
    cpSync(template.dataDir, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return { databaseUrl: null, dataDir, remove: removeFolder };
  }
  const name = `lia_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: template.url });
  await admin.connect();
  // Copying the files takes less than writing each page through the log, as PostgreSQL would by default.
  await admin.query(`create database ${name} template ${template.database} strategy file_copy`);
  const url = new URL(template.url);
  url.pathname = name;
  return {
    databaseUrl: url.href,
    dataDir,
    async remove() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await removeFolder();
    },
  };
}

const emptied = ['drop schema public cascade', 'drop schema drizzle cascade', 'create schema public'];

/** A database of this run's PostgreSQL without even a schema, for what migrates it. */
export async function emptyDatabase(): Promise<FreshDatabase & { databaseUrl: string }> {
  const { databaseUrl, ...fresh } = await freshDatabase();
  if (databaseUrl === null) throw new Error('This test needs PostgreSQL');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(emptied.join(';'));
  await client.end();
  return { ...fresh, databaseUrl };
}

/** The same of the embedded engine, in a data folder. To make a new cluster would take seconds. */
export async function emptyDataFolder(): Promise<FreshDatabase> {
  const fresh = await freshDatabase();
  if (fresh.databaseUrl !== null) throw new Error('This test needs the embedded engine');
  const { db, close } = await openDatabase(fresh);
  for (const statement of emptied) await db.execute(sql.raw(statement));
  await close();
  return fresh;
}
