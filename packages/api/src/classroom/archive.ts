import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { groups, institutions, sections } from '../institutions/tables.ts';
import { meetingJoins, meetings } from './tables.ts';

/** Which classes a person joined. */
export const classroomArchive: ArchiveContribution = {
  classes: {
    by: [meetingJoins.userId],
    read: (db, person) =>
      db
        .select({
          title: meetings.title,
          school: institutions.name,
          starts_at: meetings.startsAt,
          first_at: meetingJoins.firstAt,
          last_at: meetingJoins.lastAt,
        })
        .from(meetingJoins)
        .innerJoin(meetings, eq(meetings.id, meetingJoins.meetingId))
        .innerJoin(groups, eq(groups.id, meetings.groupId))
        .innerJoin(sections, eq(sections.id, groups.sectionId))
        .innerJoin(institutions, eq(institutions.id, sections.schoolId))
        .where(sql`${meetingJoins.userId} in ${person}`)
        .orderBy(desc(meetings.startsAt)),
  },
};
