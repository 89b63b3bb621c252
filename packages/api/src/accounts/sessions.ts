import { KNOWN_DEVICE_DAYS } from '@lia/sdk/accounts/rules';
import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { UUID } from '@lia/sdk/validation/fields';
import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import type { Scope } from '../platform/scope.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import type { Language } from '../platform/language.ts';
import { networkHash } from '../platform/networkHash.ts';
import { prepared } from '../platform/prepared.ts';
import { deriveKey } from '../platform/secret.ts';
import { keepFirstLanguage } from './notifications/preferences.ts';
import { sessions, users } from './tables.ts';
import { readView } from './views.ts';

/** A session ends this long after it began, whatever happens in it. */
const LASTS_HOURS = 12;

const ALGORITHM = 'HS256';
const tokenKey = (secret: Uint8Array) => deriveKey(secret, 'session tokens');

/** Client address, browser and language of a sign-in. */
export interface Place {
  address: string;
  userAgent: string | undefined;
  language: Language;
}

/** What opens a session in the place of a password. */
export interface OpenedBy {
  accessCodeId?: string;
  picturesId?: string;
  /** Name of an identity provider. */
  provider?: string;
}

/** Characters that are kept of a `User-Agent`. */
const USER_AGENT_MAX = 256;

/**
 * Begins a session and returns its bearer token; `expiresAt` is an ISO instant. What opens it, where no password does: the code of
 * a card, pictures, or an identity provider.
 */
export async function openSession(
  { db, secret }: Pick<AppContext, 'db' | 'secret'>,
  user: { id: number; uuid: string },
  place?: Place,
  { accessCodeId, picturesId, provider }: OpenedBy = {},
): Promise<{ token: string; expiresAt: string }> {
  const expires = new Date(Date.now() + LASTS_HOURS * HOUR_MS);
  // Tokens count in whole seconds.
  expires.setMilliseconds(0);
  const [session] = await db
    .insert(sessions)
    .values({
      userId: user.id,
      expiresAt: expires,
      accessCodeId: accessCodeId ?? null,
      picturesId: picturesId ?? null,
      provider: provider ?? null,
      ...(place && {
        userAgent: place.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        networkHash: networkHash(secret, place.address),
      }),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session got no row');
  if (place) await keepFirstLanguage(db, user.id, place.language);
  const token = await signToken(secret, { id: session.id, uuid: user.uuid, expires });
  return { token, expiresAt: expires.toISOString() };
}

interface Signed {
  /** Of the session, or of the view. */
  id: string;
  uuid: string;
  expires: Date;
  isView?: boolean;
}

/** The bearer token of a session, or of an administrator's view of an account. */
export const signToken = (secret: Uint8Array, { id, uuid, expires, isView = false }: Signed): Promise<string> =>
  new SignJWT({ ...(isView && { view: true }) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(uuid)
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(tokenKey(secret));

const sessionRow = prepared('session', (db) =>
  db
    .select({
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      userId: users.id,
      uuid: users.uuid,
      role: users.role,
      provider: sessions.provider,
      // Who signs in with a card, pictures or by a provider is not asked for a password.
      temporary_password: sql<boolean>`${users.temporaryPassword} and ${sessions.accessCodeId} is null
        and ${sessions.picturesId} is null and ${sessions.provider} is null`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedAt)))
    .where(eq(sessions.id, sql.placeholder('id'))),
);

/**
 * The session behind a token, with its person's roles as they are now.
 * @throws {ApiFailure} 401 `TOKEN_EXPIRED` for a token that is not ours or is over, `SESSION_INVALID` for a session that was ended.
 */
export async function readSession({ db, secret }: Pick<AppContext, 'db' | 'secret'>, token: string): Promise<Session> {
  const { id, isView } = await verifiedToken(token, secret);
  if (isView) return readView(db, id);
  const [row] = await sessionRow(db).execute({ id });
  if (!row || row.endedAt !== null) throw new ApiFailure(401, 'SESSION_INVALID');
  if (row.expiresAt.getTime() <= Date.now()) throw new ApiFailure(401, 'TOKEN_EXPIRED');
  const { expiresAt, endedAt: _, provider, ...holder } = row;
  return { id, expiresAt: expiresAt.toISOString(), ...holder, ...(provider !== null && { provider }) };
}

interface VerifiedToken {
  id: string;
  isView: boolean;
}

/** Tokens whose signature was verified, by secret: of a known token, which comes with each call, the row is asked alone. */
const verified = new WeakMap<Uint8Array, Map<string, VerifiedToken>>();

/** Tokens that are remembered; the ones that were verified first are forgotten first. */
const REMEMBERED = 10_000;

async function verifiedToken(token: string, secret: Uint8Array): Promise<VerifiedToken> {
  const known = verified.get(secret) ?? new Map<string, VerifiedToken>();
  verified.set(secret, known);
  const found = known.get(token) ?? (await verify(token, tokenKey(secret)));
  known.set(token, found);
  const [oldest] = known.size > REMEMBERED ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  return found;
}

async function verify(token: string, key: Uint8Array): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], requiredClaims: ['jti', 'exp', 'sub'] });
    if (payload.jti && UUID.test(payload.jti)) return { id: payload.jti, isView: payload['view'] === true };
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

const isOpen = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`));

/** Sessions of a scope, as a condition on `sessions`. */
const sessionsIn = (scope: Scope<'own'>): SQL => scope.where({ own: (userId) => eq(sessions.userId, userId) });

/** The open sessions of a scope, the latest first. */
export const listOpenSessions = (db: Database, scope: Scope<'own'>) =>
  db
    .select()
    .from(sessions)
    .where(and(sessionsIn(scope), isOpen))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));

/** Ends a session of a scope. False where the scope has no such open session. */
export async function endSessionIn(db: Database, scope: Scope<'own'>, id: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(sessionsIn(scope), isOpen, eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends the sessions of an account, all or all but one. */
export async function endSessionsOf(db: Database, userId: number, except?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isOpen, except === undefined ? undefined : ne(sessions.id, except)));
}

/** Deletes sessions that are long over: until then their networks are known. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`));
}
