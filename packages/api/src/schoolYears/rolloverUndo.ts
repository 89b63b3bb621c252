import { levels, PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { announcementGroups, announcements } from '../announcements/tables.ts';
import { attendance } from '../attendance/tables.ts';
import { calendarEvents } from '../calendar/tables.ts';
import { meetings, meetingSeries } from '../classroom/tables.ts';
import { hasGrades } from '../gradebook/used.ts';
import { nameKey } from '../geography/names.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { recordings } from '../recordings/tables.ts';
import { resourceGroups, resources } from '../resources/tables.ts';
import { subjects } from '../subjects/tables.ts';
import { roleIn } from './rollover.ts';
import { rolloverGroups, rolloverMoves, rollovers } from './tables.ts';
import { lockSchool, readYear, type WritingCall } from './years.ts';

/** Students who come back into their groups with one statement, which counts all homework that they had there: it may take 20 seconds. */
const COUNTED_AT_ONCE = 1000;

/**
 * Takes a rollover back. Students whom someone moved since stay where they are, and so do the groups that they are in.
 * @throws {ApiFailure} 404; 409 once its time is over or work has begun, and where a group of today has the name of one that comes back
 */
export async function undoRollover(
  call: WritingCall,
  schoolId: number,
  yearId: string,
): Promise<{ restored: number; kept: number }> {
  const { db } = call;
  await lockSchool(call, schoolId);
  const { rollover } = await readYear(call, schoolId, yearId);
  const [made] = await db
    .select({ id: rollovers.id })
    .from(rollovers)
    .where(and(eq(rollovers.yearId, yearId), isNull(rollovers.undoneAt)));
  const { id } = found(made);
  if (rollover?.undoable === null) throw new ApiFailure(409, 'RESTORE_OVER');
  if (await hasBegun(db, id)) throw new ApiFailure(409, 'ROLLOVER_BEGUN');

  const back = await untouched(call, id, schoolId);
  const rows = rowsOf(back);
  await db.execute(sql`
    delete from school_enrolments using ${rows} where school_enrolments.id = given.next_id`);
  for (let from = 0; from < back.length; from += COUNTED_AT_ONCE) {
    const some = rowsOf(back.slice(from, from + COUNTED_AT_ONCE));
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await db.execute(sql`
      update school_enrolments set until = null, matricula = given.matricula from ${some} where school_enrolments.id = given.enrolment_id`);
  }
  await db.execute(sql`
    update users set level = given.level, grade = given.grade, role = given.role from ${rows}
    where users.id = given.user_id and given.account
      and (users.level, users.grade, users.role) is distinct from (given.level, given.grade, given.role)`);
  await db.execute(sql`
    update school_members set until = null from ${rows}, rollovers
    where rollovers.id = ${id} and school_members.user_id = given.user_id and school_members.school_id = ${schoolId}
      and school_members.role = 'student' and school_members.until = rollovers.done_at`);
  await db.execute(sql`
    update groups set deleted_at = now() from rollover_groups was
    where was.rollover_id = ${id} and was.group_id = groups.id and was.change = 'made' and groups.deleted_at is null
      and not exists (select 1 from school_enrolments where group_id = groups.id and until is null)`);
  await restoreGroups(db, id);
  await db
    .update(rollovers)
    .set({ undoneAt: sql`now()` })
    .where(eq(rollovers.id, id));
  const all = await db.$count(rolloverMoves, eq(rolloverMoves.rolloverId, id));
  return { restored: back.length, kept: all - back.length };
}

const rowsOf = (students: Awaited<ReturnType<typeof untouched>>) =>
  sql`jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as given(enrolment_id uuid, user_id int, next_id uuid, level int,
    grade int, role text[], matricula text, account boolean)`;

/** What was made in a group and would be gone with it, as a condition on `groups`. */
const hasWork = or(
  hasGrades,
  ...[
    sql`${activities} where ${activities.groupId} = ${groups.id} and ${activities.deletedAt} is null`,
    sql`${attendance} where ${attendance.groupId} = ${groups.id} and ${attendance.state} is not null`,
    sql`${meetings} where ${meetings.groupId} = ${groups.id} and ${meetings.deletedAt} is null`,
    sql`${meetingSeries} where ${meetingSeries.groupId} = ${groups.id} and ${meetingSeries.endedAt} is null`,
    sql`${recordings} where ${recordings.groupId} = ${groups.id} and ${recordings.deletedAt} is null`,
    sql`${subjects} where ${subjects.groupId} = ${groups.id} and ${subjects.deletedAt} is null`,
    sql`${calendarEvents} where ${calendarEvents.groupId} = ${groups.id} and ${calendarEvents.deletedAt} is null`,
    sql`${announcementGroups} join ${announcements} on ${announcements.id} = ${announcementGroups.announcementId}
      where ${announcementGroups.groupId} = ${groups.id} and ${announcements.deletedAt} is null`,
    sql`${resourceGroups} join ${resources} on ${resources.id} = ${resourceGroups.resourceId}
      where ${resourceGroups.groupId} = ${groups.id} and ${resources.deletedAt} is null`,
  ].map((rows) => sql`exists (select from ${rows})`),
);

/** Whether the groups that it made have work already. Who adds some to one of them waits, and finds it deleted. */
async function hasBegun(db: Transaction, rolloverId: string): Promise<boolean> {
  const made = await db
    .select({ id: groups.id })
    .from(groups)
    .innerJoin(rolloverGroups, eq(rolloverGroups.groupId, groups.id))
    .where(and(eq(rolloverGroups.rolloverId, rolloverId), eq(rolloverGroups.change, 'made')))
    .orderBy(groups.id)
    .for('update', { of: groups });
  const ids = made.map(({ id }) => id);
  return (await db.$count(groups, and(inArray(groups.id, ids), hasWork))) > 0;
}

/**
 * An id that a group of the section was given since stays there.
 * @throws {ApiFailure} 409 where another group of the grade has the name of one of them
 */
async function restoreGroups(db: Transaction, rolloverId: string): Promise<void> {
  const restored = await db
    .update(groups)
    .set({
      endedAt: null,
      externalId: sql`case when not exists (select from groups other where other.section_id = ${groups}.section_id
        and other.external_id = ${groups}.external_id and other.deleted_at is null and other.ended_at is null)
        then ${groups.externalId} end`,
    })
    .where(
      sql`${groups.id} in (select ${rolloverGroups.groupId} from ${rolloverGroups}
        where ${rolloverGroups.rolloverId} = ${rolloverId} and ${rolloverGroups.change} = 'ended')`,
    )
    .returning({ sectionId: groups.sectionId, grade: groups.grade, name: groups.name });
  const current = await db
    .select({ sectionId: groups.sectionId, grade: groups.grade, name: groups.name })
    .from(groups)
    .where(and(inArray(groups.sectionId, [...new Set(restored.map(({ sectionId }) => sectionId))]), isCurrentGroup));
  const keyOf = ({ sectionId, grade, name }: (typeof current)[number]): string =>
    `${sectionId} ${grade} ${nameKey(name)}`;
  const names = current.map(keyOf);
  const isTaken = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  if (restored.map(keyOf).some(isTaken)) throw new ApiFailure(409, 'ROLLOVER_NAMES_TAKEN');
}

/** Students who are where the rollover put them, with the place and the roles that they had there before. */
async function untouched({ db }: WritingCall, rolloverId: string, schoolId: number) {
  const next = alias(schoolEnrolments, 'next');
  const rows = await db
    .select({
      enrolment_id: rolloverMoves.enrolmentId,
      next_id: rolloverMoves.nextId,
      user_id: users.id,
      level: schoolEnrolments.level,
      grade: schoolEnrolments.grade,
      role: users.role,
      // The number may have been given to them since.
      matricula: sql<
        string | null
      >`case when ${next.id} is null then ${schoolEnrolments.matricula} else ${next.matricula} end`,
      // The account stays where someone changed it since, and where another school has the student in that grade or a later one.
      account: sql<boolean>`coalesce((${users.level}, ${users.grade}) = (${next.level}, ${next.grade}), false)
        and not exists (select from school_enrolments other
          where other.user_id = ${users.id} and other.school_id not in (${schoolId}, ${PUBLIC_SCHOOL_ID}) and other.until is null
            and (other.level, other.grade) >= (${users.level}, ${users.grade}))`,
    })
    .from(rolloverMoves)
    .innerJoin(schoolEnrolments, eq(schoolEnrolments.id, rolloverMoves.enrolmentId))
    .innerJoin(users, eq(users.id, schoolEnrolments.userId))
    .leftJoin(next, and(eq(next.id, rolloverMoves.nextId), isNull(next.until)))
    .where(
      and(
        eq(rolloverMoves.rolloverId, rolloverId),
        // Who left is untouched as long as they have not come back and their number is free, and the others as long as they
        // are in that group, or in that grade without one.
        sql`case when ${rolloverMoves.nextId} is null and ${rolloverMoves.outcome} in ('left', 'graduated')
          then not exists (
            select 1 from school_enrolments again
            where again.school_id = ${schoolId} and again.until is null
              and (again.user_id = ${users.id} or lower(again.matricula) = lower(${schoolEnrolments.matricula})))
          else ${next.id} is not null and ${next.groupId} is not distinct from ${rolloverMoves.nextGroupId}
            and (${rolloverMoves.nextGroupId} is not null
              or (${next.level}, ${next.grade}) = (${schoolEnrolments.level}, ${schoolEnrolments.grade})) end`,
      ),
    )
    // Group by group, so that the homework of a group is counted by one statement.
    .orderBy(schoolEnrolments.groupId);
  return rows.flatMap(({ level: stored, ...row }) => {
    const level = levels.find((one) => one === stored);
    return level ? [{ ...row, level, role: roleIn(level, row.role) }] : [];
  });
}
