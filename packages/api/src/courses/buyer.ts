import { COURSE_ROLE } from '@lia/sdk/courses/rules';
import type { CoursePurchase } from '@lia/sdk/courses/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';

import { askRegistered } from '../accounts/confirmation.ts';
import { hashCredentials } from '../accounts/passwords.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Language } from '../platform/language.ts';
import { ensureAccount, findAccount, insertUser } from '../people/newUser.ts';

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
export async function buyerOf(app: Pick<AppContext, 'secret' | 'config'>, purchase: CoursePurchase): Promise<Buyer> {
  const { username, email, name, last_name: lastName, phone_number: phoneNumber, country, state } = purchase;
  return {
    username,
    email,
    passwordHash: await hashCredentials(app, purchase),
    name,
    lastName,
    phoneNumber,
    country,
    state,
  };
}

const accountIn = (buyer: Buyer) => ({ ...buyer, role: [COURSE_ROLE], schoolId: PUBLIC_SCHOOL_ID });

/** Makes a buyer's account and asks them to confirm its address; null where the username is taken. */
export async function addBuyer(tx: Transaction, buyer: Buyer, language: Language): Promise<number | null> {
  const id = await insertUser(tx, accountIn(buyer));
  if (id !== null) await askRegistered(tx, { id, email: buyer.email }, language);
  return id;
}

/** The same for an order that is paid, or has a voucher, and cannot be refused any more. */
export async function ensureBuyer(tx: Transaction, buyer: Buyer, language: Language): Promise<number> {
  const { id, isNew } = await ensureAccount(tx, accountIn(buyer));
  if (isNew) await askRegistered(tx, { id, email: buyer.email }, language);
  return id;
}

/** The account that another order of a buyer made already; null where there is none. */
export const findBuyer = (db: Database, buyer: Buyer): Promise<number | null> => findAccount(db, accountIn(buyer));
