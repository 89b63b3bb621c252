import { LONGEST_USERNAME } from '@lia/sdk/validation/lengths';
import { and, eq, isNull, or, sql } from 'drizzle-orm';

import { addGuardian, isChildOf, isGuardian } from '../accounts/guardianships.ts';
import { hasEmail } from '../accounts/prove.ts';
import { findByUsername, type Person } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { joinSchool } from '../institutions/members.ts';
import type { Database, Transaction } from '../platform/database.ts';

/** An account to be written, with the school and the guardian that it begins with. */
export type NewUser = Omit<typeof users.$inferInsert, 'dependent' | 'email'> & {
  email: string;
  schoolId?: number;
  guardianId?: number | null;
};

/** A parent and their children, ready to be written. */
export interface Family {
  parent: NewUser;
  children: NewUser[];
}

/** Writes a person and returns their id; null where the username is taken. */
export async function insertUser(
  tx: Transaction,
  { schoolId, guardianId = null, ...account }: NewUser,
): Promise<number | null> {
  const [row] = await tx
    .insert(users)
    .values({ ...account, dependent: guardianId !== null })
    .onConflictDoNothing()
    .returning({ id: users.id, role: users.role });
  if (!row) return null;
  if (schoolId !== undefined) await joinSchool(tx, [{ userId: row.id, schoolId, role: row.role }]);
  if (guardianId !== null) await addGuardian(tx, guardianId, row.id);
  return row.id;
}

/**
 * The account of a payer who paid, or has a voucher, and cannot be refused any more: a new one, whose username gets a
 * number where it was taken meanwhile, or the one that another order of theirs made: it has the same credentials, and the
 * same guardian where it is a child's.
 */
export async function ensureAccount(tx: Transaction, person: NewUser): Promise<{ id: number; isNew: boolean }> {
  for (let n = 1; n < 1000; n += 1) {
    const username = n === 1 ? person.username : `${person.username.slice(0, LONGEST_USERNAME - String(n).length)}${n}`;
    const id = await insertUser(tx, { ...person, username });
    if (id !== null) return { id, isNew: true };
    const known = await findByUsername(tx, username);
    if (known && (await isSamePerson(tx, known, person))) return { id: known.id, isNew: false };
  }
  throw new Error('No username is free for a person');
}

/** The account that another order of a payer made already, by the username that they chose; null where there is none. */
export async function findAccount(db: Database, person: NewUser): Promise<number | null> {
  const known = await findByUsername(db, person.username);
  return known && (await isSamePerson(db, known, person)) ? known.id : null;
}

async function isSamePerson(
  db: Database,
  known: Person,
  { email, passwordHash, guardianId = null }: NewUser,
): Promise<boolean> {
  if (!hasEmail(known, email) || known.passwordHash !== passwordHash) return false;
  return guardianId === null ? !known.dependent : isGuardian(db, guardianId, known.id);
}

/** Whether a username is taken, compared as the unique index compares. */
export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  return (await db.$count(users, and(isNull(users.deletedAt), sql`lower(${users.username}) = lower(${username})`))) > 0;
}

/** Whether a parent or one of their children has an e-mail address: each needs their own (document 1 section 5). */
export async function isFamilyEmail(db: Database, parentId: number, email: string): Promise<boolean> {
  const family = or(eq(users.id, parentId), isChildOf(parentId));
  return (
    (await db.$count(users, and(isNull(users.deletedAt), family, sql`lower(${users.email}) = lower(${email})`))) > 0
  );
}
