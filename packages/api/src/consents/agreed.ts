import type { MyConsent } from '@lia/sdk/consents/records';
import { legalDocuments } from '@lia/sdk/consents/rules';
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { Scope } from '../platform/scope.ts';
import { isChildOf } from '../accounts/guardianships.ts';
import { accountIdsOf } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import type { Subject } from './consent.ts';
import { consents } from './tables.ts';
import { versionsInForce } from './texts.ts';

const givenFor = (kind: Subject['kind'], ids: SQLWrapper | string[]) =>
  and(eq(consents.subjectKind, kind), inArray(consents.subjectId, ids));

/** Consents that were given for this, as a condition on `consents`. */
export const givenForSubject = ({ kind, id }: Subject): SQL | undefined => givenFor(kind, [String(id)]);

/** What consents were given for, of one kind: a query of ids as text. */
interface Subjects {
  kind: Subject['kind'];
  ids: SQLWrapper;
}

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What of it is an account's own, so that the consents given for it are the account's as well. */
    consentSubjects?: (db: Database, userId: number) => Subjects;
  }
}

/** Where consents are looked up, and the domains that they were given in. */
export type ConsentContext = Pick<AppContext, 'db' | 'modules'>;

/**
 * Consents of an account, as a condition on `consents`: its own, those that a parent gave when they added a child, and those
 * of what is its own in other domains: orders, an application.
 */
export function givenByAccount({ db, modules }: ConsentContext, userId: number): SQL {
  const people = db
    .select({ id: sql<string>`${users.id}::text` })
    .from(users)
    .where(or(sql`${users.id} in ${accountIdsOf(userId)}`, isChildOf(userId)));
  const others = modules.flatMap(({ consentSubjects }) => consentSubjects?.(db, userId) ?? []);
  return or(givenFor('user', people), ...others.map(({ kind, ids }) => givenFor(kind, ids))) ?? sql`false`;
}

/** Consents of a scope, as a condition on `consents`. */
export const consentsIn = (context: ConsentContext, scope: Scope<'own'>): SQL =>
  scope.where({ own: (userId) => givenByAccount(context, userId) });

/** What was agreed to of each text: the latest version, as it was first agreed to. */
export const agreed = (db: Database, given: SQL | undefined) =>
  db
    .selectDistinctOn([consents.document], {
      document: consents.document,
      version: consents.version,
      sha256: consents.sha256,
      language: consents.language,
      address: consents.address,
      acceptedAt: consents.acceptedAt,
    })
    .from(consents)
    .where(and(isNotNull(consents.version), given))
    .orderBy(asc(consents.document), desc(consents.version), asc(consents.acceptedAt));

/** A user's consent to each text. */
export async function standing(db: Database, given: SQL | undefined, now = new Date()): Promise<MyConsent[]> {
  const known = await agreed(db, given);
  const inForce = await versionsInForce(db, 'es', now);
  return legalDocuments.map((document) => {
    const found = known.find((one) => one.document === document);
    return {
      document,
      version: inForce(document).version,
      agreed: found?.version ? { version: found.version, since: found.acceptedAt.toISOString() } : null,
    };
  });
}
