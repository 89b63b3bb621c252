import { expect, inject, test } from 'vitest';

import { openDatabaseProxy } from '../testing/databaseProxy.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './openDatabase.ts';
import { buildServer } from '../server.ts';

const noStaticApps = { portal: '', console: '', embed: '' };

/** A server over that database, and what it answers. */
async function serverOver(database: { dataDir: string; databaseUrl: string | null }) {
  const config = { ...readConfig({ LIA_LOG: 'silent' }), ...database };
  const { db, close } = await openDatabase(config);
  const { server } = await buildServer({ config, db, staticApps: noStaticApps });
  const ask = async (url: string): Promise<{ status: number; body: unknown }> => {
    const { statusCode, body } = await server.inject(url);
    return { status: statusCode, body: JSON.parse(body) };
  };
  return { server, close, ask };
}

test('a server whose database is closed is live, and reports that it is not ready', async () => {
  const fresh = await freshDatabase();
  const { server, close, ask } = await serverOver(fresh);
  expect(await ask('/readyz')).toEqual({ status: 200, body: { status: 'ready' } });

  await close();

  expect(await ask('/readyz')).toEqual({ status: 503, body: { status: 'waiting for the database' } });
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  await server.close();
  await fresh.remove();
});

test.runIf(inject('template').engine === 'postgres')('a database that goes away may come back', async () => {
  const fresh = await freshDatabase();
  const proxy = await openDatabaseProxy(fresh.databaseUrl ?? '');
  const { server, close, ask } = await serverOver({ ...fresh, databaseUrl: proxy.url });
  expect(await ask('/readyz')).toMatchObject({ status: 200 });

  await proxy.cut();
  expect(await ask('/readyz')).toEqual({ status: 503, body: { status: 'waiting for the database' } });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  expect(await ask('/api/api/countries')).toMatchObject({ status: 200 });
  expect(await ask('/api/api/sandbox/checkouts/any')).toMatchObject({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE' },
  });

  await proxy.open();
  expect(await ask('/readyz')).toEqual({ status: 200, body: { status: 'ready' } });

  // Sessions of the pool that have just ended do not make the server unready.
  await proxy.cut();
  await proxy.open();
  expect(await ask('/readyz')).toEqual({ status: 200, body: { status: 'ready' } });
  await server.close();
  await close();
  await proxy.cut();
  await fresh.remove();
});
