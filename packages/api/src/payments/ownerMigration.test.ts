import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';

import { MIGRATIONS } from '../platform/database.ts';

const OWNER = '0006_order_owner';

/** The migrations before orders had owners, in a folder of their own. */
async function migrationsBefore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'));
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag === OWNER),
  );
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

test('orders of a database from before get the owners that their plans, places and first orders have', async () => {
  const folder = await migrationsBefore();
  const client = new PGlite();
  const db = drizzle(client);
  try {
    await migrate(db, { migrationsFolder: folder });
    const user = async (username: string, tutor: number | null = null): Promise<number> => {
      const made = await db.execute<{ id: number }>(sql`
        insert into users (username, email, password_hash, name, last_name, tutor_id, email_verified_at)
        values (${username}, ${`${username}@example.mx`}, 'x', 'Ana', 'López', ${tutor}, now()) returning id`);
      return made.rows[0]?.id ?? 0;
    };
    const order = async (reason: string, renewalOf: string | null = null): Promise<string> => {
      const id = randomUUID();
      await db.execute(sql`
        insert into orders (id, reason, title, quantity, unit_price, total, payer_name, payer_email, provider, renewal_of)
        values (${id}, ${reason}, 'Algo', 1, 100, 100, 'Ana López', 'ana@example.mx', 'sandbox', ${renewalOf})`);
      return id;
    };
    const [parent, teacher] = [await user('madre'), await user('maestra')];
    const child = await user('hija', parent);
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

    await migrate(db, { migrationsFolder: MIGRATIONS });

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
  } finally {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  }
});
