import { mayChangeRoles } from '@lia/sdk/users/rules';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Session } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, notFound } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { usersElsewhere } from './places.ts';
import { type UserScope, usersIn } from './scope.ts';

/** What users are written with: a call whose handler runs in a transaction. */
export interface WritingCall {
  db: Transaction;
  scope: UserScope;
  session: Session;
  language: Language;
}

export type UserAccount = typeof users.$inferSelect;

/** What is asked of the accounts that a call reaches. */
export type Reader = Pick<WritingCall, 'scope' | 'session'> & { db: Database };

/**
 * Those of some accounts of the scope whom the caller may change: not their own, none above them, and none that is also of a school
 * which they do not reach, of those that `among` holds for. What was erased is no one's any more.
 */
export async function changeableOf(
  { db, scope, session }: Reader,
  people: readonly Pick<UserAccount, 'id' | 'role' | 'erasedAt'>[],
  among?: SQL,
): Promise<ReadonlySet<number>> {
  const ids = people.map(({ id }) => id);
  const elsewhere = await usersElsewhere(db, scope, ids, among);
  const changeable = people.filter(
    (person) =>
      person.id !== session.userId &&
      person.erasedAt === null &&
      mayChangeRoles(session, person) &&
      !elsewhere.has(person.id),
  );
  return new Set(changeable.map(({ id }) => id));
}

/** The accounts of users of the scope, held until the transaction ends. @throws {ApiFailure} 404 where it does not reach one */
export async function lockReached(
  { db, scope }: Pick<WritingCall, 'db' | 'scope'>,
  uuids: readonly string[],
): Promise<UserAccount[]> {
  const named = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
  const found = await db
    .select()
    .from(users)
    .where(and(inArray(users.uuid, named), isNull(users.mergedInto), usersIn(scope)))
    // In one order: two calls with the same accounts would wait for each other.
    .orderBy(asc(users.id))
    .for('update');
  if (found.length < named.length) throw notFound();
  return found;
}

/**
 * The same of users whom the caller may change.
 * @throws {ApiFailure} 404, 409 `USER_OWN_ACCOUNT`, `USER_ERASED` and `USER_PROTECTED`
 */
export async function lockUsers(call: WritingCall, uuids: readonly string[]): Promise<UserAccount[]> {
  const found = await lockReached(call, uuids);
  if (found.some(({ id }) => id === call.session.userId)) throw new ApiFailure(409, 'USER_OWN_ACCOUNT');
  if (found.some(({ erasedAt }) => erasedAt !== null)) throw new ApiFailure(409, 'USER_ERASED');
  if ((await changeableOf(call, found)).size < found.length) throw new ApiFailure(409, 'USER_PROTECTED');
  return found;
}

/** The same of one user. */
export async function lockUser(call: WritingCall, uuid: string): Promise<UserAccount> {
  const [account] = await lockUsers(call, [uuid]);
  if (!account) throw notFound();
  return account;
}

/** Changes an account. */
export async function changeUser(
  db: Transaction,
  id: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(users).set(change).where(eq(users.id, id));
}
