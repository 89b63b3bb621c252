import { NOTICE_DAYS, NOTICE_MINUTES, type AttendanceState, noticedStates } from '@lia/sdk/attendance/rules';
import type { AttendanceDay, AttendanceMarks } from '@lia/sdk/attendance/schema';
import { addDays } from '@lia/sdk/calendar/days';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { and, asc, eq, inArray, isNull, or, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import type { GroupScope } from '../groups/scope.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { today } from '../platform/days.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { attendedGroup } from './groups.ts';
import { attendance } from './tables.ts';

const marker = alias(users, 'marker');

interface Call {
  db: Database;
  scope: GroupScope;
}

/** A call whose handler runs in a transaction. */
interface WritingCall {
  db: Transaction;
  scope: GroupScope;
}

/** Who is in a group, and who was marked in it on a day, by surname. @throws {ApiFailure} 404 */
export async function readDay({ db, scope }: Call, groupId: string, day: string): Promise<AttendanceDay> {
  const { from, until, zone, ...group } = await attendedGroup(db, scope, groupId);
  const students = await db
    .select({
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      current: sql<boolean>`(${schoolEnrolments.id} is not null and ${users.deletedAt} is null)`,
      state: attendance.state,
      note: sql<string>`coalesce(${attendance.note}, '')`,
      version: sql<number>`coalesce(${attendance.version}, 0)`,
      by: fullNameOrNull(marker),
    })
    .from(users)
    .leftJoin(
      schoolEnrolments,
      and(eq(schoolEnrolments.userId, users.id), eq(schoolEnrolments.groupId, groupId), isNull(schoolEnrolments.until)),
    )
    .leftJoin(
      attendance,
      and(eq(attendance.userId, users.id), eq(attendance.groupId, groupId), eq(attendance.day, day)),
    )
    .leftJoin(marker, eq(marker.id, attendance.markedBy))
    .where(
      and(
        sql`${users.id} in (
          select user_id from school_enrolments where group_id = ${groupId} and until is null
          union all select user_id from attendance where group_id = ${groupId} and day = ${day})`,
        or(and(isNotNull(schoolEnrolments.id), isNull(users.deletedAt)), isNotNull(attendance.state)),
      ),
    )
    .orderBy(asc(users.sortName), asc(users.id));
  return { group, day, from, until, zone, students };
}

/**
 * Marks students of a group for a day, and plans when their guardians are notified of it.
 * @throws {ApiFailure} 404, 409, 422
 */
export async function markDay(
  call: WritingCall,
  groupId: string,
  day: string,
  { marks }: AttendanceMarks,
): Promise<AttendanceDay> {
  const { db, scope } = call;
  const { from, until, zone } = await attendedGroup(db, scope, groupId);
  if (from === null || until === null || day < from || day > until) throw new ApiFailure(409, 'ATTENDANCE_CLOSED');
  const byUuid = new Map(marks.map((mark) => [mark.student.toLowerCase(), mark]));
  if (byUuid.size < marks.length) throw invalidFields({ marks: { key: 'invalid' } });
  // Marks of a group are written one call after another: two screens do not both see what neither has changed yet.
  await db.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('no key update');
  const students = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      state: attendance.state,
      note: attendance.note,
      version: attendance.version,
      noticed: attendance.noticed,
    })
    .from(users)
    .innerJoin(
      schoolEnrolments,
      and(eq(schoolEnrolments.userId, users.id), eq(schoolEnrolments.groupId, groupId), isNull(schoolEnrolments.until)),
    )
    .leftJoin(
      attendance,
      and(eq(attendance.userId, users.id), eq(attendance.groupId, groupId), eq(attendance.day, day)),
    )
    .where(and(inArray(users.uuid, [...byUuid.keys()]), isNull(users.deletedAt)));
  if (students.length < byUuid.size) throw notFound();
  const now = new Date();
  const changes = students.flatMap((student) => {
    const mark = byUuid.get(student.uuid);
    if (!mark) return [];
    const { state, note = student.note ?? '' } = mark;
    if (state === student.state && note === (student.note ?? '')) return [];
    if (mark.version !== (student.version ?? 0)) throw new ApiFailure(409, 'ATTENDANCE_CHANGED');
    const noticeDue = noticeDueAt({ day, state, noticed: student.noticed }, today(zone), now);
    return [{ groupId, day, userId: student.id, state, note, markedBy: scope.userId, markedAt: now, noticeDue }];
  });
  if (changes.length > 0) {
    await db
      .insert(attendance)
      .values(changes)
      .onConflictDoUpdate({
        target: [attendance.groupId, attendance.day, attendance.userId],
        set: {
          state: sql`excluded.state`,
          note: sql`excluded.note`,
          markedBy: sql`excluded.marked_by`,
          markedAt: sql`excluded.marked_at`,
          noticeDue: sql`excluded.notice_due`,
          version: sql`${attendance.version} + 1`,
        },
      });
  }
  return readDay(call, groupId, day);
}

interface Marked {
  day: string;
  state: AttendanceState | null;
  /** What guardians were notified of. */
  noticed: AttendanceState | null;
}

/** When guardians are to be notified of a mark; null where it is no news to them, or no news any more. */
function noticeDueAt({ day, state, noticed }: Marked, schoolDay: string, now: Date): Date | null {
  const isNews = noticed === null ? noticedStates.some((one) => one === state) : state !== noticed;
  if (!isNews || day < addDays(schoolDay, -NOTICE_DAYS)) return null;
  return new Date(now.getTime() + NOTICE_MINUTES * MINUTE_MS);
}
