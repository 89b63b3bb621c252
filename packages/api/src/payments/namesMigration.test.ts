import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';

test('a filled database keeps every row under the standard names', async () => {
  const { db, user, migrate } = await databaseBefore('0011_standard_names');
  const admin = await user('administra');
  const [order, refund] = [randomUUID(), randomUUID()];
  await db.execute(sql`
    insert into orders (id, reason, title, quantity, unit_price, total, payer_name, payer_email, provider, way, ways, asked_at)
    values (${order}, 'membership', 'Plan', 1, 100, 100, 'Ana', 'ana@example.mx', 'stripe', 'oxxo', 2, '2026-11-01T12:00:00Z')`);
  for (const [id, payment, reason, status] of [
    [refund, 'pi_1', 'twice', 'refused'],
    [randomUUID(), 'pi_2', 'twice', 'wanted'],
    [randomUUID(), 'pi_3', 'reported', 'done'],
  ] as const) {
    await db.execute(sql`
      insert into refunds (id, provider, payment_id, order_id, reason, state, amount)
      values (${id}, 'stripe', ${payment}, ${order}, ${reason}, ${status}, 100)`);
  }
  await db.execute(sql`insert into hand_backs (refund_id, made_by) values (${refund}, ${admin})`);
  for (const outcome of ['acted', 'ignored', null]) {
    await db.execute(sql`
      insert into webhook_events (provider, event_id, type, outcome, processed_at)
      values ('stripe', ${`evt_${outcome}`}, 'x', ${outcome}, ${outcome && '2026-11-01T12:00:00Z'})`);
  }
  await db.execute(sql`
    insert into outbox (letter, cause, recipient, language, data) values
      ('receipt', 'r', 'ana@example.mx', 'es', '{"payment":"p"}'),
      ('invoice-decided', 's', 'ana@example.mx', 'es', '{"request":"i","state":"issued"}')`);

  await migrate();

  const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  expect(await rows(sql`select method, attempts, reconciled_at from orders`)).toEqual([
    { method: 'oxxo', attempts: 2, reconciled_at: expect.anything() },
  ]);
  expect(await rows(sql`select payment_id, reason, status from refunds order by payment_id`)).toEqual([
    { payment_id: 'pi_1', reason: 'duplicate', status: 'refused' },
    { payment_id: 'pi_2', reason: 'duplicate', status: 'requested' },
    { payment_id: 'pi_3', reason: 'reported', status: 'completed' },
  ]);
  expect(await rows(sql`select refund_id, made_by from manual_refunds`)).toEqual([
    { refund_id: refund, made_by: admin },
  ]);
  expect(await rows(sql`select event_id, outcome from provider_events order by event_id`)).toEqual([
    { event_id: 'evt_acted', outcome: 'processed' },
    { event_id: 'evt_ignored', outcome: 'ignored' },
    { event_id: 'evt_null', outcome: null },
  ]);
  expect(await rows(sql`select kind, cause, data from outbox order by cause`)).toEqual([
    { kind: 'receipt', cause: 'r', data: { payment: 'p' } },
    { kind: 'invoice-decided', cause: 's', data: { request: 'i', status: 'issued' } },
  ]);
});
