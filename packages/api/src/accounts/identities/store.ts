import { and, desc, eq, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../platform/database.ts';
import type { Language } from '../../platform/language.ts';
import type { Scope } from '../../platform/scope.ts';
import { notifyOwner } from '../ownerNotice.ts';
import { identities } from './tables.ts';

/** A person at an identity provider. */
interface Who {
  issuer: string;
  subject: string;
}

/** Holds off others who arrive as the same person until the transaction ends: a first visit adds one account. */
export const lockIdentity = (tx: Transaction, { issuer, subject }: Who) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([issuer, subject])}, 0))`);

/** The account that an identity opens; null where it opens none yet. */
export async function holderOfIdentity(db: Database, { issuer, subject }: Who): Promise<number | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId ?? null;
}

/** Has an identity open an account. */
export async function addIdentity(
  tx: Transaction,
  userId: number,
  { issuer, subject, claims }: Who & { claims: { email: string | null } },
): Promise<void> {
  await tx.insert(identities).values({ userId, issuer, subject, email: claims.email?.slice(0, 254) ?? null });
}

/** Ends what all identities of an account open, and notifies its owner where it had any. */
export async function endIdentitiesOf(tx: Transaction, userId: number, language: Language): Promise<void> {
  const ended = await tx.delete(identities).where(eq(identities.userId, userId)).returning({ id: identities.id });
  if (ended.length > 0) await notifyOwner(tx, userId, 'identity.unlinked', language);
}

const identitiesIn = (scope: Scope<'own'>): SQL => scope.where({ own: (userId) => eq(identities.userId, userId) });

/** The identities of a scope, the latest first. */
export const listIdentitiesIn = (db: Database, scope: Scope<'own'>) =>
  db.select().from(identities).where(identitiesIn(scope)).orderBy(desc(identities.createdAt), desc(identities.id));

/** Ends what an identity of a scope opens. False where the scope has no such identity. */
export async function removeIdentityIn(db: Database, scope: Scope<'own'>, id: string): Promise<boolean> {
  const removed = await db
    .delete(identities)
    .where(and(identitiesIn(scope), eq(identities.id, id)))
    .returning({ id: identities.id });
  return removed.length > 0;
}
