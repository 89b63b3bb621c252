import { isParent } from '@lia/sdk/accounts/roles';
import { levels, studentRoleOf } from '@lia/sdk/registrations/rules';
import type { FreeRegistration } from '@lia/sdk/registrations/schema';
import { eq } from 'drizzle-orm';

import { isChildOf } from '../accounts/guardianships.ts';
import { isPassword } from '../accounts/passwords.ts';
import { hasEmail, prove } from '../accounts/prove.ts';
import { findByUsername, type Person } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { schoolOfStudent } from '../institutions/members.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { NewUser } from '../people/newUser.ts';

type Student = typeof users.$inferSelect;

/** The accounts that a family has already: the parent's, and of each child that comes the one that is there. */
export interface KnownFamily {
  parentId: number;
  children: (Student | null)[];
}

/** Asked in the transaction that could not make the parent's account. */
export type Recognise = (tx: Transaction) => Promise<KnownFamily | null>;

/**
 * Recognises a family that is registered and sends the form again: a page that lost its answer, a form that was filled in again.
 * The parent proves it with their username, e-mail address and password; each child is known by theirs. Checking
 * passwords takes a while and is limited, so it comes before the transaction, but for a family that became known since.
 */
export async function recognise(app: AppContext, family: FreeRegistration, address: string): Promise<Recognise> {
  const person = await prove(app, family.form, address);
  if (person === 'unknown') return (tx) => recogniseLate(tx, family);
  const known = person && (await accountsOf(app.db, person, family));
  return async () => known;
}

/** Whether a parent who is registered proves that it is them; whichever children come with them. */
export async function isRegistered(app: AppContext, { form }: FreeRegistration, address: string): Promise<boolean> {
  const person = await prove(app, form, address);
  return person !== null && person !== 'unknown' && person.role.some(isParent);
}

/** Two that were sent at the same moment: the username was free when each was checked. */
async function recogniseLate(tx: Transaction, family: FreeRegistration): Promise<KnownFamily | null> {
  const { username, email, password } = family.form;
  const person = await findByUsername(tx, username);
  const isTheirs = person && hasEmail(person, email) && (await isPassword(password, person.passwordHash));
  return isTheirs ? accountsOf(tx, person, family) : null;
}

async function accountsOf(db: Database, person: Person, { children }: FreeRegistration): Promise<KnownFamily | null> {
  if (!person.role.some(isParent)) return null;
  const theirs = await db.select().from(users).where(isChildOf(person.id));
  const known: (Student | null)[] = [];
  for (const { username, email, password } of children) {
    const found = theirs.find((one) => one.username.toLowerCase() === username.toLowerCase() && hasEmail(one, email));
    known.push(found && (await isPassword(password, found.passwordHash)) ? found : null);
  }
  return { parentId: person.id, children: known };
}

/** Keeps what a parent corrects of themselves; nothing else of their account changes. */
export async function correctParent(tx: Transaction, id: number, corrected: NewUser): Promise<void> {
  const { name, lastName, phoneNumber, country, state, city } = corrected;
  await tx.update(users).set({ name, lastName, phoneNumber, country, state, city }).where(eq(users.id, id));
}

/** The same of a child, whose level is a role as well; a school keeps the name and grade of its students. */
export async function correctChild(tx: Transaction, child: Student, corrected: NewUser): Promise<void> {
  if ((await schoolOfStudent(tx, child.id)) !== null) return;
  const { name, lastName, level, grade } = corrected;
  await tx
    .update(users)
    .set({ name, lastName, level, grade, role: roleAt(child, corrected) })
    .where(eq(users.id, child.id));
}

/** A child's roles once their level is corrected: the role of the level before gives way to that of the new one. */
function roleAt(before: Student, corrected: NewUser): string[] {
  const [then, now] = [before.level, corrected.level].map((level) => levels.find((known) => known === level));
  if (then === undefined || now === undefined) return before.role;
  return before.role.map((role) => (role === studentRoleOf(then) ? studentRoleOf(now) : role));
}
