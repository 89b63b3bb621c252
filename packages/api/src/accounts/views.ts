import { isAdmin } from '@lia/sdk/accounts/roles';
import { VIEW_MINUTES } from '@lia/sdk/accounts/rules';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import type { Session } from '../platform/appContext.ts';
import { isChildOf } from './guardianships.ts';
import { accountViews, sessions, users } from './tables.ts';

/** What a view depends on, while it lasts. */
const viewRow = {
  expiresAt: accountViews.expiresAt,
  endedAt: accountViews.endedAt,
  viewerId: accountViews.viewerId,
  isGuardian: sql<boolean>`${accountViews.reason} is null`,
  viewerRole: sql<string[] | null>`(
    select viewer.role from ${users} as viewer where viewer.id = ${accountViews.viewerId} and viewer.deleted_at is null)`,
  /** The session that it was opened in goes on: who signs out, or has another password, leaves no view behind. */
  isOpen: sql<boolean>`exists (
    select 1 from ${sessions} where ${sessions.id} = ${accountViews.sessionId}
      and ${sessions.endedAt} is null and ${sessions.expiresAt} > now())`,
  /** The guardian answers for the child. */
  guards: sql<boolean>`${isChildOf(accountViews.viewerId)}`,
  userId: users.id,
  uuid: users.uuid,
  role: users.role,
};

/**
 * The session in which an administrator or a guardian sees the portal as a member, with the member's roles as they are now. A
 * temporary password is not asked to be replaced in it.
 * @throws {ApiFailure} 401 `TOKEN_EXPIRED` where its time is over, `SESSION_INVALID` where it was ended, or what it depends on was
 */
export async function readView(db: Database, id: string): Promise<Session> {
  const [row] = await db
    .select(viewRow)
    .from(accountViews)
    .innerJoin(users, and(eq(users.id, accountViews.userId), isNull(users.deletedAt)))
    .where(eq(accountViews.id, id));
  const mayView = row?.isOpen && row.viewerRole && (row.isGuardian ? row.guards : row.viewerRole.some(isAdmin));
  if (!row || row.endedAt !== null || !mayView || row.role.some(isAdmin)) throw new ApiFailure(401, 'SESSION_INVALID');
  if (row.expiresAt.getTime() <= Date.now()) throw new ApiFailure(401, 'TOKEN_EXPIRED');
  const { expiresAt, userId, uuid, role, viewerId, isGuardian } = row;
  const viewer = { viewerId, ...(isGuardian && { isGuardianView: true }) };
  return { id, expiresAt: expiresAt.toISOString(), userId, uuid, role, ...viewer, temporary_password: false };
}

/** Opens a view of an account. Answers what its token is signed from. */
export async function openView(
  db: Database,
  { id: userId, uuid }: { id: number; uuid: string },
  by: Pick<typeof accountViews.$inferInsert, 'viewerId' | 'reason' | 'sessionId'>,
): Promise<{ id: string; uuid: string; expires: Date; isView: true }> {
  const expires = new Date(Date.now() + VIEW_MINUTES * MINUTE_MS);
  // Tokens count in whole seconds.
  expires.setMilliseconds(0);
  const [view] = await db
    .insert(accountViews)
    .values({ userId, ...by, expiresAt: expires })
    .returning({ id: accountViews.id });
  return { id: found(view).id, uuid, expires, isView: true };
}

/** Ends a view before its time. */
export async function endView(db: Database, id: string): Promise<void> {
  await db
    .update(accountViews)
    .set({ endedAt: sql`now()` })
    .where(and(eq(accountViews.id, id), isNull(accountViews.endedAt)));
}
