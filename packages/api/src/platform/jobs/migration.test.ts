import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../../testing/databaseBefore.ts';

test('emails that wait or were given up get a job each, and those that were sent get none', async () => {
  const { db, migrate } = await databaseBefore('0013_jobs');
  const at = '2026-11-01T12:00:00Z';
  for (const [cause, sent, failed, attempts] of [
    ['waits', null, null, 2],
    ['sent', at, null, 1],
    ['given up', null, at, 13],
  ] as const) {
    await db.execute(sql`
      insert into outbox (kind, cause, recipient, language, data, due_at, sent_at, failed_at, failure, attempts)
      values ('receipt', ${cause}, 'ana@example.mx', 'es', '{}', ${at}, ${sent}, ${failed}, 'ETIMEDOUT', ${attempts})`);
  }
  await migrate();
  const { rows } = await db.execute(sql`
    select cause, status, jobs.attempts, jobs.failure, due_at = ${at} as due, payload ->> 'email' = outbox.id::text as own
    from jobs join outbox on jobs.key = outbox.id::text order by cause`);
  expect(rows).toEqual([
    { cause: 'given up', status: 'failed', attempts: 13, failure: 'ETIMEDOUT', due: true, own: true },
    { cause: 'waits', status: 'waiting', attempts: 2, failure: 'ETIMEDOUT', due: true, own: true },
  ]);
});

test('provider events that wait and refunds that were requested get a job each, and the others none', async () => {
  const { db, migrate } = await databaseBefore('0016_event_and_refund_jobs');
  const at = '2026-11-01T12:00:00Z';
  const [order, requested] = [randomUUID(), randomUUID()];
  await db.execute(sql`
    insert into orders (id, reason, title, quantity, unit_price, total, payer_name, payer_email, provider)
    values (${order}, 'membership', 'Plan', 1, 100, 100, 'Ana', 'ana@example.mx', 'stripe')`);
  for (const [id, status] of [
    [requested, 'requested'],
    [randomUUID(), 'completed'],
  ] as const) {
    await db.execute(sql`
      insert into refunds (id, provider, payment_id, order_id, reason, state, amount, attempts, retry_at)
      values (${id}, 'stripe', ${id}, ${order}, 'duplicate', ${status}, 100, 3, ${at})`);
  }
  for (const [event, processed] of [
    ['evt_waits', null],
    ['evt_done', at],
  ] as const) {
    await db.execute(sql`
      insert into provider_events (provider, event_id, type, processed_at, attempts, retry_at)
      values ('stripe', ${event}, 'x', ${processed}, 2, ${at})`);
  }
  await migrate();
  const { rows } = await db.execute(
    sql`select kind, key, payload, status, attempts, due_at = ${at} as due from jobs order by kind`,
  );
  const waiting = { status: 'waiting', due: true };
  expect(rows).toEqual([
    {
      kind: 'process provider event',
      key: 'stripe:evt_waits',
      payload: { provider: 'stripe', event: 'evt_waits' },
      attempts: 2,
      ...waiting,
    },
    { kind: 'refund payment', key: requested, payload: { refund: requested }, attempts: 3, ...waiting },
  ]);
});
