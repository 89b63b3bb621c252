import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from './tables.ts';

/** What schools have of a person. */
export const schoolArchive: ArchiveContribution = {
  schools: {
    by: [schoolMembers.userId],
    read: (db, person) =>
      db
        .select({
          school: institutions.name,
          role: schoolMembers.role,
          shift: schoolMembers.shift,
          since: schoolMembers.since,
          until: schoolMembers.until,
        })
        .from(schoolMembers)
        .innerJoin(institutions, eq(institutions.id, schoolMembers.schoolId))
        .where(sql`${schoolMembers.userId} in ${person}`)
        .orderBy(desc(schoolMembers.since)),
  },
  enrolments: {
    by: [schoolEnrolments.userId],
    read: (db, person) =>
      db
        .select({
          school: institutions.name,
          level: schoolEnrolments.level,
          grade: schoolEnrolments.grade,
          group: groups.name,
          matricula: schoolEnrolments.matricula,
          since: schoolEnrolments.since,
          until: schoolEnrolments.until,
        })
        .from(schoolEnrolments)
        .innerJoin(institutions, eq(institutions.id, schoolEnrolments.schoolId))
        .leftJoin(groups, eq(groups.id, schoolEnrolments.groupId))
        .where(sql`${schoolEnrolments.userId} in ${person}`)
        .orderBy(desc(schoolEnrolments.since)),
  },
  groups: {
    by: [groups.teacherId],
    read: (db, person) =>
      db
        .select({ group: groups.name, grade: groups.grade, since: groups.createdAt, until: groups.deletedAt })
        .from(groups)
        .where(sql`${groups.teacherId} in ${person}`)
        .orderBy(desc(groups.createdAt)),
  },
};
