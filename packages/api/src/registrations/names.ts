import type { Message } from '@lia/sdk/messages/translate';
import type { FreeRegistration } from '@lia/sdk/registrations/schema';

import { ApiFailure, invalidFields, pathIn } from '../platform/errors.ts';
import type { AppContext } from '../platform/appContext.ts';
import { isRegistered } from './knownFamily.ts';
import { isUsernameTaken } from '../people/newUser.ts';

/**
 * Refuses taken usernames, and usernames and e-mail addresses that come twice within the family. `at` is the
 * path of the parent in the body.
 * @throws {ApiFailure} 409 `FAMILY_REGISTERED` to a parent who proves that they are registered; to any other caller 422
 * naming each of them (`form.username`, `children[1].email`).
 */
export async function assertNamesFree(
  { app, address }: { app: AppContext; address: string },
  family: FreeRegistration,
  at: string,
): Promise<void> {
  const { form, children } = family;
  const people = [form, ...children];
  const refused: Record<string, Message> = {};
  for (const [index, person] of people.entries()) {
    const path = index === 0 ? at : `children[${index - 1}]`;
    const before = people.slice(0, index);
    const same = (key: 'username' | 'email') =>
      before.some((other) => other[key].toLowerCase() === person[key].toLowerCase());
    if (same('username') || (await isUsernameTaken(app.db, person.username)))
      refused[pathIn(path, 'username')] = { key: 'username.taken' };
    if (same('email')) refused[pathIn(path, 'email')] = { key: 'email.taken' };
  }
  if (Object.keys(refused).length === 0) return;
  if (await isRegistered(app, family, address)) throw new ApiFailure(409, 'FAMILY_REGISTERED');
  throw invalidFields(refused);
}
