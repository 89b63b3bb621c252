import type { Transaction } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { confirmedAccount } from './confirmedAccount.ts';
import { confirmationEmail, knownAddressEmail } from './emails.ts';
import { findPerson } from './store.ts';

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
    language,
    data: { user: id },
  });
}

/** Sends the confirmation email again on request; `again` distinguishes it from earlier ones. */
export async function askAgain(
  tx: Transaction,
  { id, email }: Registered,
  language: Language,
  again: string,
): Promise<void> {
  await enqueueEmail(tx, confirmationEmail, { cause: `${id} ${again}`, to: email, language, data: { user: id } });
}
