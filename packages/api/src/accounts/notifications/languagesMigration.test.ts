import { randomUUID } from 'node:crypto';

import { offAtFirst } from '@lia/sdk/notifications/rules';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../../testing/databaseBefore.ts';

test('an account that ordered in English last is written to in English, and is notified of the same as before', async () => {
  const { db, migrate } = await databaseBefore('0131_languages_of_payers');
  const order = (owner: number, language: string, daysAgo: number, isOwn = true) =>
    db.execute(sql`
      insert into orders (id, reason, title, quantity, unit_price, total, payer_name, payer_email, provider, owner_id,
        ordered_by_owner, language, created_at)
      values (${randomUUID()}, 'donation', 'Donativo', 1, 100, 100, 'Ana López', 'ana@example.mx', 'sandbox', ${owner}, ${isOwn},
        ${language}, now() - make_interval(days => ${daysAgo}))`);
  const [english, spanish, turned, chose, stranger, erased] = [1, 2, 3, 4, 5, 6];
  await db.execute(sql`
    insert into users (id, username, password_hash, name, last_name)
    select id, 'user' || id, 'x', 'Ana', 'López' from generate_series(1, 6) as id`);
  await order(english, 'es', 9);
  await order(english, 'en', 2);
  // Someone else typed the address.
  await order(english, 'es', 1, false);
  await order(spanish, 'es', 1);
  await order(turned, 'en', 9);
  await order(turned, 'es', 1);
  await order(chose, 'en', 1);
  await order(stranger, 'en', 1, false);
  await order(erased, 'en', 1);
  await db.execute(sql`update users set deleted_at = now(), erased_at = now() where id = ${erased}`);
  await db.execute(sql`
    insert into notification_preferences (user_id, off, digest, zone, language)
    values (${chose}, '{}', 'daily', 'America/Tijuana', 'es')`);

  await migrate();

  const { rows } = await db.execute(sql`
    select user_id, off, digest, quiet_from, quiet_until, zone, language from notification_preferences order by user_id`);
  const never = { quiet_from: null, quiet_until: null };
  expect(rows).toEqual([
    { user_id: english, off: offAtFirst, digest: 'none', ...never, zone: 'America/Mexico_City', language: 'en' },
    { user_id: chose, off: [], digest: 'daily', ...never, zone: 'America/Tijuana', language: 'es' },
  ]);
});
