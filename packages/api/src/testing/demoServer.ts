import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { readConfig } from '../platform/config/config.ts';
import { startApi } from '../start.ts';
import { passwordCost } from './passwordCost.ts';
import { startPostgres } from './postgresServer.ts';

/*
 * The API with the demo data, for the tests of other packages, until SIGTERM. Over a PostgreSQL database of its own: the
 * embedded one takes several times the processor time, and nothing that those tests see depends on the engine.
 */

const postgres = await startPostgres();
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
const database = `lia_demo_${randomBytes(6).toString('hex')}`;
await admin.query(`create database ${database}`);
const url = new URL(postgres.url);
url.pathname = database;

const config = readConfig({
  ...process.env,
  DATABASE_URL: url.href,
  LIA_TOKEN_SECRET: randomBytes(32).toString('hex'),
});
const api = await startApi({ ...config, demoData: true, passwordCost });

async function stop(): Promise<void> {
  await api.close();
  await admin.query(`drop database ${database} with (force)`);
  await admin.end();
  await postgres.stop();
}
process.once('SIGTERM', () => void stop());
