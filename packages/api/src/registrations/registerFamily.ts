import type { Agreement } from '@lia/sdk/consents/schema';
import { PUBLIC_SCHOOL_ID, studentRoleOf } from '@lia/sdk/registrations/rules';
import type { Child, FreeRegistration } from '@lia/sdk/registrations/schema';
import type { Message } from '@lia/sdk/messages/translate';

import { askRegistered } from '../accounts/confirmation.ts';
import { hashCredentials } from '../accounts/passwords.ts';
import { findPerson, isAnothers } from '../accounts/store.ts';
import { type GivenConsents, keepConsents, takeConsents } from '../consents/consent.ts';
import { assertState } from '../geography/service.ts';
import { accountsEmail } from '../memberships/emails.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields, pathIn } from '../platform/errors.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Language } from '../platform/language.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { correctChild, correctParent, type Recognise, recognise } from './knownFamily.ts';
import { type Family, insertUser, isFamilyEmail, type NewUser } from '../people/newUser.ts';

/** A registration that may be written: all that takes time is done. */
export interface CheckedFamily {
  family: Family;
  recognised: Recognise;
  consents: GivenConsents;
}

/** Who asks, and where. */
export interface Asking {
  app: AppContext;
  language: Language;
  address: string;
}

/**
 * Holds a family against what only we know. `at` is the path of the parent in the body.
 * @throws {ApiFailure} 422 on the state, and on a consent to a text that is not in force.
 */
export async function checkFamily(
  asked: Asking,
  family: FreeRegistration,
  given: Agreement['consents'] | undefined,
  at: string,
): Promise<CheckedFamily> {
  assertState(family.form, at);
  const consents = await takeConsents(given, { db: asked.app.db, ...asked }, at);
  return {
    consents,
    family: await prepareFamily(asked.app, family),
    recognised: await recognise(asked.app, family, asked.address),
  };
}

/** Turns a registration into accounts. Hashing takes a while, so it comes before the transaction. */
export async function prepareFamily(app: AppContext, { form, children }: FreeRegistration): Promise<Family> {
  const hashes = [form, ...children].map((person) => hashCredentials(app, person));
  const [passwordHash, ...childHashes] = await Promise.all(hashes);
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
    // The form asks for no city: it is the state once more (document 1 section 3).
    city: form.state,
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

/**
 * Writes a family: all of it, or nothing. The parent is asked to confirm their address, in this language. A family that is
 * registered already and recognised keeps its accounts, with what it corrected of itself and the children it has more.
 * Returns how the parent is named outside. `at` is the path of the parent in the body.
 * @throws {ApiFailure} 422 naming every username that is taken, and every e-mail address that the family has twice.
 */
export async function registerFamily(
  tx: Transaction,
  { family: { parent, children }, recognised, consents }: CheckedFamily,
  language: Language,
  at: string,
): Promise<string> {
  const refused: Record<string, Message> = {};
  const added = await insertUser(tx, parent);
  const known = added === null ? await recognised(tx) : null;
  const guardianId = added ?? known?.parentId ?? null;
  if (known) await correctParent(tx, known.parentId, parent);
  if (guardianId === null) refused[pathIn(at, 'username')] = { key: 'username.taken' };
  // One after another: a transaction has one connection, and each sees the names that the ones before it took.
  for (const [index, child] of children.entries()) {
    const before = known?.children[index];
    if (before) {
      await correctChild(tx, before, child);
      continue;
    }
    const path = `children[${index}]`;
    const isShared = guardianId !== null && (await isFamilyEmail(tx, guardianId, child.email));
    if (isShared) refused[pathIn(path, 'email')] = { key: 'email.taken' };
    if ((await insertUser(tx, { ...child, guardianId })) === null) {
      refused[pathIn(path, 'username')] = { key: 'username.taken' };
    }
  }
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
  if (added !== null) {
    const { email } = parent;
    await askRegistered(tx, { id: added, email }, language);
    if (!(await isAnothers(tx, { id: added, email }))) {
      await enqueueEmail(tx, accountsEmail, { cause: `family ${added}`, to: email, language, data: { parent: added } });
    }
  }
  const written = guardianId === null ? null : await findPerson(tx, guardianId);
  if (!written) throw new Error('The parent got no row');
  await keepConsents(tx, { kind: 'user', id: written.id }, consents);
  return written.uuid;
}
