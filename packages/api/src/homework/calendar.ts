import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import type { CalendarContribution, CalendarDays, CalendarScope, ContributedEntry } from '../calendar/contribution.ts';
import { reached } from '../groups/scope.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups } from '../institutions/tables.ts';
import { zoneOfGroup } from '../institutions/zone.ts';
import type { Database } from '../platform/database.ts';
import { due } from './due.ts';
import { homework } from './tables.ts';
import { isEnrolled, isShown } from './visible.ts';

/** Rows of one reading: those of a teacher with many groups in a year. */
const MOST = 2000;

const within = (
  date: SQL<Date> | typeof activities.finishDate,
  { from, until, groupId }: CalendarDays,
): SQL | undefined =>
  and(
    sql`${date} >= ${from.toISOString()}::timestamptz and ${date} < ${until.toISOString()}::timestamptz`,
    groupId === null ? undefined : eq(groups.id, groupId),
  );

interface Deadline {
  id: string;
  name: string;
  due: Date;
  zone: MexicanZone;
  group: { id: string; name: string };
}

const entryOf = (
  { id, name, due: at, zone, group }: Deadline,
  path: string | null,
  child?: string,
): ContributedEntry => ({
  id,
  kind: 'homework',
  title: name,
  start: at,
  end: null,
  allDay: false,
  zone,
  group,
  children: child === undefined ? [] : [child],
  path,
  cancelled: false,
});

/** What a student has to deliver, and the children of a guardian; with the dates of their extensions. */
async function ofStudents(db: Database, scope: CalendarScope, days: CalendarDays): Promise<ContributedEntry[]> {
  const none = (): SQL => sql`false`;
  const rows = await db
    .select({
      id: homework.id,
      name: activities.name,
      due,
      zone: zoneOfGroup,
      group: { id: groups.id, name: groups.name },
      student: { id: users.id, uuid: users.uuid, name: users.name },
    })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .innerJoin(users, eq(users.id, homework.userId))
    .where(
      and(
        isShown,
        isEnrolled,
        within(due, days),
        scope.where({ own: (userId) => eq(homework.userId, userId), children: isChildOf, school: none, groups: none }),
      ),
    )
    .orderBy(asc(due), asc(homework.id))
    .limit(MOST);
  return rows.map(({ student, ...row }) =>
    student.id === scope.userId
      ? entryOf(row, `/apps/sections/mitarea/${row.id}`)
      : entryOf(row, `/apps/children/${student.uuid}`, student.name),
  );
}

/** What the groups of a teacher have to deliver. A school sees that of a group that it names: of all of them it would be noise. */
async function ofGroups(db: Database, scope: CalendarScope, days: CalendarDays): Promise<ContributedEntry[]> {
  const none = (): SQL => sql`false`;
  const rows = await db
    .select({
      id: activities.id,
      name: activities.name,
      due: activities.finishDate,
      zone: zoneOfGroup,
      group: { id: groups.id, name: groups.name },
    })
    .from(activities)
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .where(
      and(
        isNull(activities.deletedAt),
        isCurrentGroup,
        within(activities.finishDate, days),
        scope.where({
          groups: reached.groups,
          school: days.groupId === null ? none : reached.school,
          own: none,
          children: none,
        }),
      ),
    )
    .orderBy(asc(activities.finishDate), asc(activities.id))
    .limit(MOST);
  return rows.map((row) => entryOf(row, `/apps/actividadesTarea/${row.id}`));
}

/** When homework is due, in the calendars of students, their guardians, and who teaches them. */
export const homeworkCalendar: CalendarContribution = {
  entries: async (db, scope, days) => [...(await ofStudents(db, scope, days)), ...(await ofGroups(db, scope, days))],
};
