import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';

/** PostgreSQL's `lower` makes k and i of their letters. */
const [KELVIN, DOTTED] = ['eva@xi\u212Ai.example.mx', 'EVA@x\u0130ki.example.mx'];

test('look-alikes of an address from before do not take its place', async () => {
  const { db, migrate } = await databaseBefore('0120_look_alike_addresses');
  await db.execute(sql`
    insert into users (id, username, email, email_verified_at, deleted_at, password_hash, name, last_name)
    select id, username, email, confirmed::timestamptz, deleted::timestamptz, 'x', 'Eva', 'López' from (values
      (1, 'kelvin', ${KELVIN}, '2026-11-01', null), (2, 'dotted', ${DOTTED}, null, null),
      (3, 'deleted', ${KELVIN}, '2026-11-01', '2026-11-02'), (4, 'luz', 'luz@example.mx', '2026-11-01', null)
    ) as added (id, username, email, confirmed, deleted)`);
  await db.execute(sql`insert into institutions (id, name, name_key, type, is_active)
    values (301, 'Sierra', 'sierra', 'Escuela', true)`);
  await db.execute(sql`
    insert into guardian_invitations (id, school_id, email, expires_at, accepted_at, accepted_by)
    select gen_random_uuid(), 301, email, now(), answered::timestamptz, by from (values
      (${DOTTED}, null, null), (${KELVIN}, '2026-11-01', 1), ('luz@example.mx', '2026-11-01', 4)
    ) as added (email, answered, by)`);
  await db.execute(sql`
    insert into parent_invitations (inviter_id, email, expires_at)
    select 4, email, now() from (values (${KELVIN}), (${DOTTED}), (null), ('luz@example.mx')) as added (email)`);

  await migrate();

  const accounts = await db.execute(sql`
    select username, email, email_verified_at is not null as confirmed from users order by id`);
  const without = { email: null, confirmed: false };
  expect(accounts.rows).toEqual([
    { username: 'kelvin', ...without },
    { username: 'dotted', ...without },
    { username: 'deleted', ...without },
    { username: 'luz', email: 'luz@example.mx', confirmed: true },
  ]);
  const invitations = async (table: string) =>
    (await db.execute(sql`select email from ${sql.identifier(table)} order by email`)).rows;
  expect(await invitations('guardian_invitations')).toEqual([{ email: 'luz@example.mx' }]);
  expect(await invitations('parent_invitations')).toEqual([{ email: 'luz@example.mx' }, { email: null }]);
});
