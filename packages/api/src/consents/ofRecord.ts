import { type ConsentRecord, consentRecords } from '@lia/sdk/consents/records';
import { and, or, type SQL } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { contributionsTo } from '../platform/module.ts';
import { givenByAccount, givenForSubject } from './agreed.ts';
import type { Subject } from './consent.ts';

/** What a record of the console took consents for, and the account that made it, where it is known. */
interface Recorded {
  subject: Subject;
  userId: number | null;
}

/** Reads what a record took consents for; undefined where there is no such record. */
export type ReadSubject = (db: Database, id: string) => Promise<Recorded | undefined>;

declare module '../platform/module.ts' {
  interface ApiModule {
    /** Its records in the console that take consents. */
    consentRecords?: Readonly<Partial<Record<ConsentRecord, ReadSubject>>>;
  }
}

/** Finds the consents of a record of the console, its account's included, as a condition; undefined where there is no such record. */
export function consentsOfRecords({ modules }: Pick<AppContext, 'modules'>) {
  const readerOf = contributionsTo(
    consentRecords,
    modules.map((module) => module.consentRecords),
  );
  return async (
    { db, scope }: ScopedCall<'everything'>,
    record: ConsentRecord,
    id: string,
  ): Promise<SQL | undefined> => {
    const found = await readerOf(record)(db, id);
    if (!found) return undefined;
    const { subject, userId } = found;
    const given = or(givenForSubject(subject), userId === null ? undefined : givenByAccount({ db, modules }, userId));
    return and(scope.where({}), given);
  };
}
