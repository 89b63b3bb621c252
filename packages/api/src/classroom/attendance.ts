import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { LATE_MINUTES } from '@lia/sdk/classroom/rules';
import type { MeetingAttendance } from '@lia/sdk/classroom/schema';
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { readMeeting } from './read.ts';
import type { PlannerScope } from './scope.ts';
import { meetingJoins } from './tables.ts';

/** Who was in a class: those who study in its group today or came as students, by surname, and others. @throws {ApiFailure} 404 */
export async function readAttendance(
  db: Database,
  scope: PlannerScope,
  id: string,
): Promise<MeetingAttendance['data']> {
  const { group, starts_at: startsAt, zone } = await readMeeting(db, scope, id);
  const current = sql<boolean>`(${schoolEnrolments.id} is not null and ${users.deletedAt} is null)`;
  const students = await db
    .select({
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      current,
      first: meetingJoins.firstAt,
      last: meetingJoins.lastAt,
    })
    .from(users)
    .leftJoin(
      schoolEnrolments,
      and(
        eq(schoolEnrolments.userId, users.id),
        eq(schoolEnrolments.groupId, group.id),
        isNull(schoolEnrolments.until),
      ),
    )
    .leftJoin(
      meetingJoins,
      and(eq(meetingJoins.userId, users.id), eq(meetingJoins.meetingId, id), eq(meetingJoins.role, 'student')),
    )
    .where(
      and(
        // Those of the group and of the class, and not all people there are, to whom the two are joined.
        sql`${users.id} in (select user_id from school_enrolments where group_id = ${group.id} and until is null
          union all select user_id from meeting_joins where meeting_id = ${id})`,
        or(current, isNotNull(meetingJoins.firstAt)),
      ),
    )
    .orderBy(asc(users.sortName), asc(users.id));
  const others = await db
    .select({
      name: fullName(users),
      role: meetingJoins.role,
      first: meetingJoins.firstAt,
      last: meetingJoins.lastAt,
    })
    .from(meetingJoins)
    .innerJoin(users, eq(users.id, meetingJoins.userId))
    .where(and(eq(meetingJoins.meetingId, id), ne(meetingJoins.role, 'student')))
    .orderBy(asc(meetingJoins.role), asc(users.sortName), asc(users.id));
  const lateFrom = Date.parse(startsAt) + LATE_MINUTES * MINUTE_MS;
  return {
    day: dayOf(startsAt, zone),
    students: students.map(({ first, last, ...student }) => ({
      ...student,
      first_at: first?.toISOString() ?? null,
      last_at: last?.toISOString() ?? null,
      late: first !== null && first.getTime() > lateFrom,
    })),
    others: others.map(({ first, last, ...other }) => ({
      ...other,
      first_at: first.toISOString(),
      last_at: last.toISOString(),
    })),
  };
}
