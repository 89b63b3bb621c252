import { mayChangeRoles } from '@lia/sdk/users/rules';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Session } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
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

/**
 * The accounts of users whom the caller may change, held until the transaction ends.
 * @throws {ApiFailure} 404 where the scope does not reach one of them, 409 `USER_OWN_ACCOUNT` and `USER_PROTECTED`
 */
export async function lockUsers({ db, scope, session }: WritingCall, uuids: readonly string[]): Promise<UserAccount[]> {
  const named = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
  const found = await db
    .select()
    .from(users)
    .where(and(inArray(users.uuid, named), isNull(users.mergedInto), usersIn(scope)))
    // In one order: two calls with the same accounts would wait for each other.
    .orderBy(asc(users.id))
    .for('update');
  if (found.length < named.length) throw notFound();
  if (found.some(({ id }) => id === session.userId)) throw new ApiFailure(409, 'USER_OWN_ACCOUNT');
  const elsewhere = await usersElsewhere(
    db,
    scope,
    found.map(({ id }) => id),
  );
  if (!found.every((person) => mayChangeRoles(session, person) && !elsewhere.has(person.id))) {
    throw new ApiFailure(409, 'USER_PROTECTED');
  }
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
