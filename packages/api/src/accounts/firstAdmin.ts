import { ConfigError } from '../platform/config/config.ts';
import type { Starting } from '../platform/module.ts';
import { isCommon } from './commonPasswords.ts';
import { hashPassword } from './passwords.ts';
import { findByUsername } from './store.ts';
import { users } from './tables.ts';

/** Creates the administrator of the environment variables, unless the username is taken. */
export async function ensureFirstAdmin({ db, config }: Starting): Promise<void> {
  if (!config.firstAdmin) return;
  const { username, password, email } = config.firstAdmin;
  if (await findByUsername(db, username)) return;
  if (await isCommon(password)) {
    throw new ConfigError(
      'LIA cannot start:\n- LIA_ADMIN_PASSWORD is one of the most common passwords: choose another',
    );
  }
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
