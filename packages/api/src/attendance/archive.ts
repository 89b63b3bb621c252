import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { groups } from '../institutions/tables.ts';
import { attendance } from './tables.ts';

/** How a person was at school. */
export const attendanceArchive: ArchiveContribution = {
  attendance: {
    by: [attendance.userId],
    read: (db, person) =>
      db
        .select({ day: attendance.day, group: groups.name, status: attendance.state, note: attendance.note })
        .from(attendance)
        .innerJoin(groups, eq(groups.id, attendance.groupId))
        .where(and(sql`${attendance.userId} in ${person}`, isNotNull(attendance.state)))
        .orderBy(desc(attendance.day)),
  },
};
