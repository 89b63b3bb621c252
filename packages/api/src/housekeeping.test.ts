import { createInstitution } from '@lia/sdk/institutions/endpoints';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { sessions } from './accounts/tables.ts';
import { school, test } from './testing/institutions.ts';
import { sweep } from './housekeeping.ts';
import { attempts, idempotencyKeys } from './platform/tables.ts';

test('rows go when their time is over, and not before', async ({ api, admin }) => {
  const { db } = api.house;
  for (const key of ['an old write', 'a new write']) {
    await admin.client.call(createInstitution, {
      body: { ...school, School: key },
      idempotencyKey: key.replaceAll(' ', '-'),
    });
  }
  await db
    .update(idempotencyKeys)
    .set({ createdAt: sql`now() - interval '8 days'` })
    .where(eq(idempotencyKeys.key, 'an-old-write'));

  const past = sql`now() - interval '1 minute'`;
  await db.insert(attempts).values([
    { key: 'over', count: 3, expiresAt: past },
    { key: 'counting', count: 3, expiresAt: sql`now() + interval '1 minute'` },
  ]);

  const gone = await api.member('padre');
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '31 days'` })
    .where(eq(sessions.userId, gone.id));

  await sweep(api.house);

  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['a-new-write']);
  expect((await db.select().from(attempts)).map(({ key }) => key)).toEqual(['counting']);
  expect((await db.select().from(sessions)).map(({ userId }) => userId)).toEqual([admin.id]);
});
