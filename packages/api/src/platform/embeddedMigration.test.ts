import { randomUUID } from 'node:crypto';

import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { institutions, schoolMembers } from '../institutions/tables.ts';
import { orders, providerEvents } from '../payments/tables.ts';
import { dataFolderBefore } from '../testing/databaseBefore.ts';
import type { Database } from './database.ts';
import { jobs } from './jobs/tables.ts';
import { contains } from './search.ts';

/** Tables that have other names since. */
const renamed: Readonly<Record<string, string>> = { webhook_events: 'provider_events', hand_backs: 'manual_refunds' };

/** How many rows each table has, of those that have any. */
async function filled(db: Database): Promise<Record<string, number>> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables where schemaname = 'public' order by tablename`);
  const counts: [string, number][] = [];
  for (const { name } of tables) {
    const [found] = await db.select({ rows: sql<number>`count(*)::int` }).from(sql`${sql.identifier(name)}`);
    if (found && found.rows > 0) counts.push([renamed[name] ?? name, found.rows]);
  }
  return Object.fromEntries(counts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const [paid, open, refund, receipt, donor] = Array.from({ length: 5 }, () => randomUUID());

/** Rows of an earlier version, as its servers wrote them. */
const rows: readonly SQL[] = [
  sql`insert into institutions (id, name, name_key, type, is_active) values (305, 'Colegio Ñandú', 'colegio nandu', 'Escuela', true)`,
  sql`insert into users (id, username, email, password_hash, name, last_name, role, school_id, tutor_id) values
    (1, 'madre', 'madre@example.mx', 'x', 'Inés', 'Núñez', '{padre}', null, null),
    (2, 'hija', 'hija@example.mx', 'x', 'Luz', 'Núñez', '{alumno}', 305, 1)`,
  sql`insert into sessions (user_id, expires_at) values (1, now())`,
  sql`insert into orders (id, reason, state, title, quantity, unit_price, total, payer_name, payer_email, provider, way, owner_id) values
    (${paid}, 'membership', 'approved', 'Plan', 1, 100, 100, 'Inés Núñez', 'madre@example.mx', 'stripe', 'card', 1),
    (${open}, 'donation', 'pending', 'Donativo', 1, 100, 100, 'Inés Núñez', 'madre@example.mx', 'stripe', null, null)`,
  sql`insert into payments (provider, id, order_id, state, amount, created_at) values ('stripe', 'pi_1', ${paid}, 'approved', 100, now())`,
  sql`insert into subscriptions (provider, id, order_id, state, current_period_end, cancel_at_period_end, asked_at)
    values ('stripe', 'sub_1', ${paid}, 'active', now(), false, now())`,
  sql`insert into memberships (order_id, user_id, plan_id, state, paid_until, roles_before, licences)
    values (${paid}, 1, 2, 'active', now(), '{padre}', 1)`,
  sql`insert into plan_orders (order_id, plan_id, user_id) values (${paid}, 2, 1)`,
  sql`insert into receipts (id, folio, order_id, edition, reason, lines, total, payer_name, payer_email, provider, payments, paid_at)
    values (${receipt}, 1, ${paid}, 1, 'membership', '[]', 100, 'Inés Núñez', 'madre@example.mx', 'stripe', '[]', now())`,
  sql`insert into donors (id, email) values (${donor}, 'madre@example.mx')`,
  sql`insert into donations (id, donor_id, order_id, support, business_name, position, name, email, phone_number, country, state, publish)
    values (${randomUUID()}, ${donor}, ${open}, 3, 'Ñandú', 'Dueña', 'Inés Núñez', 'madre@example.mx', '5512345678', 'México', 'Puebla', 1)`,
  sql`insert into refunds (id, provider, payment_id, order_id, reason, state, amount) values (${refund}, 'stripe', 'pi_1', ${paid}, 'twice', 'refused', 100)`,
  sql`insert into hand_backs (refund_id, made_by) values (${refund}, 1)`,
  sql`insert into webhook_events (provider, event_id, type, outcome, processed_at) values
    ('stripe', 'evt_1', 'x', 'acted', now()), ('stripe', 'evt_2', 'x', null, null)`,
  sql`insert into outbox (letter, cause, recipient, language, data) values ('receipt', 'r', 'madre@example.mx', 'es', '{}')`,
  sql`insert into courses (id, name, price, productable_id, published) values (7, 'Programación', 100, 7001, true)`,
];

test('a data folder of an earlier version is opened with every row, and searched', async () => {
  const { db: earlier, migrate } = await dataFolderBefore('0011_standard_names');
  for (const row of rows) await earlier.execute(row);
  const before = await filled(earlier);

  const db = await migrate();

  // An email and an event that waited have their jobs; school and parent of an account, and prices, have tables of their own.
  expect(await filled(db)).toEqual({ ...before, course_prices: 1, guardianships: 1, jobs: 2, school_members: 1 });
  expect(await db.select({ kind: jobs.kind }).from(jobs).orderBy(jobs.kind)).toEqual([
    { kind: 'process provider event' },
    { kind: 'send email' },
  ]);
  expect(await db.select().from(schoolMembers)).toMatchObject([{ userId: 2, schoolId: 305, role: 'student' }]);
  expect(await db.select().from(guardianships)).toMatchObject([{ guardianId: 1, studentId: 2 }]);
  expect(await db.select().from(orders).orderBy(orders.reason)).toMatchObject([
    { id: open, status: 'pending', method: null },
    { id: paid, status: 'approved', method: 'card', ownerId: 1 },
  ]);
  const { eventId, outcome } = providerEvents;
  expect(await db.select({ eventId, outcome }).from(providerEvents).orderBy(eventId)).toEqual([
    { eventId: 'evt_1', outcome: 'processed' },
    { eventId: 'evt_2', outcome: null },
  ]);
  // What the extensions made of rows from before, and what they make of a row from now on.
  await db.insert(institutions).values({ name: 'Águila', nameKey: 'aguila', type: 'Escuela', is_active: true });
  for (const [table, words] of [
    [users, 'nunez'],
    [institutions, 'nandu'],
    [institutions, 'aguila'],
  ] as const) {
    expect(await db.$count(table, contains(table.search, words))).toBeGreaterThan(0);
  }
});
