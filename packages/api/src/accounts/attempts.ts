import type { AppContext } from '../platform/appContext.ts';
import { countAttempt, forgetAttempts, forgiveAttempt, type Limit, networkOf } from '../platform/limits.ts';
import { knownVisitor } from './knownDevices.ts';
import type { Person } from './store.ts';

/** Wrong passwords that one account takes from all strangers together, and from each known device and network. */
const PER_ACCOUNT: Limit = { times: 10, seconds: 15 * 60 };

/** Failed attempts that one address has, over all accounts; a school's children share one. */
const PER_ADDRESS: Limit = { times: 50, seconds: 15 * 60 };

/** Random codes that one address tries in vain. There is nothing to guess: against load alone, so that no school is kept out. */
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

const uncounted: Succeeded = () => Promise.resolve();

async function count({ db, config }: Pick<AppContext, 'db' | 'config'>, key: string, limit: Limit): Promise<Succeeded> {
  if (!config.rateLimits) return uncounted;
  await countAttempt(db, key, limit);
  return () => forgiveAttempt(db, key);
}

/** Counts an attempt of an address with a random code of one kind before it is looked at. @throws {ApiFailure} 429 */
export const countCode = (
  app: Pick<AppContext, 'db' | 'config'>,
  address: string,
  kind: 'card' | 'class',
): Promise<Succeeded> => count(app, attemptsFrom(address, kind), CODES_PER_ADDRESS);

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
  if (!app.config.rateLimits) return uncounted;
  const known = person ? await knownVisitor(app, person, { devices, address }) : null;
  const forgive = known?.by === 'device' ? uncounted : await count(app, attemptsFrom(address, purpose), PER_ADDRESS);
  const account = attemptsAt(username, purpose) + (known === null ? '' : `:${known.by}:${known.id}`);
  await countAttempt(app.db, account, PER_ACCOUNT);
  return async () => {
    await forgive();
    await forgetAttempts(app.db, account);
  };
}
