import { MOST_MEETINGS } from '@lia/sdk/classroom/rules';
import { and, asc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';

import type { CalendarContribution } from '../calendar/contribution.ts';
import { groups } from '../institutions/tables.ts';
import { zoneOfGroup } from '../institutions/zone.ts';
import { childrenIn } from './read.ts';
import { followed, isEnrolled, planned } from './scope.ts';
import { meetings } from './tables.ts';

const none = (): SQL => sql`false`;

/**
 * Classes in the calendars of students, their guardians, and who teaches them; read where they are, so that what is moved, cancelled or
 * deleted follows. A school sees those of a group that it names: of all of them it would be noise.
 */
export const classroomCalendar: CalendarContribution = {
  async entries(db, scope, { from, until, groupId }) {
    const school = groupId === null ? none : planned.school;
    const rows = await db
      .select({
        id: meetings.id,
        title: meetings.title,
        start: meetings.startsAt,
        end: meetings.endsAt,
        zone: zoneOfGroup,
        group: { id: groups.id, name: groups.name },
        cancelled: sql<boolean>`${meetings.cancelledAt} is not null`,
        isPlanned: sql<boolean>`${scope.where({ school, groups: planned.groups, own: none, children: none })}`,
        isEnrolled: isEnrolled(scope.userId),
        children: childrenIn(scope.userId),
      })
      .from(meetings)
      .innerJoin(groups, eq(groups.id, meetings.groupId))
      .where(
        and(
          isNull(meetings.deletedAt),
          lt(meetings.startsAt, until),
          gt(meetings.endsAt, from),
          groupId === null ? undefined : eq(groups.id, groupId),
          scope.where({ school, groups: planned.groups, ...followed }),
        ),
      )
      .orderBy(asc(meetings.startsAt), asc(meetings.id))
      .limit(MOST_MEETINGS);
    return rows.map(({ isPlanned, isEnrolled: isOwn, children, ...row }) => ({
      ...row,
      kind: 'meeting',
      allDay: false,
      children: children.map(({ name }) => name),
      path: isPlanned ? `/apps/aula/${row.group.id}/${row.id}` : isOwn ? '/apps/sections/live' : '/apps/aula/all',
    }));
  },
};
