import { randomUUID } from 'node:crypto';

import type { AppContext } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import { countAttempt } from '../platform/limits.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { confirmationEmail, knownAddressEmail } from './emails.ts';
import { keepFirstLanguage, languageOf } from './notifications/preferences.ts';
import { findPerson, confirmedAccount } from './store.ts';

interface Registered {
  id: number;
  email: string;
}

/**
 * Sends a new user the email that confirms their address. Where another account confirmed it, the owner of that account is
 * notified of the registration instead, once a day at most.
 */
export async function askToConfirm(tx: Transaction, { id, email }: Registered, language: Language): Promise<void> {
  const ownerId = await confirmedAccount(tx, email);
  const owner = ownerId === null ? null : await findPerson(tx, ownerId);
  if (!owner?.email)
    return enqueueEmail(tx, confirmationEmail, { cause: String(id), to: email, language, data: { user: id } });
  const today = new Date().toISOString().slice(0, 10);
  await enqueueEmail(tx, knownAddressEmail, {
    cause: `${owner.id} ${today}`,
    to: owner.email,
    language: await languageOf(tx, owner.id),
    data: { user: id },
  });
}

/** The same for a user who registers themselves: later e-mails to them are in the language of this one. */
export async function askRegistered(tx: Transaction, user: Registered, language: Language): Promise<void> {
  await keepFirstLanguage(tx, user.id, language);
  await askToConfirm(tx, user, language);
}

/** Confirmation emails a user may request again: enough for a full mailbox and a typing error, too few to flood an address. */
const CONFIRMATION_EMAILS = { times: 3, seconds: 3600 };

/**
 * Sends the confirmation email again on request, unless the address is confirmed, or is a child's.
 * @throws {ApiFailure} 429
 */
export async function askAgain({ db, config }: AppContext, userId: number, language: Language): Promise<void> {
  if (config.rateLimits) await countAttempt(db, `confirmation:${userId}`, CONFIRMATION_EMAILS);
  const person = await findPerson(db, userId);
  if (!person?.email || person.emailVerifiedAt !== null || person.dependent) return;
  const email = { cause: `${userId} ${randomUUID()}`, to: person.email, language, data: { user: userId } };
  await inTransaction(db, (tx) => enqueueEmail(tx, confirmationEmail, email));
}
