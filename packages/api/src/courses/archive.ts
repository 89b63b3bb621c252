import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { courses, enrolments } from './tables.ts';

/** The courses that a person has. */
export const courseArchive: ArchiveContribution = {
  courses: {
    by: [enrolments.userId],
    read: (db, person) =>
      db
        .select({
          course: courses.name,
          status: enrolments.status,
          created_at: enrolments.createdAt,
          withdrawn_at: enrolments.withdrawnAt,
        })
        .from(enrolments)
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .where(sql`${enrolments.userId} in ${person}`)
        .orderBy(desc(enrolments.createdAt)),
  },
};
