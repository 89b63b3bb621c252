import { sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { donors } from './tables.ts';

/** The donor behind an e-mail address, new or known. */
export async function donorOf(tx: Transaction, id: string, email: string): Promise<string> {
  const [added] = await tx.insert(donors).values({ id, email }).onConflictDoNothing().returning({ id: donors.id });
  if (added) return added.id;
  const [known] = await tx
    .select({ id: donors.id })
    .from(donors)
    .where(sql`lower(${donors.email}) = lower(${email})`);
  if (!known) throw new Error('A donor is neither new nor known');
  return known.id;
}
