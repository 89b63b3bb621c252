import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { test } from '../testing/api.ts';
import { importingSchool } from '../testing/imports.ts';

test('a search finds all that is about a name, whether it is little or much', async ({ api }) => {
  const { db } = api.app;
  const { token } = await api.member('admin');
  const person = { username: 'zenaida', passwordHash: '', name: 'Zenaida', lastName: 'Ruiz' };
  const [row] = await db.insert(users).values(person).returning();
  const found = async (filter: object) => {
    const query = encodeURI(`range=[0,4]&filter=${JSON.stringify({ q: 'zenaida', ...filter })}`);
    const { headers } = await api.request('GET', `/audit?${query}`, { token });
    return headers.get('content-range')?.split('/')[1];
  };
  expect(await found({})).toBe('1');
  const id = row?.id ?? 0;
  await db.execute(sql`insert into audit_entries (operation, record, record_id, person_id)
    select 'update', 'users', ${String(id)}, ${id}::int from generate_series(1, 6000)`);
  expect(await found({})).toBe('6001');
  expect(await found({ operation: 'insert' })).toBe('1');
});

test('a school finds changes of its people by name and by id, each once, and only from their time there', async ({
  api,
}) => {
  const { db } = api.app;
  const [school, other] = [await importingSchool(api), await importingSchool(api)];
  const [row] = await db
    .insert(users)
    .values({ username: 'yolotzin', passwordHash: '', name: 'Yolotzin', lastName: 'Ruiz' })
    .returning();
  const id = row?.id ?? 0;
  // Their name has the id: both ways lead to the same entries.
  const rename = (lastName: string) => db.update(users).set({ lastName }).where(eq(users.id, id));
  await db.insert(schoolMembers).values({ userId: id, schoolId: school.id, role: 'student' });
  await rename(`Paz ${id}`);
  await db
    .update(schoolMembers)
    .set({ until: sql`now()` })
    .where(eq(schoolMembers.userId, id));
  await rename(`Sol ${id}`);

  const found = async ({ token }: { token: string }, filter: object) => {
    const query = encodeURI(`range=[0,9]&filter=${JSON.stringify(filter)}`);
    const { body } = await api.request('GET', `/audit?${query}`, { token });
    return body;
  };
  const renamed = { record: 'users', changes: [{ after: `Paz ${id}` }] };
  for (const q of ['yolotzin', String(id)]) {
    const record = 'users';
    expect(await found(school.admin, { q, record })).toMatchObject([renamed]);
    expect(await found(school.admin, { q, record, record_id: String(id) })).toMatchObject([renamed]);
    expect(await found(other.admin, { q })).toEqual([]);
  }
  expect(await found(school.admin, { record_id: String(id), record: 'users' })).toMatchObject([renamed]);
});
