import { COURSE_ROLE } from '@lia/sdk/courses/rules';
import type { CoursePurchase } from '@lia/sdk/courses/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, isNull, sql } from 'drizzle-orm';

import { askToConfirm } from '../accounts/confirmation.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import { insertUser } from '../registrations/store.ts';

/** An account to be made, its password a hash already: what an unpaid order may keep. */
export interface Buyer {
  username: string;
  email: string;
  passwordHash: string;
  name: string;
  lastName: string;
  phoneNumber: string;
  country: string;
  state: string;
}

/** Turns a purchase into an account to be made. Hashing takes a while, so it comes before the transaction. */
export async function buyerOf(purchase: CoursePurchase): Promise<Buyer> {
  const { username, email, name, last_name: lastName, phone_number: phoneNumber, country, state, password } = purchase;
  return { username, email, passwordHash: await hashPassword(password), name, lastName, phoneNumber, country, state };
}

/**
 * The account behind the e-mail address: the one that is there, untouched, or a new one, whose owner is asked to confirm
 * the address. Null where the username is somebody else's.
 */
export async function findOrAdd(tx: Transaction, buyer: Buyer, language: Language): Promise<number | null> {
  const known = await idByEmail(tx, buyer.email);
  if (known !== null) return known;
  const added = await insertUser(tx, { ...buyer, role: [COURSE_ROLE], schoolId: PUBLIC_SCHOOL_ID });
  if (added !== null) await askToConfirm(tx, { id: added, email: buyer.email }, language);
  // Two purchases at the same moment: the other one may have made the account.
  return added ?? (await idByEmail(tx, buyer.email));
}

/** The same for an order that is paid and cannot be refused: a username that was taken meanwhile gets a number. */
export async function accountFor(tx: Transaction, buyer: Buyer, language: Language): Promise<number> {
  for (let n = 1; n < 1000; n += 1) {
    const username = n === 1 ? buyer.username : `${buyer.username.slice(0, MAX_USERNAME - 3)}${n}`;
    const id = await findOrAdd(tx, { ...buyer, username }, language);
    if (id !== null) return id;
  }
  throw new Error('No username is free for a buyer');
}

/** Longest username (document 1 section 5). */
const MAX_USERNAME = 30;

async function idByEmail(tx: Transaction, email: string): Promise<number | null> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.deletedAt), sql`lower(${users.email}) = lower(${email})`));
  return found?.id ?? null;
}
