import type { AttendanceState } from '@lia/sdk/attendance/rules';
import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { demoGroupIds } from '../groups/demoData.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, schoolEnrolments, schoolYears } from '../institutions/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { today } from '../platform/days.ts';
import { type DemoData, fixedUuid, shareOf } from '../platform/demoData.ts';
import { attendance } from './tables.ts';

/** Four weeks. */
const DAYS = 28;

/** Rows of one statement, whose parameters PostgreSQL limits. */
const ROWS = 2000;

/** Who is absent and late more often than others, so that there is something to see. */
const OFTEN = 0.15;

/** The school days of the four weeks before today. */
function schoolDays(): string[] {
  const end = today();
  return Array.from({ length: DAYS }, (_, index) => addDays(end, index - DAYS)).filter(
    (day) => day <= addDays(mondayOf(day), 4),
  );
}

function stateOf(student: string, day: string): AttendanceState {
  const share = shareOf(`attendance ${student} ${day}`) / (shareOf(`attendance ${student}`) < OFTEN ? 4 : 1);
  if (share < 0.03) return 'absent';
  if (share < 0.05) return 'justified';
  return share < 0.09 ? 'late' : 'present';
}

const notes: Partial<Record<AttendanceState, string>> = {
  late: 'Llegó a las 8:20.',
  justified: 'Cita con el médico.',
};

/** Attendance of the groups of the demo data; today's is left to be taken. */
async function writeAttendance({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const students = await tx
      .select({
        userId: users.id,
        uuid: users.uuid,
        groupId: groups.id,
        teacherId: groups.teacherId,
        startsOn: schoolYears.startsOn,
        endsOn: schoolYears.endsOn,
      })
      .from(schoolEnrolments)
      .innerJoin(users, and(eq(users.id, schoolEnrolments.userId), isNull(users.deletedAt)))
      .innerJoin(groups, eq(groups.id, schoolEnrolments.groupId))
      .leftJoin(schoolYears, eq(schoolYears.id, groups.yearId))
      .where(
        and(
          inArray(groups.id, [...demoGroupIds]),
          isCurrentGroup,
          isNotNull(groups.teacherId),
          isNull(schoolEnrolments.until),
        ),
      )
      .orderBy(asc(users.id));
    const days = schoolDays();
    // What the account that people sign in with as a parent finds of their child.
    const known: ReadonlyMap<string, AttendanceState> = new Map([
      [`${demoUuid('alumno')} ${days.at(-2)}`, 'absent'],
      [`${demoUuid('alumno')} ${days.at(-6)}`, 'late'],
    ]);
    const rows = students.flatMap(({ userId, uuid, groupId, teacherId, startsOn, endsOn }) =>
      days
        .filter((day) => teacherId !== null && (startsOn ?? day) <= day && day <= (endsOn ?? day))
        .flatMap((day) => {
          const state = known.get(`${uuid} ${day}`) ?? stateOf(uuid, day);
          return teacherId === null
            ? []
            : [
                {
                  id: fixedUuid(`attendance ${groupId} ${uuid} ${day}`),
                  groupId,
                  day,
                  userId,
                  state,
                  note: notes[state] ?? '',
                  markedBy: teacherId,
                  markedAt: new Date(`${day}T08:30:00-06:00`),
                  noticed: state === 'absent' || state === 'late' ? state : null,
                },
              ];
        }),
    );
    for (let at = 0; at < rows.length; at += ROWS) {
      // One after another: a transaction has one connection.
      // oxlint-disable-next-line no-await-in-loop
      await tx
        .insert(attendance)
        .values(rows.slice(at, at + ROWS))
        .onConflictDoNothing();
    }
  });
}

export const demoAttendance: DemoData = { after: ['groups', 'schoolYears'], write: writeAttendance };
