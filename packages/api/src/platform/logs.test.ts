import { donate } from '@lia/sdk/giving/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { donation } from '../testing/donations.ts';
import { freePort } from '../testing/freePort.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { startFakeServer } from '../testing/fakeServer.ts';
import { openDatabase } from './openDatabase.ts';

const email = 'lucia.logs@example.mx';

test('logs are lines of JSON that carry the id of their request, and nothing of a person', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  // A payment provider that quotes the payer when it refuses.
  const message = `Invalid payer: ${email}`;
  const provider = await startFakeServer(() => ({
    status: 400,
    body: { message, error: { type: 'api_error', message } },
  }));
  onTestFinished(() => provider.close());
  const server = await startServerProcess(fresh, await freePort(), {
    LIA_LOG: 'info',
    LIA_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
    LIA_MERCADOPAGO_WEBHOOK_SECRET: 'a secret',
    LIA_MERCADOPAGO_API_URL: provider.url,
  });
  const { db, close } = await openDatabase(fresh);
  onTestFinished(close);
  const lines = (): Record<string, unknown>[] =>
    server
      .output()
      .split('\n')
      // What follows the last break is empty, or a line that is still arriving.
      .slice(0, -1)
      .map((line) => JSON.parse(line));

  /** Donates; the answer's status and the id of the request. */
  async function send(change: object = {}): Promise<{ status: number; reqId: string | null }> {
    const response = await fetch(`${server.baseUrl}${splitRoute(donate).path}?email=${email}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...donation, email, ...change }),
    });
    return { status: response.status, reqId: response.headers.get('X-Request-Id') };
  }
  /** The lines of a request, once its answer is among them. */
  async function linesOf({ reqId }: { reqId: string | null }): Promise<unknown[]> {
    const own = () => lines().filter((line) => line['reqId'] === reqId);
    await expect.poll(() => own().some((line) => 'status' in line)).toBe(true);
    return own();
  }

  const request = { method: 'POST', route: '/api/api/supportSubscription', ms: expect.any(Number) };
  const refused = await send();
  expect(refused).toEqual({ status: 503, reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(await linesOf(refused)).toEqual([
    expect.objectContaining({ level: 50, msg: 'unavailable' }),
    expect.objectContaining({ ...request, status: 503 }),
  ]);

  // From here on queries fail, and their errors quote what was to be written.
  await db.execute(sql`alter table jobs rename to gone`);
  await db.execute(sql`alter table donors rename to gone_too`);
  const broken = await send({ support: 2, supportStudents: undefined, instructions: 'Son 40' });
  expect(broken.status).toBe(500);
  expect(await linesOf(broken)).toEqual([
    // Frames lead to the sources, also in the built server.
    expect.objectContaining({
      level: 50,
      msg: 'unexpected failure',
      failure: expect.objectContaining({ frames: expect.arrayContaining([expect.stringMatching(/src\/.+\.ts:\d+/)]) }),
    }),
    expect.objectContaining({ ...request, status: 500 }),
  ]);
  await expect
    .poll(lines)
    .toContainEqual(
      expect.objectContaining({ level: 50, msg: 'The jobs could not be read', failures: [expect.anything()] }),
    );

  const others = sql`pid <> pg_backend_pid() and datname = current_database()`;
  const origin = new URL(server.baseUrl).origin;
  await expect
    .poll(async () => {
      // The pool closes a connection whose query failed: the failing jobs may have left none that could be lost.
      await fetch(`${origin}/readyz`);
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
      return lines();
    })
    .toContainEqual(expect.objectContaining({ level: 40, msg: expect.stringContaining('Lost a database connection') }));

  const page = await fetch(`${origin}/unknown/${email}`);
  expect(await linesOf({ reqId: page.headers.get('X-Request-Id') })).toEqual([
    expect.objectContaining({ method: 'GET', route: null, status: 404 }),
  ]);
  for (const personal of [email, donation.name]) expect(server.output()).not.toContain(personal);

  await server.stop();
  expect(server.complaints()).toBe('');
});
