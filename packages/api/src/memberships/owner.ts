import { insertUser, type NewUser, taken } from '../registrations/store.ts';
import { askToConfirm } from '../accounts/confirmation.ts';
import { users } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { findOrder } from '../payments/store.ts';
import type { Language } from '../platform/language.ts';
import { post } from '../platform/mail/outbox.ts';
import { accountsLetter } from './letters.ts';
import type { Family } from '../registrations/registerFamily.ts';
import { and, isNull, sql } from 'drizzle-orm';
import { type PlanOrder, setOwner } from './store.ts';

/**
 * Who gets the plan of an order: its owner, or the family that it was written with, registered now. What is paid cannot
 * be refused, so a username that was taken meanwhile gets a number, and an e-mail address that has an account names its
 * owner. Null where the family was forgotten, since nobody paid for a month, and where an order that is `unpaid` has the
 * address of somebody who registered meanwhile: a stranger's voucher costs nothing, and puts no children into a family.
 */
export async function registerOwner(
  tx: Transaction,
  order: PlanOrder,
  money: 'paid' | 'unpaid',
): Promise<number | null> {
  if (order.userId !== null) return order.userId;
  if (!order.family) return null;
  if (money === 'unpaid' && (await idByEmail(tx, order.family.parent.email)) !== null) return null;
  const told = await findOrder(tx, order.orderId);
  const userId = await addFamily(tx, order.family, told?.language ?? 'es');
  await setOwner(tx, order.orderId, userId);
  if (told) {
    const { payerEmail: to, language } = told;
    await post(tx, accountsLetter, { cause: order.orderId, to, language, data: { order: order.orderId } });
  }
  return userId;
}

async function addFamily(tx: Transaction, { parent, children }: Family, language: Language): Promise<number> {
  const tutorId = (await idByEmail(tx, parent.email)) ?? (await addParent(tx, parent, language));
  for (const child of children) {
    // The same child of the same family is there already where a second order of theirs is paid.
    const known = await idByEmail(tx, child.email, tutorId);
    if (known === null) await add(tx, { ...child, tutorId });
  }
  return tutorId;
}

async function addParent(tx: Transaction, parent: NewUser, language: Language): Promise<number> {
  const id = await add(tx, parent);
  await askToConfirm(tx, { id, email: parent.email }, language);
  return id;
}

/** Adds a person under their names, or the next free ones. */
async function add(tx: Transaction, person: NewUser): Promise<number> {
  for (let n = 1; n < 1000; n += 1) {
    const id = await insertUser(tx, n === 1 ? person : await renamed(tx, person, n));
    if (id !== null) return id;
  }
  throw new Error('No name is free for a person');
}

/** Longest username (document 1 section 5). */
const MAX_USERNAME = 30;

/** Numbers what is taken: letters to `luz+2@correo.mx` reach `luz@correo.mx`. */
async function renamed(tx: Transaction, person: NewUser, n: number): Promise<NewUser> {
  const { username, email } = await taken(tx, person);
  return {
    ...person,
    ...(username && { username: `${person.username.slice(0, MAX_USERNAME - String(n).length)}${n}` }),
    ...(email && { email: person.email.replace('@', `+${n}@`) }),
  };
}

async function idByEmail(tx: Transaction, email: string, tutorId?: number): Promise<number | null> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        sql`lower(${users.email}) = lower(${email})`,
        tutorId === undefined ? undefined : sql`${users.tutorId} = ${tutorId}`,
      ),
    );
  return found?.id ?? null;
}
