import { type Credentials, defaultUser, type SessionUser, type SignedIn } from '@lia/sdk/accounts/schema';
import type { SignIn } from '@lia/sdk/accounts/signIn';

import { ApiFailure } from '../platform/errors.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { countAt, type Purpose } from './attempts.ts';
import { isCommon } from './commonPasswords.ts';
import { deviceProof } from './knownDevices.ts';
import { isPassword } from './passwords.ts';
import { asksForCode, passSecondFactor } from './secondStep.ts';
import { type OpenedBy, openSession, type Place } from './sessions.ts';
import { findByUsername, findPerson, type Person } from './store.ts';

/** Opens a session. @throws {ApiFailure} as `identify` and `passSecondFactor` do. */
export async function signIn(
  app: AppContext,
  { second_factor: code, ...credentials }: SignIn,
  place: Place,
): Promise<SignedIn> {
  const person = await identify(app, credentials, place.address);
  const visitor = { devices: credentials.devices ?? [], address: place.address };
  const signedIn = (await asksForCode(app, person.id))
    ? await passSecondFactor(app, { person, visitor, code, language: place.language }, (tx) =>
        begin({ ...app, db: tx }, person, place),
      )
    : await begin(app, person, place);
  // A temporary one is replaced anyway.
  const isToWarn = !person.temporaryPassword && (await isCommon(credentials.password));
  return { ...signedIn, ...(isToWarn && { common_password: true }) };
}

/**
 * The person who signs in from another site, by a password alone: codes are asked for in the portal.
 * @throws {ApiFailure} as `identify` does, 401 `SECOND_FACTOR_ELSEWHERE`
 */
export async function identifyElsewhere(app: AppContext, credentials: Credentials, address: string): Promise<Person> {
  const person = await identify(app, credentials, address);
  if (await asksForCode(app, person.id)) throw new ApiFailure(401, 'SECOND_FACTOR_ELSEWHERE');
  return person;
}

/**
 * The person behind a username and a password. Only failures count towards the limits (`countAt`).
 * @throws {ApiFailure} 401 `USER_NOT_FOUND` or `INVALID_PASSWORD` (document 1 section 8), 429 `RATE_LIMITED`.
 */
export async function identify(
  app: AppContext,
  { username, password, devices = [] }: Credentials,
  address: string,
  purpose: Purpose = 'login',
): Promise<Person> {
  const person = await findByUsername(app.db, username);
  const succeeded = await countAt(app, { username, person, devices, address, purpose });
  if (!person) throw new ApiFailure(401, 'USER_NOT_FOUND');
  if (!(await isPassword(password, person.passwordHash))) throw new ApiFailure(401, 'INVALID_PASSWORD');
  await succeeded();
  return person;
}

/**
 * Opens a session for an account that is already authenticated; who was not by a password is not asked to replace a temporary one.
 * @throws {ApiFailure} 401 where the account is gone.
 */
export async function open(app: AppContext, userId: number, place: Place, by?: OpenedBy): Promise<SignedIn> {
  const person = await findPerson(app.db, userId);
  if (!person) throw new ApiFailure(401, 'SESSION_INVALID');
  if (by === undefined) return begin(app, person, place);
  return begin(app, { ...person, temporaryPassword: false }, place, by);
}

async function begin(app: AppContext, person: Person, place: Place, by: OpenedBy = {}): Promise<SignedIn> {
  const { token, expiresAt } = await openSession(app, person, place, by);
  const device = await deviceProof(app.secret, person);
  return { user: await sessionUser(app, person, by.provider), access_token: token, expires_at: expiresAt, device };
}

/** The person behind a token that a browser kept; the token stays the same and ends when it would have ended. */
export async function resume(app: AppContext, token: string): Promise<SignedIn> {
  const session: Session = await app.sessionOf(token);
  const person = await findPerson(app.db, session.userId);
  if (!person) throw new ApiFailure(401, 'SESSION_INVALID');
  const temporaryPassword = session.temporary_password ?? false;
  const user = await sessionUser(app, { ...person, temporaryPassword }, session.provider);
  const { viewerId, isGuardianView } = session;
  const viewed = viewerId !== undefined && { viewed: true, ...(isGuardianView && { viewed_by_guardian: true }) };
  return { user: { ...user, ...viewed }, access_token: token, expires_at: session.expiresAt };
}

/** Part of the user of a session. */
export type SessionPart = Partial<Omit<SessionUser, 'data'>> & { data?: Partial<SessionUser['data']> };

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What it adds to the user of a session. */
    sessionUser?: (db: Database, userId: number) => Promise<SessionPart>;
    /** Where the browser goes on to sign out as well; null where nowhere. */
    signOutAt?: (app: AppContext, session: Session) => Promise<string | null>;
  }
}

async function sessionUser(
  { db, modules, config }: AppContext,
  person: Person,
  provider: string | undefined,
): Promise<SessionUser> {
  const { uuid, role, level, grade, username, name, lastName, email, avatarPath } = person;
  const added = await Promise.all(modules.flatMap((module) => module.sessionUser?.(db, person.id) ?? []));
  const user: SessionUser = {
    uid: uuid,
    uuid,
    uuid_: uuid,
    from: config.identityProviders.find((known) => known.name === provider)?.kind ?? 'jwt',
    role,
    ...(!person.dependent && { email_verified_at: person.emailVerifiedAt?.toISOString() ?? null }),
    ...(person.temporaryPassword && { temporary_password: true }),
    school_id: null,
    school_name: null,
    company: null,
    ...(level !== null && { level }),
    grade: grade === null ? null : String(grade),
    data: { ...defaultUser.data, username, displayName: name, lastName, email: email ?? '', photoURL: avatarPath },
  };
  return added.reduce<SessionUser>((all, part) => ({ ...all, ...part, data: { ...all.data, ...part.data } }), user);
}
