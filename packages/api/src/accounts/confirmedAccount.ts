import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { users } from './tables.ts';

/** Accounts with an e-mail address, compared as the index on confirmed addresses compares. */
const hasAddress = (email: string): SQL => sql`lower(${users.email}) = lower(${email})`;

/** The account that confirmed an e-mail address, whatever the case of its letters; null where none did. */
export async function confirmedAccount(db: Database, email: string | null): Promise<number | null> {
  if (email === null) return null;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasAddress(email), isNull(users.deletedAt), isNotNull(users.emailVerifiedAt)));
  return found?.id ?? null;
}

/** Whether another account confirmed the address of this one, which then gets no more mail there about itself. */
export async function isAnothers(db: Database, { id, email }: { id: number; email: string | null }): Promise<boolean> {
  const confirmed = await confirmedAccount(db, email);
  return confirmed !== null && confirmed !== id;
}
