import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { donate } from '@lia/sdk/giving/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createClient } from '@lia/sdk/http/client';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { checkoutSchema } from '@lia/sdk/payments/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, onTestFinished, test } from 'vitest';

import { donations, donors } from './giving/tables.ts';
import { orders } from './payments/tables.ts';
import { openDatabase } from './platform/openDatabase.ts';
import { storedFiles } from './platform/tables.ts';
import { demoLogo } from './platform/demoLogo.ts';
import { openDatabaseProxy } from './testing/databaseProxy.ts';
import { donation } from './testing/donations.ts';
import { freePort } from './testing/freePort.ts';
import { freshDatabase } from './testing/freshDatabase.ts';
import { emailsIn } from './testing/mail.ts';
import { startOwnPostgres } from './testing/postgresServer.ts';
import { startServerProcess } from './testing/serverProcess.ts';

const GIFTS_PER_ROUND = 20;
/** Answers that a round has had when the database goes. */
const INTERRUPTED_AFTER = 5;

interface Gift {
  email: string;
  key: string;
}

const newGift = (name: string): Gift => ({ email: `${name}@example.mx`, key: newIdempotencyKey() });

/** Sends a gift once, with a logo. */
function send(baseUrl: string, { email, key }: Gift): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...donation, email })) form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(demoLogo())]), 'logo.png');
  return fetch(baseUrl + splitRoute(donate).path, {
    method: 'POST',
    headers: { [IDEMPOTENCY_HEADER]: key },
    body: form,
  });
}

const refusal = { status: 503, retryAfter: expect.stringMatching(/^[1-9]\d*$/) };
const refusalOf = ({ status, headers }: Response) => ({ status, retryAfter: headers.get('retry-after') });

/** Sends a gift until it is taken, as a form does whose person presses again; nothing but a 503 may come before. */
async function give(baseUrl: string, gift: Gift): Promise<{ order: string; checkout: string }> {
  for (;;) {
    const response = await send(baseUrl, gift);
    if (response.ok) {
      const { data } = checkoutSchema.validateSync(await response.json(), { strict: true });
      return { order: data.order?.id ?? '', checkout: data.init_point?.split('/').at(-1) ?? '' };
    }
    expect(refusalOf(response)).toEqual(refusal);
    await pause(50);
  }
}

describe.runIf(inject('template').engine === 'postgres')('a PostgreSQL that ends connections', () => {
  test('by a restart, and by terminating sessions, loses and doubles nothing', async () => {
    const postgres = await startOwnPostgres();
    onTestFinished(postgres.stop);
    const dataDir = await mkdtemp(join(tmpdir(), 'lia-restart-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const server = await startServerProcess({ databaseUrl: postgres.url, dataDir }, await freePort());
    const { baseUrl } = server;

    async function restart(): Promise<void> {
      await postgres.halt();
      expect(refusalOf(await send(baseUrl, newGift('refused')))).toEqual(refusal);
      expect(refusalOf(await fetch(new URL('/readyz', baseUrl)))).toEqual(refusal);
      await postgres.resume();
    }
    const interruptions = [restart, postgres.terminateSessions];

    const taken = new Map<string, string>();
    for (const [round, interrupt] of interruptions.entries()) {
      let interrupted: Promise<void> | undefined;
      const gifts = Array.from({ length: GIFTS_PER_ROUND }, (_, n) => newGift(`don-${round}-${n}`));
      const sending = gifts.map(async (gift) => {
        const { order } = await give(baseUrl, gift);
        taken.set(gift.email, order);
        if (taken.size === round * GIFTS_PER_ROUND + INTERRUPTED_AFTER) interrupted = interrupt();
      });
      await Promise.all(sending);
      await interrupted;
      expect((await fetch(new URL('/readyz', baseUrl))).status).toBe(200);
    }

    // The worker of the outbox goes on as well.
    const { checkout } = await give(baseUrl, newGift('last'));
    const body = { decision: 'approved' } as const;
    await createClient({ baseUrl }).call(decideSandboxCheckout, { params: { preference_id: checkout }, body });
    await expect.poll(() => emailsIn(join(dataDir, 'mail'))).toHaveLength(1);
    await server.stop();

    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir });
    const kept = await db
      .select({ email: donors.email, order: donations.orderId })
      .from(donations)
      .innerJoin(donors, eq(donors.id, donations.donorId));
    const gifts = kept.filter(({ email }) => email !== 'last@example.mx');
    expect(gifts.length).toBe(interruptions.length * GIFTS_PER_ROUND);
    expect(Object.fromEntries(gifts.map(({ email, order }) => [email, order]))).toEqual(Object.fromEntries(taken));
    await expect(db.$count(orders)).resolves.toBe(kept.length);
    await close();
  }, 120_000);

  test.each([
    { when: 'before', committed: 0 },
    { when: 'after', committed: 1 },
  ])(
    'during COMMIT, $when it took effect, has the caller asked again, whose repeat finds one gift',
    async ({ when, committed }) => {
      const fresh = await freshDatabase();
      onTestFinished(fresh.remove);
      let armed = true;
      const proxy = await openDatabaseProxy(fresh.databaseUrl ?? '', () => {
        let writing = false;
        let committing = false;
        return (bytes, from) => {
          writing ||= bytes.includes('insert into "idempotency_keys"');
          committing ||= armed && writing && from === 'client' && bytes.includes('commit');
          if (!committing || (when === 'after' && from === 'client')) return true;
          armed = false;
          void proxy.cut();
          return false;
        };
      });
      const server = await startServerProcess({ ...fresh, databaseUrl: proxy.url }, await freePort());
      const { baseUrl } = server;
      const { db, close } = await openDatabase(fresh);

      const gift = newGift('in-doubt');
      expect(refusalOf(await send(baseUrl, gift))).toEqual(refusal);
      await expect(db.$count(donations)).resolves.toBe(committed);

      await proxy.open();
      const { order } = await give(baseUrl, gift);
      expect(await db.select({ order: donations.orderId }).from(donations)).toEqual([{ order }]);
      const files = await db.select({ key: storedFiles.storageKey }).from(storedFiles);
      expect(files).toHaveLength(1);
      expect(await readdir(join(fresh.dataDir, 'files'))).toEqual(expect.arrayContaining(files.map(({ key }) => key)));
      await close();
      await server.stop();
      await proxy.cut();
    },
  );
});
