import { randomBytes } from 'node:crypto';

import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { auditedTables } from '../audit/declarations.ts';
import { ensureAudit } from '../platform/audit/triggers.ts';
import { openDatabase } from '../platform/openDatabase.ts';
import { provideBuiltServer } from './builtServer.ts';
import { startPostgres } from './postgresServer.ts';

/** Once per run: the built server, and a PostgreSQL with a migrated database, of which each test file takes a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const removeServer = await provideBuiltServer(project);
  const server = await startPostgres();
  const database = `lia_template_${randomBytes(6).toString('hex')}`;
  const template = new URL(server.url);
  template.pathname = database;
  await query(server.url, `create database ${database}`);
  const { db, close } = await openDatabase({ databaseUrl: template.href, dataDir: '' });
  await ensureAudit(db, auditedTables);
  await close();
  project.provide('template', { engine: 'postgres', url: server.url, database });
  return async () => {
    await query(server.url, `drop database ${database} with (force)`);
    await server.stop();
    await removeServer();
  };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
