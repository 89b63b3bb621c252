import { join } from 'node:path';

import { donate } from '@lia/sdk/giving/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { donation } from '../../testing/donations.ts';
import { freePort } from '../../testing/freePort.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { emailsIn } from '../../testing/mail.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { openDatabase } from '../openDatabase.ts';
import { jobs } from '../jobs/tables.ts';

test('a server that is killed after a payment loses no email, and its repeat is the same message', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const port = await freePort();
  const folder = join(fresh.dataDir, 'mail');

  const server = await startServerProcess(fresh, port);
  const client = createClient({ baseUrl: server.baseUrl });
  for (const email of ['una@example.mx', 'otra@example.mx']) {
    const { data } = await client.call(donate, { body: { ...donation, email } });
    const preference_id = data.init_point?.split('/').at(-1) ?? '';
    await client.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'approved' } });
  }
  await server.kill();

  // The leases of the killed server are over.
  const { db, close } = await openDatabase(fresh);
  await db.update(jobs).set({ leasedUntil: new Date() }).where(eq(jobs.status, 'running'));
  await close();

  await startServerProcess(fresh, port);
  const receivers = async () => (await emailsIn(folder)).flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
  await expect.poll(async () => (await receivers()).length).toBe(2);
  expect(new Set(await receivers())).toEqual(new Set(['una@example.mx', 'otra@example.mx']));
});
