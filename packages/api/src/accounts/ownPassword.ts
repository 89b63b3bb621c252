import type { AppContext } from '../platform/appContext.ts';
import { found, invalidFields } from '../platform/errors.ts';
import { countAttempt, forgetAttempts, type Limit } from '../platform/limits.ts';
import { isPassword } from './passwords.ts';
import { findPerson, type Person } from './store.ts';

/** Wrong current passwords allowed to a signed-in user. */
const WRONG_PASSWORDS: Limit = { times: 10, seconds: 15 * 60 };

/**
 * The signed-in user, once they gave their current password.
 * @throws {ApiFailure} 422 at `current_password`, 429
 */
export async function provePassword(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  userId: number,
  currentPassword: string,
): Promise<Person> {
  const person = found(await findPerson(db, userId));
  const guesses = `password:${userId}`;
  if (config.rateLimits) await countAttempt(db, guesses, WRONG_PASSWORDS);
  if (!(await isPassword(currentPassword, person.passwordHash))) {
    throw invalidFields({ current_password: { key: 'password.wrong' } });
  }
  if (config.rateLimits) await forgetAttempts(db, guesses);
  return person;
}
