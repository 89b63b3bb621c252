import type { MyConsent } from '@lia/sdk/consents/records';
import { legalDocuments } from '@lia/sdk/consents/rules';
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { Scope } from '../platform/scope.ts';
import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { orderedBy } from '../payments/owner.ts';
import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { teacherApplications } from '../teachers/tables.ts';
import type { Subject } from './consent.ts';
import { consents } from './tables.ts';
import { textInForce } from './texts.ts';

const givenFor = (kind: Subject['kind'], ids: SQLWrapper | string[]) =>
  and(eq(consents.subjectKind, kind), inArray(consents.subjectId, ids));

/** Consents that were given for this, as a condition on `consents`. */
export const givenForSubject = ({ kind, id }: Subject): SQL | undefined => givenFor(kind, [String(id)]);

/**
 * Consents of an account, as a condition on `consents`: its own, those of what it ordered and of its application, and those
 * that a parent gave when they added a child.
 */
export function givenByAccount(db: Database, userId: number): SQL {
  const people = db
    .select({ id: sql<string>`${users.id}::text` })
    .from(users)
    .where(or(eq(users.id, userId), isChildOf(userId)));
  const ordered = db
    .select({ id: sql<string>`${orders.id}::text` })
    .from(orders)
    .where(orderedBy(userId));
  const applications = db
    .select({ id: sql<string>`${teacherApplications.id}::text` })
    .from(teacherApplications)
    .where(eq(teacherApplications.userId, userId));
  const given = or(givenFor('user', people), givenFor('order', ordered), givenFor('application', applications));
  return given ?? sql`false`;
}

/** Consents of a scope, as a condition on `consents`. */
export const consentsIn = (db: Database, scope: Scope<'own'>): SQL =>
  scope.where({ own: (userId) => givenByAccount(db, userId) });

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
  return legalDocuments.map((document) => {
    const found = known.find((one) => one.document === document);
    return {
      document,
      version: textInForce(document, 'es', now).version,
      agreed: found?.version ? { version: found.version, since: found.acceptedAt.toISOString() } : null,
    };
  });
}
