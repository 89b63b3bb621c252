import { isStudent } from '@lia/sdk/accounts/roles';
import { mayHaveCard } from '@lia/sdk/accounts/accessCodes';
import type { NewUser } from '@lia/sdk/users/schema';
import { assignableRoles } from '@lia/sdk/users/rules';
import { and, eq } from 'drizzle-orm';

import { askToConfirm } from '../accounts/confirmation.ts';
import { hashTemporary } from '../accounts/commonPasswords.ts';
import { hashNoPassword } from '../accounts/passwords.ts';
import { confirmedAccount } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { assignUsernames } from '../accounts/usernames.ts';
import { joinSchool, schoolsIn } from '../institutions/members.ts';
import { institutions, schoolEnrolments } from '../institutions/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { violatedConstraint } from '../platform/database.ts';
import { found, invalidFields, notFound } from '../platform/errors.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import type { WritingCall } from './changeable.ts';
import { invitationEmail } from './emails.ts';

/**
 * The hash of a new account's password; of none, where none is given.
 * @throws {ApiFailure} 422 for a common one
 */
export const firstPassword = (
  { config }: Pick<AppContext, 'config'>,
  { password }: Pick<NewUser, 'password'>,
): Promise<string> => (password ? hashTemporary(config, password) : hashNoPassword(config));

/**
 * Creates an account, in a school where one is named. Answers its uuid, and whether an e-mail invites its user to choose a
 * password.
 * @throws {ApiFailure} 404 for a school that the scope does not reach, 422
 */
export async function createUser(
  call: WritingCall,
  input: NewUser,
  passwordHash: string,
): Promise<{ uuid: string; invited: boolean }> {
  const { db, session } = call;
  const role = [...new Set(input.role)];
  if (role.some((one) => !assignableRoles(session).includes(one))) throw invalidFields({ role: { key: 'user.role' } });
  const schoolId = await schoolOf(call, input.school_id ?? null);
  const { level = null, grade = null, password = null } = input;
  const email = input.email || null;
  const isChild = mayHaveCard({ role, level });
  if (email === null && !password && !isChild) throw invalidFields({ password: { key: 'user.password' } });
  const [created] = await db
    .insert(users)
    .values({
      username: input.username || (await usernameOf(call, input)),
      name: input.name,
      lastName: input.last_name,
      email,
      curp: input.curp || null,
      phoneNumber: input.phone_number || null,
      role,
      ...(role.some(isStudent) && { level, grade }),
      passwordHash,
      temporaryPassword: Boolean(password),
    })
    .returning({ id: users.id, uuid: users.uuid })
    .catch(refuseTaken);
  const { id, uuid } = found(created);
  if (schoolId !== null) {
    await joinSchool(db, [{ userId: id, schoolId, role }]);
    if (level !== null && grade !== null) {
      const matricula = input.matricula || null;
      await db
        .insert(schoolEnrolments)
        .values({ userId: id, schoolId, companyId: schoolId, level, grade, matricula })
        .catch(refuseTaken);
    }
  }
  // Who has a temporary password is asked to confirm their address once they have replaced it.
  if (email === null || password) return { uuid, invited: false };
  await invite(call, { id, email });
  return { uuid, invited: true };
}

/** The owner of an address that is confirmed gets a notice instead, as with registrations. */
async function invite({ db, language }: WritingCall, user: { id: number; email: string }): Promise<void> {
  if ((await confirmedAccount(db, user.email)) !== null) return askToConfirm(db, user, language);
  const data = { user: user.id };
  await enqueueEmail(db, invitationEmail, { cause: String(user.id), to: user.email, language, data });
}

/** The school of a new account: the named one, or the only one that the caller works for. */
async function schoolOf({ db, scope }: WritingCall, named: number | null): Promise<number | null> {
  const isEverything = scope.reachesEverything;
  if (named === null && isEverything) return null;
  const schools = await db
    .select({ id: institutions.id })
    .from(institutions)
    .where(and(schoolsIn(scope), named === null ? undefined : eq(institutions.id, named)))
    .limit(2);
  const [school, ...others] = schools;
  if (named !== null && !school) throw notFound();
  if (!school || others.length > 0) throw invalidFields({ school_id: { key: 'required' } });
  return school.id;
}

/** A free username made of the name. */
export async function usernameOf(
  { db }: Pick<WritingCall, 'db'>,
  { name, last_name }: Pick<NewUser, 'name' | 'last_name'>,
): Promise<string> {
  const [firstName = ''] = name.split(' ');
  const [firstLastName = ''] = last_name.split(' ');
  const person = { num: 1, firstName, firstLastName, wanted: '' };
  return found((await assignUsernames(db, [person], new Map())).get(1));
}

/** What the database refuses, by the field. */
const taken: Readonly<Record<string, Parameters<typeof invalidFields>[0]>> = {
  users_username_taken: { username: { key: 'username.taken' } },
  school_enrolments_matricula: { matricula: { key: 'user.matricula' } },
};

/** @throws {ApiFailure} 422 for a username or student number that is taken, else the error itself. */
export function refuseTaken(error: unknown): never {
  const fields = taken[violatedConstraint(error) ?? ''];
  throw fields ? invalidFields(fields) : error;
}
