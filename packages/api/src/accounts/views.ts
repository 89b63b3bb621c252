import { isAdmin } from '@lia/sdk/accounts/roles';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { Session } from '../platform/appContext.ts';
import { accountViews, users } from './tables.ts';

/**
 * The session in which an administrator sees the portal as a member, with the member's roles as they are now. A temporary password
 * is not asked to be replaced in it.
 * @throws {ApiFailure} 401 `TOKEN_EXPIRED` where its time is over, `SESSION_INVALID` where it was ended, or either account was
 */
export async function readView(db: Database, id: string): Promise<Session> {
  const [row] = await db
    .select({
      expiresAt: accountViews.expiresAt,
      endedAt: accountViews.endedAt,
      viewerId: accountViews.viewerId,
      viewerRole: sql<string[] | null>`(
        select viewer.role from ${users} as viewer where viewer.id = ${accountViews.viewerId} and viewer.deleted_at is null)`,
      userId: users.id,
      uuid: users.uuid,
      role: users.role,
    })
    .from(accountViews)
    .innerJoin(users, and(eq(users.id, accountViews.userId), isNull(users.deletedAt)))
    .where(eq(accountViews.id, id));
  if (!row || row.endedAt !== null || !row.viewerRole?.some(isAdmin) || row.role.some(isAdmin)) {
    throw new ApiFailure(401, 'SESSION_INVALID');
  }
  if (row.expiresAt.getTime() <= Date.now()) throw new ApiFailure(401, 'TOKEN_EXPIRED');
  const { expiresAt, userId, uuid, role, viewerId } = row;
  return { id, expiresAt: expiresAt.toISOString(), userId, uuid, role, viewerId, temporary_password: false };
}

/** Ends a view before its time. */
export async function endView(db: Database, id: string): Promise<void> {
  await db
    .update(accountViews)
    .set({ endedAt: sql`now()` })
    .where(and(eq(accountViews.id, id), isNull(accountViews.endedAt)));
}
