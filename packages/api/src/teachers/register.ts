import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import type { RegistrationBody } from '@lia/sdk/teachers/registrationBody';
import type { NewTeacher } from '@lia/sdk/teachers/schema';

import { askRegistered } from '../accounts/confirmation.ts';
import { hashCredentials } from '../accounts/passwords.ts';
import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { columnValues } from '../platform/columns.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, invalidFields } from '../platform/errors.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Language } from '../platform/language.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { insertUser, isUsernameTaken } from '../people/newUser.ts';
import { claimDocuments } from './documents.ts';
import { type ComingAccount, teacherApplications } from './tables.ts';
import { teacherEmail } from './teacherEmail.ts';
import { findTicket, holdOpenTicket, keepAccount } from './tickets.ts';

/** The role behind role_id 28 (document 1 section 9), for every tier: docs/decisions/0010-teacher-documents.md. */
const ROLE = 'maestro';

/** Turns what was sent into an account to come. Hashing takes a while, so it comes before the transaction. */
export async function prepareAccount(app: AppContext, teacher: NewTeacher): Promise<ComingAccount> {
  const { username, email, name, last_name: lastName } = teacher;
  return { username, email, name, lastName, passwordHash: await hashCredentials(app, teacher) };
}

/** Begins a registration, or updates one that is not complete. @throws {ApiFailure} 422, 409 */
export async function openRegistration(tx: Transaction, ticket: string, account: ComingAccount): Promise<void> {
  await holdOpenTicket(tx, ticket);
  await refuseTaken(tx, account);
  await keepAccount(tx, ticket, account);
}

/** The ticket of the registration that was begun with an account, credentials included; a new one where there is none. */
export async function ticketOf(tx: Transaction, account: ComingAccount): Promise<string> {
  const begun = await findTicket(tx, account);
  if (begun !== null) return begun;
  const ticket = newIdempotencyKey();
  await openRegistration(tx, ticket, account);
  return ticket;
}

/** Completes a registration: account, application, documents and consents. @throws {ApiFailure} 422, 409, 404 */
export async function completeRegistration(
  tx: Transaction,
  { ticket, documents, ...registration }: Omit<RegistrationBody, 'id'> & { ticket: string },
  consents: GivenConsents,
  language: Language,
): Promise<void> {
  const account = found(await holdOpenTicket(tx, ticket));
  refuseAnother(account, registration);
  const { phone_number: phoneNumber, country, state, city } = registration;
  const userId = await insertUser(tx, {
    ...account,
    role: [ROLE],
    schoolId: PUBLIC_SCHOOL_ID,
    phoneNumber,
    country,
    state,
    city,
  });
  if (userId === null) {
    await refuseTaken(tx, account);
    throw new Error('A teacher was refused an account that is not taken');
  }
  const { name, lastName, email, username } = account;
  const [application] = await tx
    .insert(teacherApplications)
    .values({
      ticket,
      userId,
      ...columnValues(teacherApplications, registration),
      name,
      last_name: lastName,
      email,
      username,
    })
    .returning({ id: teacherApplications.id });
  if (!application) throw new Error('The registration got no row');
  await claimDocuments(tx, ticket, documents, application.id);
  await keepConsents(tx, { kind: 'application', id: application.id }, consents);
  await keepAccount(tx, ticket, null);
  const { id } = application;
  await enqueueEmail(tx, teacherEmail, { cause: id, to: CONTACT_EMAIL, language: 'es', data: { application: id } });
  await askRegistered(tx, { id: userId, email: account.email }, language);
}

/** An account that is sent again must be the one that the registration was begun with. @throws {ApiFailure} 422 */
function refuseAnother(account: ComingAccount, resent: Pick<RegistrationBody, 'username' | 'email'>): void {
  for (const field of ['username', 'email'] as const) {
    const another = resent[field] !== undefined && resent[field].toLowerCase() !== account[field].toLowerCase();
    if (another) throw invalidFields({ [field]: { key: 'invalid' } });
  }
}

async function refuseTaken(db: Database, { username }: ComingAccount): Promise<void> {
  if (await isUsernameTaken(db, username)) throw invalidFields({ username: { key: 'username.taken' } });
}
