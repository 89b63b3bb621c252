import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { test } from '../testing/api.ts';

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
