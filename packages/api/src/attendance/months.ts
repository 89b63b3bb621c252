import type { AttendanceState } from '@lia/sdk/attendance/rules';
import type {
  AttendanceCounts,
  AttendanceMonth,
  SchoolAttendance,
  StudentAttendance,
} from '@lia/sdk/attendance/schema';
import { lastDayOfMonth } from '@lia/sdk/calendar/days';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { levels } from '@lia/sdk/registrations/rules';
import { and, asc, between, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { findStudent } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { groupsEver, type GroupScope, schoolsForGroups } from '../groups/scope.ts';
import { groups, institutions, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { today } from '../platform/days.ts';
import { found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { attendedGroup } from './groups.ts';
import { attendance, attendanceDays } from './tables.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

/** Students whom a school is shown at most. */
const MOST_STUDENTS = 50;

const monthNow = (zone?: MexicanZone): string => today(zone).slice(0, 7);

/** Marks of a month that were not taken back. */
const inMonth = (month: string) =>
  and(between(attendance.day, `${month}-01`, lastDayOfMonth(`${month}-01`)), isNotNull(attendance.state));

const countOf = (state: AttendanceState) =>
  sql<number>`(count(*) filter (where ${attendance.state} = ${state}))::int`.mapWith(Number);

const counted = {
  present: countOf('present'),
  late: countOf('late'),
  absent: countOf('absent'),
  justified: countOf('justified'),
};

interface Mark {
  day: string;
  state: AttendanceState | null;
  note: string;
}

const marksOf = (rows: readonly Mark[]): { day: string; state: AttendanceState; note: string }[] =>
  rows.flatMap(({ day, state, note }) => (state === null ? [] : [{ day, state, note }]));

function countsOf(marks: readonly Mark[]): AttendanceCounts {
  const counts = { present: 0, late: 0, absent: 0, justified: 0 };
  for (const { state } of marks) if (state !== null) counts[state] += 1;
  return counts;
}

/** The sheet of a group for a month. @throws {ApiFailure} 404 */
export async function readMonth(
  { db, scope }: Call,
  groupId: string,
  asked?: string,
): Promise<AttendanceMonth['data']> {
  const { id, name, school, zone } = await attendedGroup(db, scope, groupId);
  const month = asked ?? monthNow(zone);
  const people = await db
    .select({ id: users.id, uuid: users.uuid, name: users.name, last_name: users.lastName })
    .from(users)
    .where(
      sql`${users.id} in (
        select student.id from school_enrolments join users as student on student.id = user_id and student.deleted_at is null
        where group_id = ${groupId} and until is null
        union all select ${attendance.userId} from ${attendance} where ${attendance.groupId} = ${groupId} and ${inMonth(month)})`,
    )
    .orderBy(asc(users.sortName), asc(users.id));
  const rows = await db
    .select({ userId: attendance.userId, day: attendance.day, state: attendance.state, note: attendance.note })
    .from(attendance)
    .where(and(eq(attendance.groupId, groupId), inMonth(month)))
    .orderBy(asc(attendance.day));
  return {
    group: { id, name, school },
    month,
    days: [...new Set(rows.map(({ day }) => day))],
    students: people.map(({ id: userId, ...person }) => {
      const marks = marksOf(rows.filter((row) => row.userId === userId));
      return { ...person, marks, counts: countsOf(marks) };
    }),
  };
}

/** A month of the groups of a school that a scope reaches, by need. @throws {ApiFailure} 404 */
export async function readSchool(
  { db, scope }: Call,
  schoolId: number,
  asked?: string,
): Promise<SchoolAttendance['data']> {
  const [read] = await db
    .select({ id: institutions.id, name: institutions.name, zone: institutions.zone })
    .from(institutions)
    .where(and(eq(institutions.id, schoolId), schoolsForGroups(scope)));
  const { zone, ...school } = found(read);
  const month = asked ?? monthNow(zone);
  const reached = and(eq(sections.schoolId, school.id), groupsEver(scope));
  const ofMonth = and(
    eq(attendanceDays.groupId, groups.id),
    between(attendanceDays.day, `${month}-01`, lastDayOfMonth(`${month}-01`)),
    // A day of which all marks were taken back is none.
    sql`${attendanceDays.present} + ${attendanceDays.late} + ${attendanceDays.absent} + ${attendanceDays.justified} > 0`,
  );
  const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`.mapWith(Number);
  const counts = {
    present: sum(attendanceDays.present),
    late: sum(attendanceDays.late),
    absent: sum(attendanceDays.absent),
    justified: sum(attendanceDays.justified),
  };
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      level: sections.level,
      grade: groups.grade,
      days: count(attendanceDays.groupId),
      counts,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .leftJoin(attendanceDays, ofMonth)
    .where(and(reached, or(isNull(groups.endedAt), isNotNull(attendanceDays.groupId))))
    .groupBy(groups.id, sections.id)
    .orderBy(
      sql`${counts.absent}::float / greatest(${counts.present} + ${counts.late} + ${counts.absent} + ${counts.justified}, 1) desc`,
      asc(sections.level),
      asc(groups.grade),
      asc(groups.name),
    );
  // As a list, which the index takes: joined, each of the marks of the month would be held against the groups.
  const ofReached = sql`${attendance.groupId} = any(array(${db
    .select({ id: groups.id })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .where(reached)}))`;
  // Chosen among absences and late arrivals, which are few and have an index, before all of their marks are counted.
  const missed = db.$with('missed').as(
    db
      .select({
        userId: attendance.userId,
        groupId: attendance.groupId,
        absences: counted.absent.as('absences'),
        lates: counted.late.as('lates'),
      })
      .from(attendance)
      .where(and(ofReached, inMonth(month), sql`${attendance.state} in ('absent', 'late')`))
      .groupBy(attendance.userId, attendance.groupId),
  );
  const chosen = db.$with('chosen').as(
    db
      .select({ userId: missed.userId, groupId: missed.groupId })
      .from(missed)
      .innerJoin(users, and(eq(users.id, missed.userId), isNull(users.deletedAt)))
      .orderBy(desc(missed.absences), desc(missed.lates), asc(users.sortName), asc(users.id))
      .limit(MOST_STUDENTS),
  );
  const students = await db
    .with(missed, chosen)
    .select({
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      group: { id: groups.id, name: groups.name },
      counts: counted,
    })
    .from(chosen)
    .innerJoin(groups, eq(groups.id, chosen.groupId))
    .innerJoin(users, eq(users.id, chosen.userId))
    .innerJoin(attendance, and(eq(attendance.userId, chosen.userId), eq(attendance.groupId, chosen.groupId)))
    .where(inMonth(month))
    .groupBy(users.id, groups.id)
    .orderBy(desc(counted.absent), desc(counted.late), asc(users.sortName), asc(users.id));
  return {
    month,
    school,
    groups: rows.flatMap(({ level: stored, ...row }) => {
      const level = levels.find((one) => one === stored);
      return level ? [{ ...row, level }] : [];
    }),
    students,
  };
}

/** A month of a child of a scope. @throws {ApiFailure} 404 */
export async function readChildMonth(
  db: Database,
  scope: Scope<'children'>,
  uuid: string,
  month?: string,
): Promise<StudentAttendance['data']> {
  const child = found(await findStudent(db, scope, uuid));
  return readStudentMonth(db, child.id, month);
}

/** A month of one student, in whichever groups: on a day of a move within a school as they were marked last, as on report cards. */
export async function readStudentMonth(
  db: Database,
  userId: number,
  month = monthNow(),
): Promise<StudentAttendance['data']> {
  const rows = await db
    .selectDistinctOn([attendance.day, sections.schoolId], {
      day: attendance.day,
      state: attendance.state,
      note: attendance.note,
    })
    .from(attendance)
    .innerJoin(groups, eq(groups.id, attendance.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .where(and(eq(attendance.userId, userId), inMonth(month)))
    .orderBy(desc(attendance.day), asc(sections.schoolId), desc(attendance.markedAt));
  const days = marksOf(rows);
  return { month, days, counts: countsOf(days) };
}
