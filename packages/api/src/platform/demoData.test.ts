import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { test } from '../testing/api.ts';
import { seedDemoData } from './demoData.ts';

test('the planner knows how many rows there are once the demo data is written', async ({ api }) => {
  const { app } = api;
  const write = async () => void (await api.member('padre'));
  await seedDemoData({ ...app, modules: [{ name: 'families', demoData: { write } }] });
  const estimate = app.db.select({ rows: sql<number>`reltuples::integer` }).from(sql`pg_class`);
  expect(await estimate.where(sql`oid = 'users'::regclass`)).toEqual([{ rows: 1 }]);
  expect(await app.db.$count(users)).toBe(1);
});
