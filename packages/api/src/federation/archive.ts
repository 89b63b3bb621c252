import { desc, sql } from 'drizzle-orm';

import { identities } from '../accounts/identities/tables.ts';
import type { ArchiveContribution } from '../archives/part.ts';

/** By which providers a person signs in. */
export const federationArchive: ArchiveContribution = {
  identities: {
    by: [identities.userId],
    read: (db, person) =>
      db
        .select({ issuer: identities.issuer, email: identities.email, since: identities.createdAt })
        .from(identities)
        .where(sql`${identities.userId} in ${person}`)
        .orderBy(desc(identities.createdAt)),
  },
};
