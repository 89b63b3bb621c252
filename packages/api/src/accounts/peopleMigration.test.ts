import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';

test('every school and every parent of an account moves into a table of its own', async () => {
  const { db, user, migrate } = await databaseBefore('0012_people_and_schools');
  await db.execute(sql`insert into institutions (id, name, name_key, type, is_active)
    values (301, 'Sierra', 'sierra', 'Escuela', true), (305, 'LIA', 'lia', 'Escuela', true)`);
  const roles = {
    director: ['director_escuela'],
    docente: ['Maestro-M-preescolar'],
    madre: ['padre', 'maestro'],
    coordina: ['coordinador'],
    huesped: [],
  } as const;
  for (const [username, role] of Object.entries(roles)) {
    const id = await user(username);
    await db.execute(sql`update users set school_id = 301, role = ${sql.param([...role])} where id = ${id}`);
  }
  const mother = await user('familia');
  for (const [username, role] of [
    ['hija', 'alumno'],
    ['hijo', 'preescolar'],
  ] as const) {
    const id = await user(username, mother);
    await db.execute(sql`update users set school_id = 305, role = ${sql.param([role])} where id = ${id}`);
  }
  await db.execute(sql`update users set deleted_at = now() where username = 'hijo'`);
  await user('sola');

  await migrate();

  const members = await db.execute(sql`
    select u.username, m.school_id, m.role, m.shift, m.until, m.since = u.created_at as since_registered
    from school_members m join users u on u.id = m.user_id order by u.username, m.role`);
  const member = { shift: null, until: null, since_registered: true };
  expect(members.rows).toEqual([
    { ...member, username: 'coordina', school_id: 301, role: 'user' },
    { ...member, username: 'director', school_id: 301, role: 'schoolAdmin' },
    { ...member, username: 'docente', school_id: 301, role: 'teacher' },
    { ...member, username: 'hija', school_id: 305, role: 'student' },
    { ...member, username: 'hijo', school_id: 305, role: 'student' },
    { ...member, username: 'huesped', school_id: 301, role: 'user' },
    { ...member, username: 'madre', school_id: 301, role: 'parent' },
    { ...member, username: 'madre', school_id: 301, role: 'teacher' },
  ]);
  const families = await db.execute(sql`
    select g.guardian_id, u.username, g.relation, g.ended_at, u.dependent
    from guardianships g join users u on u.id = g.student_id order by u.username`);
  const child = { guardian_id: mother, relation: 'parent', ended_at: null, dependent: true };
  expect(families.rows).toEqual([
    { ...child, username: 'hija' },
    { ...child, username: 'hijo' },
  ]);
  const others = await db.execute(sql`select username from users where not dependent order by username`);
  expect(others.rows).toHaveLength(Object.keys(roles).length + 2);
});
