import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';

import { dataRequestEmail } from '../dataRequests/email.ts';
import { openDatabaseProxy } from '../testing/databaseProxy.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { readConfig } from './config/config.ts';
import { inTransaction } from './database.ts';
import { jobs } from './jobs/tables.ts';
import { emailJob, enqueueEmail } from './mail/outbox.ts';
import { openDatabase } from './openDatabase.ts';
import { openPostgres } from './postgres.ts';
import { buildServer } from '../server.ts';

const noStaticApps = { portal: '', console: '', embed: '' };

/** A server over that database, and what it answers. */
async function serverOver(database: { dataDir: string; databaseUrl: string | null }) {
  const config = { ...readConfig({ LIA_LOG: 'silent', LIA_BUSY_SECONDS: '60' }), ...database };
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

test.runIf(inject('template').engine === 'postgres')(
  'a database whose host vanishes without ending its connections is asked over new ones, by jobs as well',
  async () => {
    const fresh = await freshDatabase();
    onTestFinished(fresh.remove);
    let vanished = 0;
    let opened = 0;
    const proxy = await openDatabaseProxy(fresh.databaseUrl ?? '', () => {
      opened += 1;
      const own = opened;
      return () => own > vanished;
    });
    onTestFinished(proxy.cut);
    const config = { ...readConfig({ LIA_LOG: 'silent' }), ...fresh, databaseUrl: proxy.url };
    const { db, close } = await openPostgres(proxy.url, 1000);
    onTestFinished(close);
    const { server } = await buildServer({ config, db, staticApps: noStaticApps });
    onTestFinished(() => server.close());
    await server.ready();
    const status = async () => (await server.inject('/readyz')).statusCode;
    expect(await Promise.all([1, 2, 3, 4].map(status))).toEqual([200, 200, 200, 200]);

    vanished = opened;
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    const request = randomUUID();
    await inTransaction(db, (tx) =>
      enqueueEmail(tx, dataRequestEmail, {
        cause: request,
        to: 'ana@example.com',
        language: 'es',
        data: { request, event: 'received' },
      }),
    );
    const ofEmail = and(eq(jobs.kind, emailJob.kind), eq(jobs.status, 'succeeded'));
    await expect.poll(() => db.$count(jobs, ofEmail), { timeout: 20_000 }).toBe(1);
  },
  60_000,
);
