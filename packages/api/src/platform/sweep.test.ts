import { readdirSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { KNOWN_DEVICE_DAYS } from '@lia/sdk/accounts/rules';
import {
  listDonations,
  listSponsorships,
  markDeclined,
  orderDonation,
  orderSponsorship,
} from '@lia/sdk/giving/endpoints';
import { createInstitution } from '@lia/sdk/institutions/endpoints';
import { EVENT_BODY_DAYS } from '@lia/sdk/payments/rules';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { sessions } from '../accounts/tables.ts';
import { donations, sponsorships } from '../giving/tables.ts';
import { demoLogo, receiveLogo } from './demoLogo.ts';
import { blobOf, donation, multipart, openDonation } from '../testing/donations.ts';
import { school, test } from '../testing/institutions.ts';
import { sweep } from './sweep.ts';
import { keepEvent } from '../payments/eventStore.ts';
import { CHECKOUT_DAYS } from '../payments/provider.ts';
import { keepPayment } from '../payments/store.ts';
import { orders, providerEvents } from '../payments/tables.ts';
import { inTransaction } from './database.ts';
import { keepFile } from './files.ts';
import { outbox } from './mail/tables.ts';
import { attempts, idempotencyKeys } from './tables.ts';

const event = { type: 'payment', paymentId: null, subscriptionId: null };

test('rows go when their time is over, and not before', async ({ api, admin }) => {
  const { db } = api.app;
  for (const key of ['an old write', 'a new write']) {
    await admin.client.call(createInstitution, {
      body: { ...school, School: key },
      idempotencyKey: key.replaceAll(' ', '-'),
    });
  }
  await db
    .update(idempotencyKeys)
    .set({ createdAt: sql`now() - interval '8 days'` })
    .where(eq(idempotencyKeys.key, 'an-old-write'));

  const past = sql`now() - interval '1 minute'`;
  await db.insert(attempts).values([
    { key: 'over', count: 3, expiresAt: past },
    { key: 'counting', count: 3, expiresAt: sql`now() + interval '1 minute'` },
  ]);

  const gone = await api.member('padre');
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() - make_interval(days => ${KNOWN_DEVICE_DAYS + 1})` })
    .where(eq(sessions.userId, gone.id));

  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  await keepEvent(db, 'stripe', { ...event, eventId: 'evt_old' }, '{"customer":"ana@example.mx"}');
  await keepEvent(db, 'stripe', { ...event, eventId: 'evt_new' }, '{"customer":"rosa@example.mx"}');
  await db
    .update(providerEvents)
    .set({ receivedAt: days(EVENT_BODY_DAYS + 1) })
    .where(eq(providerEvents.eventId, 'evt_old'));

  await sweep(api.app);

  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['a-new-write']);
  expect((await db.select().from(attempts)).map(({ key }) => key)).toEqual(['counting']);
  await keepEvent(db, 'stripe', { ...event, eventId: 'evt_old' }, '{"customer":"ana@example.mx"}');
  expect(await db.select().from(providerEvents).orderBy(providerEvents.eventId)).toMatchObject([
    { eventId: 'evt_new', payload: '{"customer":"rosa@example.mx"}' },
    { eventId: 'evt_old', payload: null },
  ]);
  expect((await db.select().from(sessions)).map(({ userId }) => userId)).toEqual([admin.id]);
});

test('copies of recordings that a process left when it was killed are deleted after a day', async ({ api }) => {
  const { dataDir } = api.app.config;
  for (const [name, hours] of [
    ['renditions-left', 25],
    ['renditions-used', 23],
  ] as const) {
    await mkdir(join(dataDir, name));
    await writeFile(join(dataDir, name, 'original'), 'bytes');
    const made = new Date(Date.now() - hours * 3_600_000);
    await utimes(join(dataDir, name), made, made);
  }
  await sweep(api.app);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('renditions-'))).toEqual(['renditions-used']);
});

test('the file of a gift is deleted when it is unpaid for days, and the gift stays', async ({ api }) => {
  const { db, files } = api.app;
  const give = async (email: string, daysAgo: number): Promise<string> => {
    const file = await receiveLogo(files, 'logo.png');
    const { orderId } = await openDonation(api, { email });
    const gift = eq(donations.orderId, orderId);
    await inTransaction(db, async (tx) =>
      tx
        .update(donations)
        .set({ fileId: await keepFile(tx, file) })
        .where(gift),
    );
    await db
      .update(orders)
      .set({ createdAt: new Date(Date.now() - daysAgo * 86_400_000) })
      .where(eq(orders.id, orderId));
    return file.storageKey;
  };
  const unpaid = await give('nunca@example.mx', CHECKOUT_DAYS + 1);
  const waiting = await give('todavia@example.mx', CHECKOUT_DAYS - 1);
  const onItsWay = await give('en.camino@example.mx', CHECKOUT_DAYS + 1);
  const paid = await give('pagado@example.mx', CHECKOUT_DAYS + 1);
  const [pending] = await db.select().from(donations).where(eq(donations.email, 'en.camino@example.mx'));
  await inTransaction(db, (tx) =>
    keepPayment(tx, 'sandbox', pending?.orderId ?? '', {
      id: 'on-its-way',
      orderId: pending?.orderId ?? '',
      status: 'pending',
      method: 'oxxo',
      amount: 10_800,
      createdAt: new Date(),
      paidAt: null,
      failure: null,
      refunded: 0,
      voucher: null,
    }),
  );
  await db
    .update(orders)
    .set({ status: 'approved' })
    .where(
      inArray(
        orders.id,
        db.select({ id: donations.orderId }).from(donations).where(eq(donations.email, 'pagado@example.mx')),
      ),
    );

  // Where the store of files fails, rows of other modules go all the same.
  const old = { kind: 'receipt', cause: 'old', recipient: 'ana@example.mx', language: 'es', data: {} } as const;
  await db.insert(outbox).values({ ...old, createdAt: sql`now() - interval '91 days'` });
  const discard = () => Promise.reject(new Error('The store is away'));
  await expect(sweep({ ...api.app, files: { ...files, discard } })).rejects.toThrow(AggregateError);
  expect(await db.$count(outbox, eq(outbox.cause, 'old'))).toBe(0);
  await sweep(api.app);

  const stored = readdirSync(join(api.app.config.dataDir, 'files'));
  expect(stored).toEqual(expect.arrayContaining([waiting, onItsWay, paid]));
  expect(stored).not.toContain(unpaid);
  const gifts = await db.select({ email: donations.email, fileId: donations.fileId }).from(donations);
  expect(gifts.filter(({ fileId }) => fileId === null)).toEqual([{ email: 'nunca@example.mx', fileId: null }]);
  expect(gifts).toHaveLength(4);
});

test('files of gifts that we call about stay for a year, since what was agreed on may be ordered again', async ({
  api,
  admin,
}) => {
  const { support: _, supportStudents: __, ...giver } = donation;
  const email = 'llamada@example.mx';
  const send = (path: string, choice: object) =>
    api.request('POST', path, { body: multipart(blobOf(demoLogo()), 'logo.png', { ...giver, ...choice, email }) });
  await send('/supportSubscription', { support: 2, instructions: 'Son 25' });
  await send('/sponsorshipSubscription', { sponsorship: 1, supportStudents: 11 });
  const query = { filter: JSON.stringify({ q: email }) };
  const { client } = admin;
  const read = async () => [
    ...(await client.call(listDonations, { query })),
    ...(await client.call(listSponsorships, { query })),
  ];
  const [donated, sponsored] = await read();
  const agreed = { unit_price: 500_00, replaces: null };
  const ordered = [
    await client.call(orderDonation, { params: { id: donated?.id ?? '' }, body: { ...agreed, children: 25 } }),
    await client.call(orderSponsorship, {
      params: { id: sponsored?.id ?? '' },
      body: { ...agreed, students: 25, months: 6 },
    }),
  ].map(({ data }) => data.order);
  const { db } = api.app;
  const made = async (giftDays: number, orderDays: number) => {
    const [createdAt, orderedAt] = [giftDays, orderDays].map((days) => new Date(Date.now() - days * 86_400_000));
    await db.update(donations).set({ createdAt }).where(eq(donations.email, email));
    await db.update(sponsorships).set({ createdAt }).where(eq(sponsorships.email, email));
    await db.update(orders).set({ createdAt: orderedAt }).where(inArray(orders.id, ordered));
    await sweep(api.app);
  };
  await made(400, 364);
  const kept = { status: 'pending', file: { name: 'logo.png' } };
  expect(await read()).toMatchObject([kept, kept]);

  await made(400, 366);
  const ended = { status: 'pending', file: null };
  expect(await read()).toMatchObject([ended, ended]);
});

test('the file of a gift whose giver declined is deleted once that can hardly be taken back any more', async ({
  api,
  admin: { client },
}) => {
  const { supportStudents: _, ...giver } = donation;
  const email = 'dijo.que.no@example.mx';
  const gift = { ...giver, support: 2, instructions: 'Son 25', email };
  await api.request('POST', '/supportSubscription', { body: multipart(blobOf(demoLogo()), 'logo.png', gift) });
  const read = async () => (await client.call(listDonations, { query: { filter: JSON.stringify({ q: email }) } }))[0];
  const params = { gifts: 'donations', id: (await read())?.id ?? '' } as const;
  await client.call(markDeclined, { params, body: { declined: true } });
  for (const [days, file] of [
    [CHECKOUT_DAYS - 1, { name: 'logo.png' }],
    [CHECKOUT_DAYS + 1, null],
  ] as const) {
    const declinedAt = new Date(Date.now() - days * 86_400_000);
    await api.app.db.update(donations).set({ declinedAt }).where(eq(donations.email, email));
    await sweep(api.app);
    expect(await read()).toMatchObject({ status: 'declined', file });
  }
});
