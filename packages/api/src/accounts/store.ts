import { and, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { users } from './tables.ts';

const person = {
  id: users.id,
  uuid: users.uuid,
  username: users.username,
  email: users.email,
  passwordHash: users.passwordHash,
  temporaryPassword: users.temporaryPassword,
  name: users.name,
  lastName: users.lastName,
  role: users.role,
  level: users.level,
  grade: users.grade,
  avatarPath: users.avatarPath,
  dependent: users.dependent,
  emailVerifiedAt: users.emailVerifiedAt,
};

/** A person who can sign in. */
export async function findByUsername(db: Database, username: string) {
  const [found] = await db
    .select(person)
    .from(users)
    .where(and(eq(sql`lower(${users.username})`, username.toLowerCase()), isNull(users.deletedAt)));
  return found ?? null;
}

export type Person = NonNullable<Awaited<ReturnType<typeof findByUsername>>>;

export async function findPerson(db: Database, id: number): Promise<Person | null> {
  const [found] = await db
    .select(person)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found ?? null;
}

const withoutCase = (address: string): string => address.replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase());

/**
 * Whether mail to one reaches the other: they differ in the case of ASCII letters at most. Lower case in full, here and in the
 * database, makes one letter of two that are different ones to a mail server: U+212B and å, U+212A and k.
 */
export const isSameAddress = (one: string, other: string): boolean => withoutCase(one) === withoutCase(other);

/** The account of an id while it has an address; null once it has another one, which an email to this one is not for. */
export async function findAddressee(
  db: Database,
  id: number,
  address: string,
): Promise<(Person & { email: string }) | null> {
  const found = await findPerson(db, id);
  return found?.email != null && isSameAddress(found.email, address) ? { ...found, email: found.email } : null;
}

/** Accounts with an e-mail address, compared as the index on confirmed addresses compares. */
const hasAddress = (email: string): SQL => sql`lower(${users.email}) = lower(${email})`;

/** The account that confirmed an e-mail address, whatever the case of its letters; null where none did. */
export async function confirmedAccount(db: Database, email: string | null): Promise<number | null> {
  if (email === null) return null;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasAddress(email), isNull(users.deletedAt), isNotNull(users.emailVerifiedAt)));
  return found?.id ?? null;
}

/** Whether another account confirmed the address of this one, which then gets no more mail there about itself. */
export async function isAnothers(db: Database, { id, email }: { id: number; email: string | null }): Promise<boolean> {
  const confirmed = await confirmedAccount(db, email);
  return confirmed !== null && confirmed !== id;
}

/** The account of a person and those that were merged into it, as a query of ids. */
export const accountIdsOf = (userId: SQLWrapper | number): SQL =>
  sql`(select one.id from ${users} as one where one.id = ${userId} or one.merged_into = ${userId})`;
