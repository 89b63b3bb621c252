import { isAdmin } from '@lia/sdk/accounts/roles';
import type { SignedIn } from '@lia/sdk/accounts/schema';
import type { UserViews } from '@lia/sdk/users/details';
import { desc, eq, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { resume } from '../accounts/service.ts';
import { signToken } from '../accounts/sessions.ts';
import { accountIdsOf } from '../accounts/store.ts';
import { accountViews, users } from '../accounts/tables.ts';
import { openView } from '../accounts/views.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { lockUser, type WritingCall } from './changeable.ts';

const VIEWS = 50;

/** Opens a view of a user's portal for the caller. @throws {ApiFailure} 404, 409 */
export async function viewAs(
  { app, ...call }: Omit<WritingCall, 'db'> & { app: AppContext },
  uuid: string,
  reason: string,
): Promise<SignedIn> {
  const view = await inTransaction(app.db, async (db) => {
    const account = await lockUser({ ...call, db }, uuid);
    if (account.deletedAt || account.role.some(isAdmin)) throw new ApiFailure(409, 'VIEW_REFUSED');
    return openView(db, account, { viewerId: call.session.userId, sessionId: call.session.id, reason });
  });
  return resume(app, await signToken(app.secret, view));
}

/** When administrators and guardians saw the portal as a user, the latest first. */
export async function viewsOf(db: Database, userId: number): Promise<UserViews['data']> {
  const rows = await db
    .select({
      id: accountViews.id,
      viewer: fullName(users),
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
