import { studentRoles } from '@lia/sdk/accounts/roles';
import { and, arrayContained, desc, eq, not, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { ArchiveContribution } from '../archives/part.ts';
import { reports } from './tables.ts';

/**
 * What a person reported; not who reported them. A student's archive is asked for and read by their guardian, whom a report may be
 * about: it has none of them.
 */
export const reportArchive: ArchiveContribution = {
  reports: {
    by: [reports.reporterId],
    read: (db, person) =>
      db
        .select({
          reason: reports.reason,
          text: reports.text,
          created_at: reports.createdAt,
          resolved_at: reports.resolvedAt,
        })
        .from(reports)
        .innerJoin(users, eq(users.id, reports.reporterId))
        .where(and(sql`${reports.reporterId} in ${person}`, not(arrayContained(users.role, [...studentRoles]))))
        .orderBy(desc(reports.createdAt), desc(reports.id)),
  },
};
