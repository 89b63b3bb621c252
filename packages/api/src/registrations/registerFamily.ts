import { PUBLIC_SCHOOL_ID, studentRoleOf } from '@lia/sdk/registrations/rules';
import type { Child, FreeRegistration } from '@lia/sdk/registrations/schema';
import type { Message } from '@lia/sdk/messages/translate';

import { askToConfirm } from '../accounts/confirmation.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { findPerson } from '../accounts/store.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields, pathIn } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { correctChild, correctParent, type Recognise } from './knownFamily.ts';
import { insertUser, type NewUser, taken } from './store.ts';

/** A parent and their children, ready to be written. */
export interface Family {
  parent: NewUser;
  children: NewUser[];
}

/** Turns a registration into accounts. Hashing takes a while, so it comes before the transaction. */
export async function prepareFamily({ form, children }: FreeRegistration): Promise<Family> {
  const [passwordHash, ...childHashes] = await Promise.all([form, ...children].map((it) => hashPassword(it.password)));
  if (passwordHash === undefined) throw new Error('A password got no hash');
  const parent = {
    username: form.username,
    email: form.email,
    passwordHash,
    name: form.name,
    lastName: form.last_name,
    role: [form.role_id],
    schoolId: PUBLIC_SCHOOL_ID,
    phoneNumber: form.phone_number,
    country: form.country,
    state: form.state,
  };
  return { parent, children: children.map((child, index) => studentOf(child, childHashes[index] ?? '')) };
}

/** An account for a child. */
export const studentOf = (
  { name, last_name, level, grade, email, username }: Child,
  passwordHash: string,
): NewUser => ({
  username,
  email,
  passwordHash,
  name,
  lastName: last_name,
  role: [studentRoleOf(level)],
  schoolId: PUBLIC_SCHOOL_ID,
  level,
  grade,
});

const nobody: Recognise = async () => null;

/**
 * Writes a family: all of it, or nothing. The parent is asked to confirm their address, in this language. A family that is
 * registered already and recognised keeps its accounts, with what it corrected of itself and the children it has more.
 * Returns how the parent is named outside. `at` is the path of the parent in the body.
 * @throws {ApiFailure} 422 naming every username and e-mail address that is taken, within the family as well.
 */
export async function registerFamily(
  tx: Transaction,
  { parent, children }: Family,
  language: Language,
  at: string,
  recognise: Recognise = nobody,
): Promise<string> {
  const refused: Record<string, Message> = {};
  const refuse = async (person: NewUser, path: string): Promise<void> => {
    const { username, email } = await taken(tx, person);
    if (username) refused[pathIn(path, 'username')] = { key: 'username.taken' };
    if (email) refused[pathIn(path, 'email')] = { key: 'email.taken' };
  };

  const added = await insertUser(tx, parent);
  const known = added === null ? await recognise(tx) : null;
  const tutorId = added ?? known?.parentId ?? null;
  if (known) await correctParent(tx, known.parentId, parent);
  if (tutorId === null) await refuse(parent, at);
  // One after another: a transaction has one connection, and each sees the names that the ones before it took.
  for (const [index, child] of children.entries()) {
    const before = known?.children[index];
    if (before) await correctChild(tx, before, child);
    else if ((await insertUser(tx, { ...child, tutorId })) === null) await refuse(child, `children[${index}]`);
  }
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
  if (added !== null) await askToConfirm(tx, { id: added, email: parent.email }, language);
  const written = tutorId === null ? null : await findPerson(tx, tutorId);
  if (!written) throw new Error('The parent got no row');
  return written.uuid;
}
