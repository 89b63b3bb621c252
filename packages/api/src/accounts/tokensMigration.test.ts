import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';
import { accountTokens } from './tables.ts';

test('links that went out before their tokens had one table keep working', async () => {
  const { db, user, migrate } = await databaseBefore('0009_account_tokens');
  const userId = await user('ana');
  const [email, expiresAt] = ['ana@example.mx', new Date('2026-12-01T12:00:00Z')];
  for (const [table, hash] of [
    ['email_confirmations', 'confirms'],
    ['password_resets', 'resets'],
  ] as const) {
    await db.execute(sql`
      insert into ${sql.identifier(table)} (token_hash, user_id, email, expires_at)
      values (${hash}, ${userId}, ${email}, ${expiresAt.toISOString()})`);
  }

  await migrate();

  expect(await db.select().from(accountTokens).orderBy(accountTokens.tokenHash)).toEqual([
    { tokenHash: 'confirms', purpose: 'email-confirmation', userId, email, expiresAt },
    { tokenHash: 'resets', purpose: 'password-reset', userId, email, expiresAt },
  ]);
});
