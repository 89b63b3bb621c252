import { desc, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { teacherApplications as applications } from './tables.ts';

/** What a person wrote when they registered as a teacher. */
export const teacherArchive: ArchiveContribution = {
  applications: {
    by: [applications.userId],
    read: (db, person) =>
      db
        .select({
          name: applications.name,
          last_name: applications.last_name,
          email: applications.email,
          phone_number: applications.phone_number,
          country: applications.country,
          state: applications.state,
          city: applications.city,
          school: applications.school_name,
          level: applications.level_school,
          grades: applications.grade,
          subjects: applications.intereses,
          interests: applications.document_type,
          created_at: applications.createdAt,
        })
        .from(applications)
        .where(sql`${applications.userId} in ${person}`)
        .orderBy(desc(applications.createdAt)),
  },
};
