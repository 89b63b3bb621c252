import { getSchoolAttendance } from '@lia/sdk/attendance/endpoints';
import { attendanceStates } from '@lia/sdk/attendance/rules';
import { dayOf } from '@lia/sdk/calendar/instants';
import { addGroupStudents, removeGroupStudent } from '@lia/sdk/groups/endpoints';
import { homeworkStatuses, toGrade } from '@lia/sdk/homework/states';
import { getGroupFigures } from '@lia/sdk/overview/endpoints';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { attendance } from '../attendance/tables.ts';
import { homework } from '../homework/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { test } from '../testing/api.ts';
import { create, groupOf, makeSchool, pupil } from '../testing/groups.ts';

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

test('figures and attendance equal the raw rows whatever changes, several changes at once among them', async ({
  api,
}) => {
  const { db } = api.app;
  const school = await makeSchool(api);
  const students = [...school.students, await pupil(api, school.id), await pupil(api, school.id)];
  const people = students.map(({ id }) => id);
  const taught = [await create(school.teacher, groupOf(school)), await create(school.teacher, groupOf(school))];
  const groupIds = taught.map(({ id }) => id);
  const given = await db
    .insert(activities)
    .values(
      groupIds.flatMap((groupId) =>
        [-9, -2, 5].map((due, nth) => ({
          groupId,
          name: 'Fracciones',
          createdBy: school.teacher.id,
          publishDate: days(-20),
          finishDate: days(due),
          gradesReleasedAt: nth === 1 ? null : new Date(),
        })),
      ),
    )
    .returning();
  await db
    .insert(homework)
    .values(given.flatMap(({ id }) => people.map((userId) => ({ activityId: id, userId }))))
    .onConflictDoNothing();
  const today = dayOf(new Date().toISOString());

  const student = fc.constantFrom(...people);
  const group = fc.constantFrom(...groupIds);
  const work = fc.record({
    status: fc.constantFrom(...homeworkStatuses),
    score: fc.option(fc.integer({ min: 0, max: 10 })),
    attempts: fc.nat(2),
    isLate: fc.boolean(),
    dueOverride: fc.option(fc.constantFrom(days(-3), days(3))),
  });
  const change = fc.oneof(
    fc.record({
      kind: fc.constant('work' as const),
      student,
      activity: fc.constantFrom(...given.map(({ id }) => id)),
      work,
    }),
    {
      arbitrary: fc.record({
        kind: fc.constant('enrolled' as const),
        student,
        group: fc.option(group),
        inPlace: fc.boolean(),
      }),
      weight: 3,
    },
    fc.record({ kind: fc.constant('account' as const), student, deletedAt: fc.option(fc.constant(new Date())) }),
    fc.record({
      kind: fc.constant('mark' as const),
      student,
      group,
      state: fc.option(fc.constantFrom(...attendanceStates)),
    }),
  );
  type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

  const apply = (one: Change) =>
    inTransaction(db, async (tx) => {
      if (one.kind === 'work') {
        await tx
          .update(homework)
          .set(one.work)
          .where(and(eq(homework.activityId, one.activity), eq(homework.userId, one.student)));
      } else if (one.kind === 'account') {
        await tx.update(users).set({ deletedAt: one.deletedAt }).where(eq(users.id, one.student));
      } else if (one.kind === 'mark') {
        const mark = {
          groupId: one.group,
          day: today,
          userId: one.student,
          state: one.state,
          markedBy: school.teacher.id,
        };
        const target = [attendance.groupId, attendance.day, attendance.userId];
        await tx
          .insert(attendance)
          .values(mark)
          .onConflictDoUpdate({ target, set: { state: one.state } });
      } else {
        const current = and(eq(schoolEnrolments.userId, one.student), isNull(schoolEnrolments.until));
        await tx
          .update(schoolEnrolments)
          .set(one.inPlace ? { groupId: one.group } : { until: sql`clock_timestamp() + interval '1 millisecond'` })
          .where(current);
        const place = { schoolId: school.id, companyId: school.id, level: 2, grade: 3, groupId: one.group };
        // One student may join and leave at once; the one that came first stays.
        await tx
          .insert(schoolEnrolments)
          .values({ userId: one.student, ...place })
          .onConflictDoNothing();
      }
    });

  /** What the figures are to be, from the rows themselves. */
  const expected = async () => {
    const now = new Date();
    const rows = await db
      .select({ work: homework, activity: activities })
      .from(homework)
      .innerJoin(activities, eq(activities.id, homework.activityId))
      .innerJoin(users, and(eq(users.id, homework.userId), isNull(users.deletedAt)))
      .innerJoin(
        schoolEnrolments,
        and(
          eq(schoolEnrolments.userId, homework.userId),
          eq(schoolEnrolments.groupId, activities.groupId),
          isNull(schoolEnrolments.until),
        ),
      )
      .where(inArray(activities.groupId, groupIds));
    return groupIds.map((id) => {
      const own = rows.filter(({ activity }) => activity.groupId === id);
      const due = own.filter(
        ({ work: one, activity }) =>
          (one.dueOverride ?? activity.finishDate) <= now &&
          one.status !== 'excused' &&
          (one.status !== 'graded' || one.attempts > 0),
      );
      const scores = own.flatMap(({ work: one, activity }) =>
        one.status === 'graded' && activity.gradesReleasedAt !== null && one.score !== null ? [one.score] : [],
      );
      return {
        id,
        due: due.length,
        in_time: due.filter(({ work: one }) => one.attempts > 0 && !one.isLate).length,
        to_grade: own.filter(({ work: one }) => toGrade.some((status) => status === one.status)).length,
        graded: scores.length,
        mean: scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length,
      };
    });
  };

  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { minLength: 1, maxLength: 5 }), { maxLength: 4 }), async (turns) => {
      for (const together of turns) await Promise.all(together.map(apply));
      const { data } = await school.admin.client.call(getGroupFigures);
      const figures = groupIds.map((id) => {
        const { due, in_time, to_grade, graded, mean } = data.find(({ group: one }) => one.id === id) ?? {};
        return { id, due, in_time, to_grade, graded, mean };
      });
      const wanted = await expected();
      expect(figures).toEqual(
        wanted.map((one) => ({ ...one, mean: one.mean === null ? null : expect.closeTo(one.mean, 2) })),
      );

      const marks = await db.select().from(attendance).where(inArray(attendance.groupId, groupIds));
      const month = await school.admin.client.call(getSchoolAttendance, { params: { id: school.id } });
      for (const id of groupIds) {
        const own = marks.filter(({ groupId, state }) => groupId === id && state !== null);
        const counted = month.data.groups.find((one) => one.id === id);
        expect(counted?.days).toBe(own.length > 0 ? 1 : 0);
        for (const state of attendanceStates)
          expect(counted?.counts[state]).toBe(own.filter((mark) => mark.state === state).length);
      }
    }),
    { seed: 20_261_126, numRuns: 25 },
  );
});

test('of changes at once none is left out', async ({ api }) => {
  const { db } = api.app;
  const { admin, id: schoolId, teacher, students: both } = await makeSchool(api);
  const students = [...both, ...(await Promise.all(Array.from({ length: 6 }, () => pupil(api, schoolId))))];
  const { id: groupId } = await create(teacher, groupOf({ id: schoolId }));
  await admin.client.call(addGroupStudents, { body: { groupId, students: students.map(({ uuid }) => uuid) } });
  const dates = { publishDate: days(-9), finishDate: days(-1) };
  const [activity] = await db
    .insert(activities)
    .values({ groupId, name: 'Fracciones', createdBy: teacher.id, ...dates })
    .returning();
  const deliver = (to: Database, userId: number): Promise<unknown> =>
    to
      .update(homework)
      .set({ status: 'delivered', attempts: 1 })
      .where(and(eq(homework.activityId, activity?.id ?? ''), eq(homework.userId, userId)))
      .execute();
  const mark = (to: Database, userId: number): Promise<unknown> =>
    to
      .insert(attendance)
      .values({ groupId, day: dayOf(new Date().toISOString()), userId, state: 'present', markedBy: teacher.id })
      .execute();
  for (const write of [deliver, mark]) {
    const [first = 0, ...others] = students.map(({ id }) => id);
    const { waiting } = await db.transaction(async (tx) => {
      await write(tx, first);
      const later = others.map((userId) => write(db, userId));
      const blocked = sql`pg_locks where not granted and locktype in ('transactionid', 'tuple')`;
      await expect.poll(async () => (await tx.select({ pid: sql`pid` }).from(blocked)).length).toBe(others.length);
      return { waiting: later };
    });
    await Promise.all(waiting);
  }
  expect((await admin.client.call(getGroupFigures)).data).toMatchObject([{ due: 8, in_time: 8, to_grade: 8 }]);
  const month = await admin.client.call(getSchoolAttendance, { params: { id: schoolId } });
  expect(month.data.groups).toMatchObject([{ days: 1, counts: { present: 8 } }]);

  // Who goes to another group is counted there, with nothing to do yet.
  const other = await create(teacher, groupOf({ id: schoolId }));
  const [moved, gone] = students.map(({ uuid }) => uuid);
  await admin.client.call(addGroupStudents, { body: { groupId: other.id, students: [moved ?? ''] } });
  await admin.client.call(removeGroupStudent, { params: { groupId, student: gone ?? '' } });
  const figures = (await admin.client.call(getGroupFigures)).data;
  expect(new Map(figures.map(({ group: { id }, due, to_grade }) => [id, [due, to_grade]]))).toEqual(
    new Map([
      [groupId, [6, 6]],
      [other.id, [0, 0]],
    ]),
  );
});
