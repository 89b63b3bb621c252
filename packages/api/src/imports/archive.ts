import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { guardianInvitations } from '../guardians/tables.ts';
import { institutions } from '../institutions/tables.ts';

/** The invitations of schools that a guardian accepted. */
export const invitationArchive: ArchiveContribution = {
  invitations: {
    by: [guardianInvitations.acceptedBy],
    read: (db, person) =>
      db
        .select({
          school: institutions.name,
          email: guardianInvitations.email,
          created_at: guardianInvitations.createdAt,
          accepted_at: guardianInvitations.acceptedAt,
        })
        .from(guardianInvitations)
        .innerJoin(institutions, eq(institutions.id, guardianInvitations.schoolId))
        .where(sql`${guardianInvitations.acceptedBy} in ${person}`)
        .orderBy(desc(guardianInvitations.createdAt)),
  },
};
