import { randomUUID } from 'node:crypto';

import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';

/** An order for an `insert` into all columns that have no default. */
const orderColumns = sql`id, reason, title, quantity, unit_price, total, payer_name, payer_email, provider`;
const orderOf = (id: string, reason: string): SQL =>
  sql`${id}, ${reason}, 'Algo', 1, 100, 100, 'Ana López', 'ana@example.mx', 'sandbox'`;

test('orders of a database from before get the owners that their plans, places and first orders have', async () => {
  const { db, user, migrate } = await databaseBefore('0006_order_owner');
  const order = async (reason: string, renewalOf: string | null = null): Promise<string> => {
    const id = randomUUID();
    await db.execute(
      sql`insert into orders (${orderColumns}, renewal_of) values (${orderOf(id, reason)}, ${renewalOf})`,
    );
    return id;
  };
  const [parent, teacher] = [await user('madre'), await user('maestra')];
  const child = await user('hija', parent);
  await db.execute(sql`update users set email_verified_at = now()`);
  await db.execute(sql`
    insert into courses (id, name, price, productable_id, published) values (1, 'Lectura', 100, 7001, true)`);
  const [plan, waiting, course, gift] = [
    await order('membership'),
    await order('membership'),
    await order('course'),
    await order('donation'),
  ];
  const renewal = await order('membership', plan);
  await db.execute(sql`
    insert into plan_orders (order_id, plan_id, user_id, family)
    values (${plan}, 2, ${parent}, null), (${waiting}, 2, null, '{}')`);
  await db.execute(sql`
    insert into enrolments (id, course_id, order_id, user_id) values (${randomUUID()}, 1, ${course}, ${teacher})`);

  await migrate();

  const { rows } = await db.execute<{ id: string; owner_id: number | null }>(sql`select id, owner_id from orders`);
  expect(new Map(rows.map(({ id, owner_id }) => [id, owner_id]))).toEqual(
    new Map([
      [plan, parent],
      [waiting, null],
      [course, teacher],
      [gift, null],
      [renewal, parent],
    ]),
  );
  const confirmed = await db.execute<{ id: number }>(sql`select id from users where email_verified_at is not null`);
  expect(confirmed.rows.map(({ id }) => id)).toEqual([parent, teacher]);
  expect(child).not.toBe(parent);
});

test('plans and courses were ordered by their owners, gifts perhaps by strangers', async () => {
  const { db, user, migrate } = await databaseBefore('0008_ordered_by_owner');
  const owner = await user('duena');
  for (const [reason, ownerId] of [
    ['course', owner],
    ['course', null],
    ['donation', owner],
    ['membership', owner],
    ['sponsorship', owner],
  ] as const) {
    await db.execute(sql`
      insert into orders (${orderColumns}, owner_id) values (${orderOf(randomUUID(), reason)}, ${ownerId})`);
  }

  await migrate();

  const { rows } = await db.execute<{ reason: string; owner_id: number | null; ordered: boolean }>(sql`
    select reason, owner_id, ordered_by_owner as ordered from orders order by reason, owner_id`);
  expect(rows.map(({ reason, owner_id, ordered }) => [reason, owner_id !== null, ordered])).toEqual([
    ['course', true, true],
    ['course', false, false],
    ['donation', true, false],
    ['membership', true, true],
    ['sponsorship', true, false],
  ]);
});
