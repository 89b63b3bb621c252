import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';

test('cards and pictures from before are of the school whose teacher made them, and end where the child has left it', async () => {
  const { db, migrate } = await databaseBefore('0129_schools_of_access_codes');
  const [teacher, mother, here, left, own] = [1, 2, 3, 4, 5];
  await db.execute(sql`
    insert into users (id, username, password_hash, name, last_name)
    select id, 'user' || id, 'x', 'Ana', 'López' from generate_series(1, 5) as id`);
  await db.execute(sql`
    insert into institutions (id, name, name_key, type, is_active) values (901, 'Uno', 'uno', 'Escuela', true), (902, 'Dos', 'dos', 'Escuela', true)`);
  await db.execute(sql`
    insert into school_members (user_id, school_id, role, since, until) values
      (${teacher}, 902, 'teacher', now() - interval '2 years', null), (${here}, 901, 'student', now() - interval '2 years', null),
      (${here}, 902, 'student', now() - interval '1 year', null), (${left}, 902, 'student', now() - interval '1 year', now()),
      (${left}, 901, 'student', now() - interval '1 year', null), (${own}, 902, 'student', now() - interval '1 year', now())`);
  await db.execute(sql`insert into guardianships (guardian_id, student_id) values (${mother}, ${own})`);
  for (const [student, by] of [
    [here, teacher],
    [left, teacher],
    [own, mother],
  ]) {
    await db.execute(sql`
      with code as (insert into access_codes (code_hash, user_id, created_by) values (${`c${student}`}, ${student}, ${by}) returning id)
      insert into sessions (user_id, expires_at, access_code_id) select ${student}, now() + interval '1 hour', id from code`);
    await db.execute(
      sql`insert into sign_in_pictures (hash, user_id, created_by) values ('x', ${student}, ${teacher})`,
    );
  }
  await migrate();
  const stands = await db.execute(sql`
    select code.user_id, code.school_id, code.ended_at is null as good, session.ended_at is null as open, drawn.school_id as pictures,
      drawn.ended_at is null as press
    from access_codes code join sessions session on session.access_code_id = code.id
    join sign_in_pictures drawn on drawn.user_id = code.user_id order by code.user_id`);
  expect(stands.rows).toEqual([
    { user_id: here, school_id: 902, good: true, open: true, pictures: 902, press: true },
    { user_id: left, school_id: 902, good: false, open: false, pictures: 902, press: false },
    { user_id: own, school_id: null, good: true, open: true, pictures: 902, press: false },
  ]);
});
