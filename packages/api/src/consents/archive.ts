import { sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { ArchiveContribution } from '../archives/part.ts';
import { consents } from './tables.ts';

/** The texts that were accepted with a person's account; those of an order or a gift name its payer, who may be another person. */
export const consentArchive: ArchiveContribution = {
  consents: {
    by: [],
    read: (db, person) =>
      db
        .select({
          document: consents.document,
          version: consents.version,
          language: consents.language,
          accepted_at: consents.acceptedAt,
          address: consents.address,
        })
        .from(consents)
        .where(
          sql`${consents.subjectKind} = 'user' and ${consents.subjectId} in (
            select ${users.id}::text from ${users} where ${users.id} in ${person} and not ${users.dependent})`,
        )
        .orderBy(consents.id),
  },
};
