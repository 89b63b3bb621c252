import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { countAt } from './attempts.ts';
import type { Person } from './store.ts';

/** A code that is given after the password. */
interface GivenCode {
  userId: number;
  code: string;
  /** Of an e-mail about it. */
  language: Language;
}

/** What is asked for after the password. */
interface SecondFactor {
  /** Whether an account asks for it. */
  isOn: (db: Database, userId: number) => Promise<boolean>;
  /** Uses up a code; false where it is not good. */
  take: (app: AppContext, tx: Transaction, given: GivenCode) => Promise<boolean>;
}

declare module '../platform/module.ts' {
  interface ApiModule {
    secondFactor?: SecondFactor;
  }
}

const factorsOf = ({ modules }: AppContext): SecondFactor[] =>
  modules.flatMap(({ secondFactor }) => secondFactor ?? []);

/** Whether an account asks for a code besides the password. */
export async function asksForCode(app: AppContext, userId: number): Promise<boolean> {
  const answers = await Promise.all(factorsOf(app).map((factor) => factor.isOn(app.db, userId)));
  return answers.includes(true);
}

interface SecondStep {
  person: Person;
  visitor: { devices: readonly string[]; address: string };
  code: string | undefined;
  language: Language;
}

/**
 * Does `work` once the code was used up, in one transaction: a code whose session could not be opened is still good. Codes have
 * the limits of passwords, counted by themselves.
 * @throws {ApiFailure} 401 `SECOND_FACTOR_REQUIRED` without a code, `SECOND_FACTOR_INVALID`, 429
 */
export async function passSecondFactor<T>(
  app: AppContext,
  { person, visitor, code, language }: SecondStep,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!code) throw new ApiFailure(401, 'SECOND_FACTOR_REQUIRED');
  const attempt = { ...visitor, username: person.username, person, purpose: 'second-factor' } as const;
  const succeeded = await countAt(app, attempt);
  const done = await inTransaction(app.db, async (tx) => {
    for (const factor of factorsOf(app)) {
      // One after another: a transaction has one connection.
      // oxlint-disable-next-line no-await-in-loop
      if (await factor.take(app, tx, { userId: person.id, code, language })) return work(tx);
    }
    throw new ApiFailure(401, 'SECOND_FACTOR_INVALID');
  });
  await succeeded();
  return done;
}
