import { legalDocuments } from '@lia/sdk/consents/rules';
import type { MyConsent } from '@lia/sdk/consents/records';
import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQLWrapper } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { ownedBy } from '../payments/owner.ts';
import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { teacherApplications } from '../teachers/tables.ts';
import { type GivenConsents, takeConsents } from './consent.ts';
import { consents } from './tables.ts';
import { textInForce } from './texts.ts';

/** What an account agreed to of each text: the latest version, as it was first agreed to. */
function agreedBy(db: Database, userId: number) {
  const of = (kind: (typeof consents.$inferSelect)['subjectKind'], ids: SQLWrapper) =>
    and(eq(consents.subjectKind, kind), inArray(consents.subjectId, ids));
  // A parent agrees when they add a child, too; an order and an application are somebody's by their account.
  const family = or(eq(users.id, userId), eq(users.tutorId, userId));
  return db
    .selectDistinctOn([consents.document], {
      document: consents.document,
      version: consents.version,
      sha256: consents.sha256,
      language: consents.language,
      address: consents.address,
      acceptedAt: consents.acceptedAt,
    })
    .from(consents)
    .where(
      and(
        isNotNull(consents.version),
        or(
          of(
            'user',
            db
              .select({ id: sql<string>`${users.id}::text` })
              .from(users)
              .where(family),
          ),
          of(
            'order',
            db
              .select({ id: sql<string>`${orders.id}::text` })
              .from(orders)
              .where(ownedBy(userId)),
          ),
          of(
            'application',
            db
              .select({ id: sql<string>`${teacherApplications.id}::text` })
              .from(teacherApplications)
              .where(eq(teacherApplications.userId, userId)),
          ),
        ),
      ),
    )
    .orderBy(asc(consents.document), desc(consents.version), asc(consents.acceptedAt));
}

/** Where an account stands with each text. */
export async function consentsOf(db: Database, userId: number, now = new Date()): Promise<MyConsent[]> {
  const agreed = await agreedBy(db, userId);
  return legalDocuments.map((document) => {
    const found = agreed.find((one) => one.document === document);
    return {
      document,
      version: textInForce(document, 'es', now).version,
      agreed: found?.version ? { version: found.version, since: found.acceptedAt.toISOString() } : null,
    };
  });
}

/**
 * As `takeConsents`, for a call in a session: what it sent no consent to, and the account agreed to before in the version
 * in force, is not missing.
 */
export async function takeMemberConsents(
  db: Database,
  userId: number,
  ...[given, asked, at, now = new Date()]: Parameters<typeof takeConsents>
): Promise<GivenConsents> {
  const taken = takeConsents(given, asked, at, now);
  if (taken.texts.every(({ version }) => version !== null)) return taken;
  const agreed = await agreedBy(db, userId);
  const texts = taken.texts.map((text) => {
    const inForce = textInForce(text.document, asked.language, now).version;
    const found = agreed.find(({ document, version }) => document === text.document && version === inForce);
    if (text.version !== null || !found) return text;
    const { document, version, sha256, ...earlier } = found;
    return { document, version, sha256, earlier };
  });
  return { ...taken, texts };
}
