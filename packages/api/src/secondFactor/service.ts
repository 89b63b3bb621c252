import type { PasswordAndCode, SecondFactorKey } from '@lia/sdk/secondFactor/schema';

import { languageOf } from '../accounts/notifications/preferences.ts';
import { notifyOwner } from '../accounts/ownerNotice.ts';
import { provePassword } from '../accounts/ownPassword.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, invalidFields } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { countAttempt, forgetAttempts, type Limit } from '../platform/limits.ts';
import { keyUri, newKey } from './appCode.ts';
import { issueRecoveryCodes, keepKey, lockSecondFactor, takeCode, turnOff, turnOn } from './store.ts';

/** Wrong codes allowed to a signed-in user. */
const WRONG_CODES: Limit = { times: 10, seconds: 15 * 60 };

interface OwnCall {
  app: AppContext;
  session: Session;
  language: Language;
}

/** Makes the key of an app. @throws {ApiFailure} 409 `SECOND_FACTOR_ON`, 422, 429 */
export async function begin({ app, session }: OwnCall, currentPassword: string): Promise<SecondFactorKey> {
  const { username } = await provePassword(app, session.userId, currentPassword);
  const key = newKey();
  if (!(await keepKey(app.db, app, session.userId, key))) throw new ApiFailure(409, 'SECOND_FACTOR_ON');
  return { key, uri: keyUri(key, username) };
}

/** Turns it on, and answers the recovery codes. @throws {ApiFailure} 409, 422, 429 */
export const confirm = (call: OwnCall, code: string): Promise<string[]> =>
  withCode(call, code, 'begun', async (tx) => {
    await turnOn(tx, call.session.userId);
    await notifyOwner(tx, call.session.userId, 'secondFactor.on', call.language);
    return issueRecoveryCodes(tx, call.app, call.session.userId);
  });

/** Makes other recovery codes. @throws {ApiFailure} 409, 422, 429 */
export async function renewCodes(call: OwnCall, { current_password, code }: PasswordAndCode): Promise<string[]> {
  await provePassword(call.app, call.session.userId, current_password);
  return withCode(call, code, 'on', async (tx) => {
    await notifyOwner(tx, call.session.userId, 'secondFactor.codes', call.language);
    return issueRecoveryCodes(tx, call.app, call.session.userId);
  });
}

/** Turns it off. @throws {ApiFailure} 409, 422, 429 */
export async function end(call: OwnCall, { current_password, code }: PasswordAndCode): Promise<void> {
  await provePassword(call.app, call.session.userId, current_password);
  await withCode(call, code, 'on', async (tx) => {
    await turnOff(tx, call.session.userId);
    await notifyOwner(tx, call.session.userId, 'secondFactor.off', call.language);
  });
}

/** Turns off that of another account. @throws {ApiFailure} 409 `SECOND_FACTOR_OFF` */
export async function reset(tx: Transaction, userId: number): Promise<void> {
  if (!(await turnOff(tx, userId))) throw new ApiFailure(409, 'SECOND_FACTOR_OFF');
  await notifyOwner(tx, userId, 'secondFactor.reset', await languageOf(tx, userId));
}

/** Does something once a code was used up, where the second factor is as it must be. */
async function withCode<T>(
  { app, session: { userId } }: OwnCall,
  code: string,
  expected: 'begun' | 'on',
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const guesses = `second-factor:own:${userId}`;
  if (app.config.rateLimits) await countAttempt(app.db, guesses, WRONG_CODES);
  const done = await inTransaction(app.db, async (tx) => {
    const state = await lockSecondFactor(tx, userId);
    if (state !== expected) throw new ApiFailure(409, state === 'on' ? 'SECOND_FACTOR_ON' : 'SECOND_FACTOR_OFF');
    if ((await takeCode(tx, app, userId, code)) === null) {
      throw invalidFields({ code: { key: 'SECOND_FACTOR_INVALID' } });
    }
    return work(tx);
  });
  if (app.config.rateLimits) await forgetAttempts(app.db, guesses);
  return done;
}
