import type { UserErasure } from '@lia/sdk/users/schema';
import { erasedName } from '@lia/sdk/users/rules';
import { and, eq, ne, sql } from 'drizzle-orm';

import { accountIdsOf } from '../../accounts/store.ts';
import { users } from '../../accounts/tables.ts';
import { answerCancellations } from '../../dataRequests/cancellations.ts';
import { standingMemberships, usersWithPlans } from '../../memberships/store.ts';
import { mayBePaid } from '../../payments/checkoutWaits.ts';
import { orders, subscriptions } from '../../payments/tables.ts';
import type { AppContext } from '../../platform/appContext.ts';
import { ApiFailure, invalidFields } from '../../platform/errors.ts';
import { lockReached, lockUser, type WritingCall } from '../changeable.ts';
import { deactivate } from '../lifecycle.ts';

/** What stands in the place of a person; the username is one that no one chooses, and is there for lists alone. */
const nothingLeft = {
  ...erasedName,
  username: sql`'eliminada-' || ${users.id}`,
  email: null,
  emailVerifiedAt: null,
  // No password has such a hash.
  passwordHash: '',
  curp: null,
  phoneNumber: null,
  country: null,
  state: null,
  city: null,
  avatarPath: null,
};

/**
 * Erases what an account has of its person, for good: what every module declares (`ApiModule.erasure`), then the account itself. What
 * is kept stands in `kept.ts`. Requests of cancellation about the person are answered by it. Again, it changes nothing.
 * @throws {ApiFailure} 404, 409 while it pays or may be paid, 422 for another username
 */
export async function erase(
  call: WritingCall & { app: Pick<AppContext, 'modules'> },
  uuid: string,
  { username }: UserErasure,
): Promise<void> {
  const { db, session } = call;
  const [reached] = await lockReached(call, [uuid]);
  if (reached?.erasedAt) return;
  const account = await lockUser(call, uuid);
  if (username !== account.username) throw invalidFields({ username: { key: 'user.erasedName' } });
  await deactivate(call, uuid, false);
  await requireNothingOpen(call, account.id);

  const people = accountIdsOf(account.id);
  await answerCancellations(db, people, session.userId);
  for (const { erasure = [] } of call.app.modules)
    // oxlint-disable-next-line no-await-in-loop -- A transaction has one connection
    for (const part of erasure) await part.erase(db, people);
  await db
    .update(users)
    .set({ ...nothingLeft, deletedAt: sql`coalesce(${users.deletedAt}, now())`, erasedAt: sql`now()` })
    .where(sql`${users.id} in ${people}`);
}

/** @throws {ApiFailure} 409 `USER_PAYS`, `USER_HOLDS_LICENCE`, `USER_PAYMENT_OPEN` */
async function requireNothingOpen({ db }: WritingCall, id: number): Promise<void> {
  const ofAccount = sql`${orders.ownerId} in ${accountIdsOf(id)}`;
  const renewing = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(and(ofAccount, ne(subscriptions.status, 'ended')))
    .limit(1);
  if (renewing.length > 0 || (await standingMemberships(db, id)).length > 0) throw new ApiFailure(409, 'USER_PAYS');
  if ((await usersWithPlans(db, [id])).size > 0) throw new ApiFailure(409, 'USER_HOLDS_LICENCE');
  if ((await db.$count(orders, and(ofAccount, mayBePaid()))) > 0) throw new ApiFailure(409, 'USER_PAYMENT_OPEN');
}
