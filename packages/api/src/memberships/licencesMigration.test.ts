import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';

test('licences of a database from before are numbered, and students have the role of theirs', async () => {
  const { db, migrate } = await databaseBefore('0023_licences');
  const [parent, luz, leo, school] = [1, 2, 3, 4];
  await db.execute(sql`
    insert into users (id, username, password_hash, name, last_name, role)
    select id, 'user' || id, 'x', 'Ana', 'López', case when id in (${luz}, ${leo}) then '{Alumno-I,alumno}'::text[] else '{padre}' end
    from generate_series(1, 4) as id`);
  const membership = async (plan: number, owner: number, status: string, ...people: number[]): Promise<void> => {
    const [order, id] = [randomUUID(), randomUUID()];
    await db.execute(sql`
      insert into orders (id, reason, title, quantity, unit_price, total, payer_name, payer_email, provider)
      values (${order}, 'membership', 'Plan', 1, 100, 100, 'Ana', 'ana@example.mx', 'stripe')`);
    await db.execute(sql`
      insert into memberships (id, order_id, user_id, plan_id, status, paid_until, roles_before, licences)
      values (${id}, ${order}, ${owner}, ${plan}, ${status}, now(), '{padre}', ${people.length})`);
    for (const person of people)
      await db.execute(sql`insert into licences (membership_id, user_id) values (${id}, ${person})`);
  };
  await membership(2, parent, 'active', luz, leo);
  await membership(3, parent, 'ended', leo);
  await membership(8, school, 'active', school);

  await migrate();

  const { rows } = await db.execute(sql`
    select plan_id, num, type, licences.user_id, licences.roles_before, licences.licences from (
      select licences.*, memberships.plan_id, memberships.licences from memberships
      left join licences on licences.membership_id = memberships.id) licences order by plan_id, num`);
  const student = { type: 'alumno', roles_before: ['Alumno-I'] };
  expect(rows).toEqual([
    { plan_id: 2, num: 1, user_id: luz, licences: 2, ...student },
    { plan_id: 2, num: 2, user_id: leo, licences: 2, ...student },
    { plan_id: 3, num: 1, user_id: leo, licences: 1, ...student },
    { plan_id: 8, num: null, user_id: null, licences: 100, type: null, roles_before: null },
  ]);
  const roles = await db.execute(sql`select role from users where id in (${luz}, ${leo}) order by id`);
  expect(roles.rows).toEqual([{ role: ['Alumno-M', 'alumno'] }, { role: ['Alumno-M', 'alumno'] }]);
});
