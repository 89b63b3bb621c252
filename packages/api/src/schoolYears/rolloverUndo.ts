import { levels } from '@lia/sdk/registrations/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { roleIn } from './rollover.ts';
import { rolloverMoves, rollovers } from './tables.ts';
import { lockSchool, readYear, undoableUntil, type WritingCall } from './years.ts';

/**
 * Takes a rollover back. Students whom someone moved since stay where they are, and so do the groups that they are in.
 * @throws {ApiFailure} 404, 409 once its time is over
 */
export async function undoRollover(
  call: WritingCall,
  schoolId: number,
  yearId: string,
): Promise<{ restored: number; kept: number }> {
  const { db } = call;
  await lockSchool(call, schoolId);
  const year = await readYear(call, schoolId, yearId);
  const [made] = await db
    .select({ id: rollovers.id, doneAt: rollovers.doneAt })
    .from(rollovers)
    .where(and(eq(rollovers.yearId, yearId), isNull(rollovers.undoneAt)));
  const { id, doneAt } = found(made);
  if (undoableUntil(doneAt, year.starts_on) === null) throw new ApiFailure(409, 'RESTORE_OVER');

  const back = await untouched(call, id, schoolId);
  const given = JSON.stringify(back);
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given(enrolment_id uuid, user_id int, next_id uuid, level int,
    grade int, role text[])`;
  await db.execute(sql`
    delete from school_enrolments using ${rows} where school_enrolments.id = given.next_id`);
  await db.execute(sql`
    update school_enrolments set until = null from ${rows} where school_enrolments.id = given.enrolment_id`);
  await db.execute(sql`
    update users set level = given.level, grade = given.grade, role = given.role from ${rows}
    where users.id = given.user_id
      and (users.level, users.grade, users.role) is distinct from (given.level, given.grade, given.role)`);
  await db.execute(sql`
    update school_members set until = null from ${rows}, rollovers
    where rollovers.id = ${id} and school_members.user_id = given.user_id and school_members.school_id = ${schoolId}
      and school_members.role = 'student' and school_members.until = rollovers.done_at`);
  await db.execute(sql`
    update groups set ended_at = null from rollover_groups was
    where was.rollover_id = ${id} and was.group_id = groups.id and was.change = 'ended'`);
  await db.execute(sql`
    update groups set deleted_at = now() from rollover_groups was
    where was.rollover_id = ${id} and was.group_id = groups.id and was.change = 'made' and groups.deleted_at is null
      and not exists (select 1 from school_enrolments where group_id = groups.id and until is null)`);
  await db
    .update(rollovers)
    .set({ undoneAt: sql`now()` })
    .where(eq(rollovers.id, id));
  const all = await db.$count(rolloverMoves, eq(rolloverMoves.rolloverId, id));
  return { restored: back.length, kept: all - back.length };
}

/** Students who are where the rollover put them, with the place and the roles that they had there before. */
async function untouched({ db }: WritingCall, rolloverId: string, schoolId: number) {
  const rows = await db
    .select({
      enrolment_id: rolloverMoves.enrolmentId,
      next_id: rolloverMoves.nextId,
      user_id: users.id,
      level: schoolEnrolments.level,
      grade: schoolEnrolments.grade,
      role: users.role,
    })
    .from(rolloverMoves)
    .innerJoin(schoolEnrolments, eq(schoolEnrolments.id, rolloverMoves.enrolmentId))
    .innerJoin(users, eq(users.id, schoolEnrolments.userId))
    .where(
      and(
        eq(rolloverMoves.rolloverId, rolloverId),
        // Who left is untouched as long as they have not come back, and the others as long as they are in that grade and group.
        sql`case when ${rolloverMoves.nextId} is null and ${rolloverMoves.outcome} in ('left', 'graduated')
          then not exists (
            select 1 from school_enrolments again
            where again.user_id = ${users.id} and again.school_id = ${schoolId} and again.until is null)
          else exists (
            select 1 from school_enrolments again
            where again.id = ${rolloverMoves.nextId} and again.until is null
              and again.level = ${users.level} and again.grade = ${users.grade}
              and again.group_id is not distinct from ${rolloverMoves.nextGroupId}) end`,
      ),
    );
  return rows.flatMap(({ level: stored, ...row }) => {
    const level = levels.find((one) => one === stored);
    return level ? [{ ...row, level, role: roleIn(level, row.role) }] : [];
  });
}
