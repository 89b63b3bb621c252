import { isAdmin } from '@lia/sdk/accounts/roles';
import { VIEW_MINUTES } from '@lia/sdk/accounts/rules';
import type { SignedIn } from '@lia/sdk/accounts/schema';
import type { UserViews } from '@lia/sdk/users/details';
import { desc, eq, sql } from 'drizzle-orm';

import { resume } from '../accounts/service.ts';
import { signToken } from '../accounts/sessions.ts';
import { accountIdsOf } from '../accounts/store.ts';
import { accountViews, users } from '../accounts/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { lockUser, type WritingCall } from './changeable.ts';

const VIEWS = 50;

/** Opens a view of a user's portal for the caller. @throws {ApiFailure} 404, 409 */
export async function viewAs(
  { app, ...call }: Omit<WritingCall, 'db'> & { app: AppContext },
  uuid: string,
  reason: string,
): Promise<SignedIn> {
  const expires = new Date(Date.now() + VIEW_MINUTES * 60_000);
  // Tokens count in whole seconds.
  expires.setMilliseconds(0);
  const id = await inTransaction(app.db, async (db) => {
    const { id: userId, role, deletedAt } = await lockUser({ ...call, db }, uuid);
    if (deletedAt || role.some(isAdmin)) throw new ApiFailure(409, 'VIEW_REFUSED');
    const [view] = await db
      .insert(accountViews)
      .values({ userId, viewerId: call.session.userId, reason, expiresAt: expires })
      .returning({ id: accountViews.id });
    return found(view).id;
  });
  return resume(app, await signToken(app.secret, { id, uuid, expires, isView: true }));
}

/** When administrators saw the portal as a user, the latest first. */
export async function viewsOf(db: Database, userId: number): Promise<UserViews['data']> {
  const rows = await db
    .select({
      id: accountViews.id,
      viewer: sql<string>`trim(${users.name} || ' ' || ${users.lastName})`,
      reason: accountViews.reason,
      createdAt: accountViews.createdAt,
      expiresAt: accountViews.expiresAt,
      endedAt: accountViews.endedAt,
    })
    .from(accountViews)
    .innerJoin(users, eq(users.id, accountViews.viewerId))
    .where(sql`${accountViews.userId} in ${accountIdsOf(userId)}`)
    .orderBy(desc(accountViews.createdAt))
    .limit(VIEWS);
  return rows.map(({ createdAt, expiresAt, endedAt, ...view }) => {
    const ended = endedAt ?? (expiresAt.getTime() <= Date.now() ? expiresAt : null);
    return { ...view, started_at: createdAt.toISOString(), ended_at: ended?.toISOString() ?? null };
  });
}
