import { join } from 'node:path';

import { login, logout, verifySession } from '@lia/sdk/accounts/endpoints';
import { donate, getDonationFile } from '@lia/sdk/giving/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { users } from './accounts/tables.ts';
import { donations, donors } from './giving/tables.ts';
import { institutions } from './institutions/tables.ts';
import migrations from '../migrations/meta/_journal.json' with { type: 'json' };
import { orders, providerEvents } from './payments/tables.ts';
import type { Database } from './platform/database.ts';
import { jobs } from './platform/jobs/tables.ts';
import { outbox } from './platform/mail/tables.ts';
import { openDatabase } from './platform/openDatabase.ts';
import { receipts } from './receipts/tables.ts';
import { demoLogo } from './platform/demoLogo.ts';
import { donation, TOTAL } from './testing/donations.ts';
import { startEmailServer } from './testing/emailServer.ts';
import { freePort } from './testing/freePort.ts';
import { emptyDatabase } from './testing/freshDatabase.ts';
import { type FakeMercadoPago, signedHeaders, startFakeMercadoPago } from './testing/fakeMercadoPago.ts';
import { startS3Store } from './testing/s3Store.ts';
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts';

/** How many connections were cut or refused. */
let cut = 0;

/** A client's work at one instance, repeated at the next one where the connection is cut. */
async function atAny<T>(instances: readonly ServerProcess[], work: (baseUrl: string) => Promise<T>): Promise<T> {
  const [first, ...others] = instances;
  if (!first) throw new Error('No instance is left');
  try {
    return await work(first.baseUrl);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    cut += 1;
    return atAny(others, work);
  }
}

/** Sends a donation with a logo; returns the id of its order. */
async function sendDonation(baseUrl: string, email: string, key: string): Promise<string> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...donation, email })) form.append(field, String(value));
  form.append('file', new File([new Uint8Array(demoLogo())], `${email}.png`, { type: 'image/png' }));
  const headers = { [IDEMPOTENCY_HEADER]: key };
  const response = await fetch(baseUrl + splitRoute(donate).path, { method: 'POST', headers, body: form });
  const answer = await response.json();
  expect({ status: response.status, answer }).toMatchObject({ status: 200 });
  return answer.data.order.id;
}

/** Reports a payment as the provider does. */
async function report(baseUrl: string, paymentId: number): Promise<void> {
  const response = await fetch(`${baseUrl}/payments/notifications/mercadopago?data.id=${paymentId}&type=payment`, {
    method: 'POST',
    headers: signedHeaders(String(paymentId)),
    body: JSON.stringify({
      id: paymentId,
      type: 'payment',
      action: 'payment.updated',
      data: { id: String(paymentId) },
    }),
  });
  expect(response.status).toBe(200);
}

/**
 * Donates and pays: everything is sent to both instances at once, and again where a connection is cut. The provider does
 * not report the payment where `silent`.
 */
async function give(
  instances: readonly ServerProcess[],
  provider: FakeMercadoPago,
  { email, silent = false, sent = () => {} }: { email: string; silent?: boolean; sent?: () => void },
): Promise<string> {
  const key = newIdempotencyKey();
  const both = [instances, instances.toReversed()];
  const answers = await Promise.all(
    both.map(async (order) => {
      const orderId = await atAny(order, (baseUrl) => sendDonation(baseUrl, email, key));
      sent();
      return orderId;
    }),
  );
  const [orderId = '', repeated] = answers;
  expect(repeated).toBe(orderId);
  const paymentId = provider.pay(orderId, TOTAL / 100);
  if (!silent) await Promise.all(both.map((order) => atAny(order, (baseUrl) => report(baseUrl, paymentId))));
  return orderId;
}

const receiptsOf = async (db: Database) =>
  db.select({ orderId: receipts.orderId, folio: receipts.folio }).from(receipts).orderBy(asc(receipts.folio));

test('two instances over one database and one file store act as one, also when one of them is killed', async () => {
  const fresh = await emptyDatabase();
  onTestFinished(fresh.remove);
  const provider = await startFakeMercadoPago();
  onTestFinished(() => provider.close());
  const emailServer = await startEmailServer();
  const { s3, close: closeStore } = await startS3Store();
  onTestFinished(closeStore);
  // Each of them has a data folder of its own: only the database and the store are shared.
  const start = async (name: string) =>
    startServerProcess({ ...fresh, dataDir: join(fresh.dataDir, name) }, await freePort(), {
      LIA_S3_BUCKET: s3.bucket,
      LIA_S3_ENDPOINT: s3.endpoint,
      LIA_S3_PATH_STYLE: 'on',
      LIA_S3_ACCESS_KEY_ID: s3.accessKeyId,
      LIA_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      LIA_RATE_LIMITS: 'on',
      LIA_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
      LIA_MERCADOPAGO_WEBHOOK_SECRET: 'a secret of the panel',
      LIA_MERCADOPAGO_API_URL: provider.url,
      LIA_SMTP_URL: emailServer.url,
      LIA_MAIL_FROM: 'hola@lia.example',
    });

  // Both start on the empty database: one of them migrates it, once.
  const [one, two] = await Promise.all([start('one'), start('two')]);
  const { db, close } = await openDatabase(fresh);
  onTestFinished(close);
  expect(await db.$count(sql`drizzle.__drizzle_migrations`)).toBe(migrations.entries.length);
  expect(await db.$count(users)).toBe(1);
  expect(await db.$count(institutions, eq(institutions.id, PUBLIC_SCHOOL_ID))).toBe(1);

  // A session of one is a session of the other, and ends for both.
  const body = { username: 'admin', password: 'not the demo data' };
  const { access_token } = await createClient(one).call(login, { body });
  const token = () => access_token;
  await expect(createClient({ ...two, token }).call(verifySession)).resolves.toMatchObject({ success: true });
  await createClient({ ...two, token }).call(logout);
  await expect(createClient({ ...one, token }).call(verifySession)).rejects.toMatchObject({ status: 401 });

  // Attempts are counted together: ten at most, whichever instance takes them.
  const guess = (instance: ServerProcess) =>
    createClient(instance)
      .call(login, { body: { username: 'nadie', password: 'no-es-esta' } })
      .catch(({ code }) => code);
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n % 2 === 0 ? one : two)));
  expect(guesses.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);

  // Donations, uploads, events of the provider and emails, while both are there: all of it once.
  const quiet = Array.from({ length: 6 }, (_, n) => `juntas-${n}@example.mx`);
  await Promise.all(quiet.map((email) => give([one, two], provider, { email })));
  await expect.poll(() => db.$count(receipts)).toBe(quiet.length);
  await expect.poll(() => db.$count(outbox, isNull(outbox.sentAt))).toBe(0);
  expect(emailServer.received.length).toBe(await db.$count(outbox));
  expect(new Set(emailServer.received.map(({ messageId }) => messageId)).size).toBe(emailServer.received.length);

  // A recurring job runs once in each period, although both of them schedule it.
  const endings = () =>
    db
      .select({ period: jobs.key, attempts: jobs.attempts })
      .from(jobs)
      .where(and(eq(jobs.kind, 'end memberships'), eq(jobs.status, 'succeeded')));
  await expect.poll(async () => (await endings()).length).toBeGreaterThan(0);
  const ran = await endings();
  expect(new Set(ran.map(({ period }) => period)).size).toBe(ran.length);
  for (const run of ran) expect(run).toEqual({ period: expect.stringMatching(/:00\.000Z$/), attempts: 1 });

  // One of them is killed half way. Some payments send no notification.
  const hard = Array.from({ length: 12 }, (_, n) => ({ email: `sola-${n}@example.mx`, silent: n % 3 === 0 }));
  let answered = 0;
  let killed: Promise<void> | undefined;
  const sent = (): void => {
    answered += 1;
    if (answered === hard.length) killed = one.kill();
  };
  const given = await Promise.all(hard.map((it) => give([one, two], provider, { ...it, sent })));
  await killed;
  expect(cut).toBeGreaterThan(0);
  expect(new Set(given).size).toBe(hard.length);
  // The leases of the killed one are over, and another minute begins for the reconciler.
  await db
    .update(jobs)
    .set({ leasedUntil: sql`now()` })
    .where(eq(jobs.status, 'running'));
  await db.delete(jobs).where(eq(jobs.kind, 'reconcile mercadopago'));

  // It comes back together with a third one, and one of them asks the provider for what was not reported.
  const [again, third] = await Promise.all([start('one'), start('three')]);
  const people = [...quiet, ...hard.map(({ email }) => email)];
  await expect.poll(async () => (await receiptsOf(db)).length).toBe(people.length);
  await expect.poll(() => db.$count(outbox, isNull(outbox.sentAt))).toBe(0);

  const paid = await db.select({ id: orders.id, status: orders.status }).from(orders);
  expect(paid.map(({ status }) => status)).toEqual(people.map(() => 'approved'));
  const issued = await receiptsOf(db);
  expect(issued.map(({ orderId }) => orderId).toSorted()).toEqual(paid.map(({ id }) => id).toSorted());
  expect(issued.map(({ folio }) => folio)).toEqual(people.map((_, n) => n + 1));
  expect(await db.$count(providerEvents, isNull(providerEvents.processedAt))).toBe(0);
  // An email that was on its way when its instance was killed may come twice: it is the same message then.
  expect(new Set(emailServer.received.map(({ messageId }) => messageId)).size).toBe(await db.$count(outbox));
  const receivers = emailServer.received.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
  expect([...new Set(receivers)]).toEqual(expect.arrayContaining(people));

  // One that is asked to end answers what still reaches it, and refuses new connections: no client gets a 503.
  const last = Array.from({ length: 6 }, (_, n) => `fin-${n}@example.mx`);
  let stopped: Promise<number | null> | undefined;
  const stop = (): void => void (stopped ??= again.stop());
  await Promise.all(last.map((email) => give([again, third], provider, { email, sent: stop })));
  expect(await stopped).toBe(0);
  people.push(...last);

  // Every upload is whole at each of them, whichever took it.
  const admin = await createClient(third).call(login, { body });
  const rowsOfDonations = await db
    .select({ id: donations.id, email: donors.email })
    .from(donations)
    .innerJoin(donors, eq(donors.id, donations.donorId));
  expect(rowsOfDonations.map(({ email }) => email).toSorted()).toEqual(people.toSorted());
  const client = createClient({ ...two, token: () => admin.access_token });
  for (const { id } of rowsOfDonations) {
    const file = await client.call(getDonationFile, { params: { id } });
    expect(Buffer.from(await file.arrayBuffer()).equals(demoLogo())).toBe(true);
  }
  for (const instance of [two, third]) expect(await instance.stop()).toBe(0);
}, 90_000);
