import type { AppContext } from '../platform/appContext.ts';
import { countAttempt, forgetAttempts, forgiveAttempt, type Limit, networkOf } from '../platform/limits.ts';
import { knownVisitor } from './knownDevices.ts';
import type { Person } from './store.ts';

/** Wrong passwords that one account takes from all strangers together, and from each known device and network. */
const PER_ACCOUNT: Limit = { times: 10, seconds: 15 * 60 };

/** Failed attempts that one address has, over all accounts; a school's children share one. */
const PER_ADDRESS: Limit = { times: 50, seconds: 15 * 60 };

/** Random codes that one address tries in vain: there is nothing to guess, and a program that tries is slowed down. */
const CODES_PER_ADDRESS: Limit = { times: 600, seconds: 15 * 60 };

/** What is tried: attempts of each purpose are counted by themselves. */
export type Purpose = 'login' | 'proof' | 'second-factor';

/** What counts the failures of strangers at one account. */
export const attemptsAt = (username: string, purpose: Purpose = 'login'): string =>
  `${purpose}:account:${username.toLowerCase()}`;

/** What counts the failures of one address. */
const attemptsFrom = (address: string, purpose: Purpose | 'card' | 'class'): string =>
  `${purpose}:address:${networkOf(address)}`;

/** Takes an attempt back that succeeded: only failures count. */
type Succeeded = () => Promise<void>;

/**
 * Counts a random code of one kind that an address tried in vain. Right ones are not counted, and never refused: the address is that of
 * everyone at a school, and a pupil would keep out its cards (decision 23).
 * @throws {ApiFailure} 429
 */
export async function countUnknownCode(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  address: string,
  kind: 'card' | 'class',
): Promise<void> {
  if (config.rateLimits) await countAttempt(db, attemptsFrom(address, kind), CODES_PER_ADDRESS);
}

/** Who tries to sign in to what. */
interface Attempt {
  username: string;
  /** The account of that name, where there is one. */
  person: Person | null;
  devices: readonly string[];
  address: string;
  purpose: Purpose;
}

/**
 * Counts an attempt at an account before it is looked at, so that many at once get no more tries than one after the other.
 * Browsers and networks that signed in before have tries of their own: strangers who guess lock no owner out of an account.
 * A known browser passes the limit of its address as well; a known network does not, since it is that of everyone at a school
 * (decision 23).
 * @throws {ApiFailure} 429
 */
export async function countAt(
  app: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { username, person, devices, address, purpose }: Attempt,
): Promise<Succeeded> {
  if (!app.config.rateLimits) return () => Promise.resolve();
  const known = person ? await knownVisitor(app, person, { devices, address }) : null;
  const from = known?.by === 'device' ? null : attemptsFrom(address, purpose);
  if (from !== null) await countAttempt(app.db, from, PER_ADDRESS);
  const account = attemptsAt(username, purpose) + (known === null ? '' : `:${known.by}:${known.id}`);
  await countAttempt(app.db, account, PER_ACCOUNT);
  return async () => {
    if (from !== null) await forgiveAttempt(app.db, from);
    await forgetAttempts(app.db, account);
  };
}
