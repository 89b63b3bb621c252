import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database, OpenDatabase } from '@lia/api/src/platform/database.ts';
import { openEmbedded } from '@lia/api/src/platform/embedded.ts';
import { openPostgres } from '@lia/api/src/platform/postgres.ts';
import { ROWS } from '@lia/api/src/testing/community.ts';
import { addManyUsers } from '@lia/api/src/testing/manyUsers.ts';
import { startPostgres } from '@lia/api/src/testing/postgresServer.ts';

import { startProduct, WITHOUT_DEMO_DATA } from '../product.ts';
import type { Timed } from './asked.ts';
import { type ListResult, timeLists } from './time.ts';

/** A filled database, and the calls that are timed on it. */
export interface Measured {
  fill: (db: Database) => Promise<void>;
  calls: readonly Timed[];
}

/** Times calls on a PostgreSQL of their own. */
export async function timeOnPostgres({ fill, calls }: Measured): Promise<ListResult[]> {
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url);
  try {
    await filled(await openPostgres(postgres.url), fill);
    return await timeLists(product, calls);
  } finally {
    await product.stop();
    await postgres.stop();
  }
}

/** Times calls on an embedded database, which one process at a time may open. */
export async function timeEmbedded({ fill, calls }: Measured): Promise<ListResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-bench-lists-'));
  const env = { ...WITHOUT_DEMO_DATA, LIA_DATA_DIR: folder };
  try {
    await (await startProduct(undefined, env)).stop();
    await filled(await openEmbedded(join(folder, 'database')), fill);
    const product = await startProduct(undefined, env);
    try {
      return await timeLists(product, calls);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds 100,000 users to a PostgreSQL. */
export async function fillUsers(databaseUrl: string): Promise<void> {
  const { db, close } = await openPostgres(databaseUrl);
  try {
    await addManyUsers(db, ROWS.users);
  } finally {
    await close();
  }
}

async function filled({ db, close }: OpenDatabase, fill: Measured['fill']): Promise<void> {
  try {
    await fill(db);
  } finally {
    await close();
  }
}
