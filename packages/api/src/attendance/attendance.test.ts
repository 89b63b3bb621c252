import {
  getAttendance,
  getAttendanceMonth,
  getChildAttendance,
  getMyAttendance,
  getSchoolAttendance,
  markAttendance,
} from '@lia/sdk/attendance/endpoints';
import { type AttendanceState, NOTICE_MINUTES } from '@lia/sdk/attendance/rules';
import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { users } from '../accounts/tables.ts';
import { groups, schoolYears } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { create, groupOf, makeSchool, type School } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';
import { noticeMarks } from './notices.ts';
import { attendance } from './tables.ts';

const test = base.extend<{ school: School; other: School }>({
  school: async ({ api }, use) => use(await makeSchool(api)),
  other: async ({ api }, use) => use(await makeSchool(api)),
});

const missing = [404, 'NOT_FOUND', []];
let day = '';
let month = '';
// A run may go on over midnight in Mexico City.
beforeEach(() => {
  day = dayOf(new Date().toISOString());
  month = day.slice(0, 7);
});

async function attended(school: School): Promise<string> {
  const { id } = await create(school.teacher, groupOf(school));
  const students = school.students.map(({ uuid }) => uuid);
  await school.teacher.client.call(addGroupStudents, { body: { groupId: id, students } });
  return id;
}

interface Marking {
  by: Member;
  group: string;
  on?: string;
}

const mark = (
  { by, group: id, on = day }: Marking,
  student: Member,
  state: AttendanceState | null,
  version = 0,
  note?: string,
) =>
  by.client.call(markAttendance, {
    params: { id, day: on },
    body: { marks: [{ student: student.uuid, state, version, ...(note !== undefined && { note }) }] },
  });

/** Notifications about attendance of a guardian, by state, once those that were planned are due. */
async function noticed({ app: { db } }: RunningApi, { id }: Member): Promise<unknown[]> {
  const later = new Date(Date.now() + (NOTICE_MINUTES + 1) * 60_000);
  await Promise.all([noticeMarks(db, later, 1), noticeMarks(db, later, 1)]);
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.kind, 'attendance')))
    .orderBy(notifications.createdAt);
  return rows.map(({ data }) => data);
}

test('a teacher marks a group, and no screen overwrites what it has not seen', async ({ school }) => {
  const group = await attended(school);
  const [ana, rosa] = school.students;
  const teacher = { by: school.teacher, group };
  const { data } = await mark(teacher, ana, 'present');
  expect(data).toMatchObject({ group: { id: group }, day, until: day });
  const stateOf = async ({ uuid }: Member) =>
    (await school.teacher.client.call(getAttendance, { params: { id: group, day } })).data.students.find(
      (student) => student.uuid === uuid,
    );
  expect(await stateOf(rosa)).toMatchObject({ state: null, version: 0, current: true, by: null });
  // Sent again after a lost answer, it changes nothing.
  await mark(teacher, ana, 'present');
  expect(await stateOf(ana)).toMatchObject({ state: 'present', version: 1 });
  const staff = { by: school.admin, group };
  expect(await refusal(mark(staff, ana, 'justified'))).toEqual([409, 'ATTENDANCE_CHANGED', []]);
  await mark(staff, ana, 'justified', 1, 'Cita médica');
  expect(await stateOf(ana)).toMatchObject({ state: 'justified', note: 'Cita médica', version: 2 });
  expect(await refusal(mark(teacher, ana, 'absent', 1))).toEqual([409, 'ATTENDANCE_CHANGED', []]);
  await mark(teacher, ana, null, 2);
  expect(await stateOf(ana)).toMatchObject({ state: null, version: 3 });
  // Of two at once that saw the same, one is refused.
  const both = (['absent', 'late'] as const).map((state) => refusal(mark(teacher, rosa, state)));
  expect(await Promise.all(both)).toEqual(expect.arrayContaining(['accepted', [409, 'ATTENDANCE_CHANGED', []]]));
});

test('days to come, days of another school year and ended groups cannot be marked', async ({ api, school }) => {
  const group = await attended(school);
  const [ana] = school.students;
  const teacher = { by: school.teacher, group };
  const closed = [409, 'ATTENDANCE_CLOSED', []];
  expect(await refusal(mark({ ...teacher, on: addDays(day, 1) }, ana, 'absent'))).toEqual(closed);
  expect(await refusal(mark({ ...teacher, on: '2026-02-31' }, ana, 'absent'))).toEqual(missing);
  const [year] = await api.app.db
    .insert(schoolYears)
    .values({ schoolId: school.id, startsOn: addDays(day, -2), endsOn: addDays(day, 200) })
    .returning({ id: schoolYears.id });
  const change = (values: Partial<typeof groups.$inferInsert>) =>
    api.app.db.update(groups).set(values).where(eq(groups.id, group));
  await change({ yearId: year?.id ?? null });
  expect(await refusal(mark({ ...teacher, on: addDays(day, -3) }, ana, 'absent'))).toEqual(closed);
  await mark({ ...teacher, on: addDays(day, -2) }, ana, 'absent');
  await change({ endedAt: new Date() });
  expect(await refusal(mark(teacher, ana, 'absent'))).toEqual(closed);
  const params = { id: group, day: addDays(day, -2) };
  const { data } = await school.teacher.client.call(getAttendance, { params });
  expect(data).toMatchObject({ from: null, until: null });
  expect(data.students.map(({ state }) => state)).toContain('absent');
});

test('guardians are notified once of what stands after some minutes, and of its correction', async ({
  api,
  school,
}) => {
  const group = await attended(school);
  const [ana, rosa] = school.students;
  const parent = await api.member('padre');
  await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, ana.id));
  const teacher = { by: school.teacher, group };
  await mark(teacher, ana, 'absent');
  await mark(teacher, ana, 'present', 1);
  expect(await noticed(api, parent)).toEqual([]);
  await mark(teacher, ana, 'absent', 2);
  await mark(teacher, ana, 'late', 3);
  await mark(teacher, rosa, 'absent');
  const late = { child: ana.uuid, name: 'Ana', day, state: 'late' };
  expect(await noticed(api, parent)).toEqual([late]);
  expect(await noticed(api, parent)).toEqual([late]);
  await mark(teacher, ana, 'absent', 4);
  await mark(teacher, ana, 'late', 5);
  expect(await noticed(api, parent)).toEqual([late]);
  await mark({ by: school.admin, group }, ana, 'justified', 6);
  expect(await noticed(api, parent)).toEqual([late, { ...late, state: 'justified' }]);
  await mark({ ...teacher, on: addDays(day, -10) }, ana, 'absent');
  expect(await noticed(api, parent)).toHaveLength(2);
  // Who is a parent as well by now has no guardian who is notified.
  await api.app.db
    .update(users)
    .set({ role: ['alumno', 'padre'] })
    .where(eq(users.id, ana.id));
  await mark({ by: school.admin, group }, ana, 'absent', 7);
  expect(await noticed(api, parent)).toHaveLength(2);
  const [due] = await api.app.db
    .select()
    .from(notifications)
    .where(like(notifications.cause, `${parent.id} %`));
  expect(due?.inApp).toBe(true);
});

test('a month is read by group, by school in the order of need, by family and by student', async ({ api, school }) => {
  const group = await attended(school);
  const calm = await create(school.admin, groupOf(school));
  const [ana, rosa] = school.students;
  const parent = await api.member('padre');
  await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, ana.id));
  const teacher = { by: school.teacher, group };
  await mark(teacher, ana, 'absent', 0, 'Avisó su mamá');
  await mark(teacher, rosa, 'late');
  const counts = { present: 0, late: 0, absent: 1, justified: 0 };
  const sheet = (await school.teacher.client.call(getAttendanceMonth, { params: { id: group }, query: { month } }))
    .data;
  expect(sheet.days).toEqual([day]);
  expect(sheet.students.find(({ uuid }) => uuid === ana.uuid)).toMatchObject({
    counts,
    marks: [{ day, state: 'absent' }],
  });
  const whole = (await school.admin.client.call(getSchoolAttendance, { params: { id: school.id }, query: { month } }))
    .data;
  expect(whole.groups.map(({ id }) => id)).toEqual([group, calm.id]);
  expect(whole.groups[0]).toMatchObject({ days: 1, counts: { ...counts, late: 1 } });
  expect(whole.students.map(({ uuid }) => uuid)).toEqual([ana.uuid, rosa.uuid]);
  const own = { month, days: [{ day, state: 'absent', note: 'Avisó su mamá' }], counts };
  expect((await parent.client.call(getChildAttendance, { params: { id: ana.uuid }, query: {} })).data).toEqual(own);
  expect((await ana.client.call(getMyAttendance, { query: {} })).data).toEqual(own);
  const earlier = await ana.client.call(getMyAttendance, { query: { month: '2020-01' } });
  expect(earlier.data.days).toEqual([]);
  expect(await refusal(ana.client.call(getMyAttendance, { query: { month: '2020-13' } }))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['month'],
  ]);
  // The name of a student who left stays on the sheet of that month.
  await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, rosa.id));
  const after = (await school.teacher.client.call(getAttendanceMonth, { params: { id: group }, query: { month } }))
    .data;
  expect(after.students).toHaveLength(2);
});

test('who was marked in two groups on the day of a move is read as they were marked last', async ({ api, school }) => {
  const [ana] = school.students;
  const parent = await api.member('padre');
  await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, ana.id));
  await mark({ by: school.teacher, group: await attended(school) }, ana, 'absent');
  const next = await create(school.teacher, groupOf(school));
  await school.admin.client.call(addGroupStudents, { body: { groupId: next.id, students: [ana.uuid] } });
  await mark({ by: school.teacher, group: next.id }, ana, 'late');
  const counts = { present: 0, late: 1, absent: 0, justified: 0 };
  const own = { month, days: [{ day, state: 'late', note: '' }], counts };
  expect((await parent.client.call(getChildAttendance, { params: { id: ana.uuid }, query: {} })).data).toEqual(own);
  expect((await ana.client.call(getMyAttendance, { query: {} })).data).toEqual(own);
});

test('attendance of others is not found', async ({ api, school, other }) => {
  const group = await attended(school);
  const [ana, rosa] = school.students;
  const parent = await api.member('padre');
  await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, rosa.id));
  for (const by of [other.teacher, other.admin]) {
    const params = { id: group };
    expect(await refusal(mark({ by, group }, ana, 'absent'))).toEqual(missing);
    expect(await refusal(by.client.call(getAttendance, { params: { ...params, day } }))).toEqual(missing);
    expect(await refusal(by.client.call(getAttendanceMonth, { params, query: {} }))).toEqual(missing);
    expect(await refusal(by.client.call(getSchoolAttendance, { params: { id: school.id }, query: {} }))).toEqual(
      missing,
    );
  }
  // None of the marks is written where one of them is of a stranger.
  const marks = [ana, other.students[0]].map(({ uuid }) => ({ student: uuid, state: 'absent' as const, version: 0 }));
  const params = { id: group, day };
  expect(await refusal(school.teacher.client.call(markAttendance, { params, body: { marks } }))).toEqual(missing);
  expect(await api.app.db.$count(attendance, eq(attendance.groupId, group))).toBe(0);
  expect(await refusal(parent.client.call(getChildAttendance, { params: { id: ana.uuid }, query: {} }))).toEqual(
    missing,
  );
  for (const member of [ana, parent])
    expect(await refusal(mark({ by: member, group }, ana, 'present'))).toEqual([403, 'FORBIDDEN', []]);
});
