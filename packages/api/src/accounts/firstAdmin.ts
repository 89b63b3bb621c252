import type { FirstAdmin } from '../platform/firstAdmin.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { hashPassword } from './passwords.ts';
import { findByUsername } from './store.ts';
import { users } from './tables.ts';

/** Creates the administrator of the environment variables, unless the username is taken. */
export async function ensureFirstAdmin(
  db: Database,
  config: Pick<Config, 'passwordCost'>,
  { username, password, email }: FirstAdmin,
): Promise<void> {
  if (await findByUsername(db, username)) return;
  const passwordHash = await hashPassword(config, password);
  await db
    .insert(users)
    .values({
      username,
      email,
      passwordHash,
      name: username,
      lastName: '',
      role: ['admin'],
      emailVerifiedAt: new Date(),
    })
    // Another instance that started at the same moment was first.
    .onConflictDoNothing();
}
