import { UUID } from '@lia/sdk/validation/fields';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { House, Session } from '../platform/house.ts';
import { deriveKey } from '../platform/secret.ts';
import { sessions, users } from './tables.ts';

/** A session ends this long after it began, whatever happens in it. */
const LASTS_HOURS = 12;

const ALGORITHM = 'HS256';
const tokenKey = (secret: Uint8Array) => deriveKey(secret, 'session tokens');

/** Begins a session and returns its bearer token; `expiresAt` is an ISO instant. */
export async function openSession(
  { db, secret }: Pick<House, 'db' | 'secret'>,
  user: { id: number; uuid: string },
): Promise<{ token: string; expiresAt: string }> {
  const expires = new Date(Date.now() + LASTS_HOURS * 3_600_000);
  // Tokens count in whole seconds.
  expires.setMilliseconds(0);
  const [session] = await db
    .insert(sessions)
    .values({ userId: user.id, expiresAt: expires })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session got no row');
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(user.uuid)
    .setJti(session.id)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(tokenKey(secret));
  return { token, expiresAt: expires.toISOString() };
}

/**
 * The session behind a token, with its person's roles as they are now.
 * @throws {ApiFailure} 401 `TOKEN_EXPIRED` for a token that is not ours or is over, `SESSION_INVALID` for a session that was ended.
 */
export async function readSession({ db, secret }: Pick<House, 'db' | 'secret'>, token: string): Promise<Session> {
  const id = await verifiedId(token, tokenKey(secret));
  const [row] = await db
    .select({
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      userId: users.id,
      uuid: users.uuid,
      role: users.role,
      schoolId: users.schoolId,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedAt)))
    .where(eq(sessions.id, id));
  if (!row || row.endedAt !== null) throw new ApiFailure(401, 'SESSION_INVALID');
  if (row.expiresAt.getTime() <= Date.now()) throw new ApiFailure(401, 'TOKEN_EXPIRED');
  const { userId, uuid, role, schoolId } = row;
  return { id, expiresAt: row.expiresAt.toISOString(), userId, uuid, role, schoolId };
}

async function verifiedId(token: string, key: Uint8Array): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], requiredClaims: ['jti', 'exp', 'sub'] });
    if (payload.jti && UUID.test(payload.jti)) return payload.jti;
  } catch {
    // Whatever is wrong with it, it is no token of ours.
  }
  throw new ApiFailure(401, 'TOKEN_EXPIRED');
}

/** Ends a session; its token is worthless from now on. */
export async function endSession(db: Database, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(eq(sessions.id, id));
}

/** Deletes sessions that are long over. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`));
}
