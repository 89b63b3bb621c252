import { type Placeholder, type SQL, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { prepared } from '../platform/prepared.ts';
import { donors } from './tables.ts';

/** The id of the donor behind an e-mail address, who is known or was added in the transaction. */
export const donorWith = (email: string | Placeholder): SQL<string> =>
  sql`(select ${donors.id} from ${donors} where lower(${donors.email}) = lower(${email}))`;

/** Adds a donor or finds them, in one statement. */
const newOrKnown = prepared('donor', (db) => {
  const added = db.$with('added').as(
    db
      .insert(donors)
      .values({ id: sql.placeholder('id'), email: sql.placeholder('email') })
      .onConflictDoNothing()
      .returning({ id: donors.id }),
  );
  return db
    .with(added)
    .select({ id: sql<string>`id` })
    .from(sql`(select id from ${added} union all ${donorWith(sql.placeholder('email'))}) as donor`)
    .limit(1);
});

/** The donor behind an e-mail address, new or known. */
export async function donorOf(tx: Transaction, id: string, email: string): Promise<string> {
  const [donor] = await newOrKnown(tx).execute({ id, email });
  if (donor) return donor.id;
  // Another transaction added them while this one waited: the next statement sees them.
  const [known] = await newOrKnown(tx).execute({ id, email });
  if (!known) throw new Error('A donor is neither new nor known');
  return known.id;
}
