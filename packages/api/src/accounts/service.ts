import type { Credentials, SessionUser, SignedIn } from '@lia/sdk/accounts/schema';

import { ApiFailure } from '../platform/errors.ts';
import type { House, Session } from '../platform/house.ts';
import { countAttempt, forgetAttempts, forgiveAttempt, type Limit } from '../platform/limits.ts';
import { networkOf } from '../platform/network.ts';
import { isPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { findByUsername, findPerson, type Person } from './store.ts';

/** Wrong passwords that one account takes, from wherever they come. */
const PER_ACCOUNT: Limit = { times: 10, seconds: 15 * 60 };

/** Failed attempts that one address has, over all accounts; a school's children share one. */
const PER_ADDRESS: Limit = { times: 50, seconds: 15 * 60 };

/** Opens a session. @throws {ApiFailure} as `identify` does. */
export const signIn = async (house: House, credentials: Credentials, address: string): Promise<SignedIn> =>
  begin(house, await identify(house, credentials, address));

/**
 * The person behind a username and a password. Only failures count towards the limits, but each attempt is counted before its password is looked
 * at, so that many at once get no more tries than one after the other.
 * @throws {ApiFailure} 401 `USER_NOT_FOUND` or `INVALID_PASSWORD` (document 1 section 8), 429 `RATE_LIMITED`.
 */
export async function identify(house: House, { username, password }: Credentials, address: string): Promise<Person> {
  const { config, db } = house;
  const account = `login:account:${username.toLowerCase()}`;
  const place = `login:address:${networkOf(address)}`;
  if (config.rateLimits) {
    await countAttempt(db, place, PER_ADDRESS);
    await countAttempt(db, account, PER_ACCOUNT);
  }
  const person = await findByUsername(db, username);
  if (!person) throw new ApiFailure(401, 'USER_NOT_FOUND');
  if (!(await isPassword(password, person.passwordHash))) throw new ApiFailure(401, 'INVALID_PASSWORD');
  if (config.rateLimits) {
    await forgiveAttempt(db, place);
    await forgetAttempts(db, account);
  }
  return person;
}

/** Opens a session for somebody whom we know already. @throws {ApiFailure} 401 where the account is gone. */
export async function open(house: House, userId: number): Promise<SignedIn> {
  const person = await findPerson(house.db, userId);
  if (!person) throw new ApiFailure(401, 'SESSION_INVALID');
  return begin(house, person);
}

async function begin(house: House, person: Person): Promise<SignedIn> {
  const { token, expiresAt } = await openSession(house, person);
  return { user: sessionUser(person), access_token: token, expires_at: expiresAt };
}

/** The person behind a token that a browser kept; the token stays the same and ends when it would have ended. */
export async function resume(house: House, token: string): Promise<SignedIn> {
  const session: Session = await house.sessionOf(token);
  const person = await findPerson(house.db, session.userId);
  if (!person) throw new ApiFailure(401, 'SESSION_INVALID');
  return { user: sessionUser(person), access_token: token, expires_at: session.expiresAt };
}

function sessionUser(person: Person): SessionUser {
  const { uuid, role, schoolId, schoolName, grade, username, name, lastName, email, avatarPath } = person;
  return {
    uuid,
    role,
    ...(person.tutorId === null && { email_verified_at: person.emailVerifiedAt?.toISOString() ?? null }),
    school_id: schoolId,
    school_name: schoolName,
    grade: grade === null ? null : String(grade),
    data: { username, displayName: name, lastName, email, photoURL: avatarPath },
  };
}
