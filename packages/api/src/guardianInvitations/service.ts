import { isParent } from '@lia/sdk/accounts/roles';
import type { GuardianRegistration, Invitation } from '@lia/sdk/guardianInvitations/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, eq, sql } from 'drizzle-orm';

import { stillInvited } from '../accounts/guardianships.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { endPictures, isOfSchool } from '../accounts/signInPictures.ts';
import { confirmedAccount, findPerson, isSameAddress } from '../accounts/store.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { invitationEnd, isOpenInvitation } from '../guardians/invitations.ts';
import { guardianInvitations, registeredStudents } from '../guardians/tables.ts';
import { invitedFor, openInvitation } from '../imports/invitations.ts';
import { sendInvitation } from '../imports/inviteGuardians.ts';
import { importGuardians, imports } from '../imports/tables.ts';
import { joinSchool, schoolsIn } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import { insertUser } from '../people/newUser.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import { countAttempt, type Limit } from '../platform/limits.ts';
import type { Scope } from '../platform/scope.ts';
import { hashToken } from '../platform/secret.ts';

const over = (): ApiFailure => new ApiFailure(410, 'INVITATION_OVER');

const byToken = (token: string) => eq(guardianInvitations.tokenHash, hashToken(token));

/** What an invitation is about. @throws {ApiFailure} 410 */
export async function read(db: Database, token: string): Promise<Invitation> {
  const invitation = await openInvitation(db, byToken(token));
  if (!invitation || invitation.children.length === 0) throw over();
  const { school, email, children, teachers } = invitation;
  return { school, email, children, teachers, has_account: (await confirmedAccount(db, email)) !== null };
}

/** An open invitation, locked until the transaction ends. @throws {ApiFailure} 410 */
async function lock(tx: Transaction, token: string) {
  const [invitation] = await tx
    .select()
    .from(guardianInvitations)
    .where(and(byToken(token), isOpenInvitation))
    .for('update');
  if (!invitation) throw over();
  return invitation;
}

/** Makes a user the guardian of the children of an invitation. @throws {ApiFailure} 410 */
export async function accept(tx: Transaction, token: string, userId: number, consents: GivenConsents): Promise<void> {
  const { id, schoolId, email } = await lock(tx, token);
  const students = await stillInvited(tx, userId, await studentsOf(tx, id));
  if (students.length === 0) throw over();
  const person = found(await findPerson(tx, userId));
  const links = students.flatMap((studentId) => (studentId === userId ? [] : [{ guardianId: userId, studentId }]));
  if (links.length > 0) await tx.insert(guardianships).values(links).onConflictDoNothing();
  await tx.execute(sql`
    update ${importGuardians} set guardianship_id = ${guardianships.id} from ${guardianships}
    where ${importGuardians.invitationId} = ${id} and ${guardianships.guardianId} = ${userId}
      and ${guardianships.studentId} = ${importGuardians.studentId} and ${guardianships.endedAt} is null`);
  await tx
    .update(guardianInvitations)
    .set({ acceptedAt: sql`now()`, acceptedBy: userId, tokenHash: null })
    .where(eq(guardianInvitations.id, id));
  // Of public registrations, the parent gives what a child enters with from now on (decisions 92, 94).
  if (schoolId === PUBLIC_SCHOOL_ID) await endPictures(tx, students, isOfSchool(PUBLIC_SCHOOL_ID));
  await notifySchool(tx, id);
  if (!person.role.some(isParent)) {
    const role = [...person.role, 'padre'];
    await tx.update(users).set({ role }).where(eq(users.id, userId));
  }
  await joinSchool(tx, [{ userId, schoolId, role: ['padre'] }]);
  const reached = person.email !== null && isSameAddress(person.email, email);
  if (reached && person.emailVerifiedAt === null && (await confirmedAccount(tx, email)) === null) {
    await tx
      .update(users)
      .set({ emailVerifiedAt: sql`now()` })
      .where(eq(users.id, userId));
  }
  await keepConsents(tx, { kind: 'user', id: userId }, consents);
}

/** The students whom an invitation is about, and when an import or a teacher named its address for them last. */
async function studentsOf(tx: Transaction, invitationId: string) {
  const committed = sql`(select max(${imports.committedAt}) from ${importGuardians}
    join ${imports} on ${imports.id} = ${importGuardians.importId}
    where ${importGuardians.invitationId} = ${invitationId} and ${importGuardians.studentId} = ${users.id})`;
  const emailed = sql`(select ${guardianInvitations.emailedAt} from ${registeredStudents}
    join ${guardianInvitations} on ${guardianInvitations.id} = ${registeredStudents.invitationId}
    where ${guardianInvitations.id} = ${invitationId} and ${registeredStudents.studentId} = ${users.id})`;
  return tx
    .select({
      studentId: users.id,
      invitedAt: sql`coalesce(greatest(${committed}, ${emailed}), now())`.mapWith(imports.committedAt),
    })
    .from(users)
    .where(sql`${users.id} in (select student_id from ${invitedFor(invitationId)} as invited (student_id))`);
}

/** Notifies those whose imports named a guardian that the invitation was accepted. */
async function notifySchool(tx: Transaction, invitationId: string): Promise<void> {
  const named = await tx
    .select({
      userId: imports.committedBy,
      import: sql<string>`min(${imports.id}::text)`,
      children: sql<number>`count(distinct ${importGuardians.studentId})::int`,
    })
    .from(importGuardians)
    .innerJoin(imports, eq(imports.id, importGuardians.importId))
    .where(eq(importGuardians.invitationId, invitationId))
    .groupBy(imports.committedBy)
    .orderBy(imports.committedBy);
  for (const { userId, ...data } of named) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    if (userId !== null) await notify(tx, 'invitationAccepted', { userId, cause: invitationId, data });
  }
}

/** Hashes the password of a guardian who registers, where the invitation is open. @throws {ApiFailure} 409, 410 */
export async function prepareGuardian(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { token, password }: Pick<GuardianRegistration, 'token' | 'password'>,
): Promise<string> {
  if ((await read(db, token)).has_account) throw new ApiFailure(409, 'EMAIL_CONFIRMED');
  return hashPassword(config, password);
}

/** Opens an account for the address of an invitation, which its token confirms, and accepts it. @throws {ApiFailure} 409, 410, 422 */
export async function register(
  tx: Transaction,
  { token, name, last_name, username }: GuardianRegistration,
  passwordHash: string,
  consents: GivenConsents,
): Promise<void> {
  const { email } = await lock(tx, token);
  if ((await confirmedAccount(tx, email)) !== null) throw new ApiFailure(409, 'EMAIL_CONFIRMED');
  const account = { username, email, passwordHash, name, lastName: last_name, role: ['padre'] };
  const id = await insertUser(tx, { ...account, emailVerifiedAt: new Date() });
  if (id === null) throw invalidFields({ username: { key: 'username.taken' } });
  await accept(tx, token, id, consents);
}

/** Declines an invitation. @throws {ApiFailure} 410 */
export async function decline(tx: Transaction, token: string): Promise<void> {
  const { id } = await lock(tx, token);
  await tx
    .update(guardianInvitations)
    .set({ declinedAt: sql`now()`, tokenHash: null })
    .where(eq(guardianInvitations.id, id));
}

/** E-mails of one invitation that a school sends again: enough for a full mailbox, too few to flood an address. */
const RESENT: Limit = { times: 3, seconds: 3600 };

interface Call {
  db: Transaction;
  scope: Scope<'everything' | 'school'>;
}

/** Holds an invitation of a scope that waits for its answer until the transaction ends. @throws {ApiFailure} 404, 410 */
async function lockUnanswered({ db, scope }: Call, id: string): Promise<void> {
  const [row] = await db
    .select({ invitation: guardianInvitations })
    .from(guardianInvitations)
    .innerJoin(institutions, eq(institutions.id, guardianInvitations.schoolId))
    .where(and(eq(guardianInvitations.id, id), schoolsIn(scope)))
    .for('update', { of: guardianInvitations });
  const { acceptedAt, declinedAt } = found(row).invitation;
  if (acceptedAt !== null || declinedAt !== null) throw over();
}

/** Sends an invitation of a scope again, and renews its time. @throws {ApiFailure} 404, 410, 429 */
export async function resend({ app, db, scope }: Call & { app: AppContext }, id: string): Promise<void> {
  await lockUnanswered({ db, scope }, id);
  if ((await studentsOf(db, id)).length === 0) throw over();
  if (app.config.rateLimits) await countAttempt(db, `invitation:${id}`, RESENT);
  const [renewed] = await db
    .update(guardianInvitations)
    .set({ expiresAt: invitationEnd, emailedAt: sql`now()` })
    .where(eq(guardianInvitations.id, id))
    .returning();
  await sendInvitation(db, found(renewed));
}

/** Ends an invitation of a scope, whose address is that of another person perhaps. @throws {ApiFailure} 404, 410 */
export async function end(call: Call, id: string): Promise<void> {
  await lockUnanswered(call, id);
  await call.db
    .update(guardianInvitations)
    .set({ expiresAt: sql`now()` })
    .where(eq(guardianInvitations.id, id));
}
