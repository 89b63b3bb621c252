import { closePeriod, getGradebook, gradeStudent, reopenPeriod, setGradebookRules } from '@lia/sdk/gradebook/endpoints';
import type { GradebookRules, PeriodGradeInput } from '@lia/sdk/gradebook/schema';
import { listGroupStudents, removeGroupStudent } from '@lia/sdk/groups/endpoints';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import { updateSchoolYear } from '@lia/sdk/schoolYears/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { activities } from '../activities/tables.ts';
import { homework } from '../homework/tables.ts';
import { groups, sections } from '../institutions/tables.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { type Member, test as base } from '../testing/api.ts';
import { type GradedClassroom, makeGradedClassroom, setScored, yearInput } from '../testing/gradebook.ts';
import { refusal } from '../testing/refusal.ts';

const test = base.extend<{ room: GradedClassroom; other: GradedClassroom }>({
  room: async ({ api }, use) => use(await makeGradedClassroom(api)),
  other: async ({ api }, use) => use(await makeGradedClassroom(api)),
});

const missing = [404, 'NOT_FOUND', []];
const forbidden = [403, 'FORBIDDEN', []];
const closed = [409, 'PERIOD_CLOSED', []];

const read = async ({ client }: Member, { groupId: id }: GradedClassroom, query: { period?: string } = {}) =>
  (await client.call(getGradebook, { params: { id }, query })).data;

const give = (by: Member, room: GradedClassroom, student: Member, input: Partial<PeriodGradeInput>) =>
  by.client.call(gradeStudent, {
    params: { id: room.groupId, student: student.uuid },
    body: { period: room.period, subject: room.subject, version: 0, ...input },
  });

const setRules = (by: Member, room: GradedClassroom, rules: Partial<GradebookRules>) =>
  by.client.call(setGradebookRules, {
    params: { id: room.groupId },
    body: { period: room.period, subject: room.subject, missing: 'ignored', weights: [], ...rules },
  });

const close = (by: Member, { groupId: id, period }: GradedClassroom) =>
  by.client.call(closePeriod, { params: { id, period } });

const reopen = (by: Member, { groupId: id, period }: GradedClassroom) =>
  by.client.call(reopenPeriod, { params: { id, period }, body: { reason: 'Faltaba una calificación' } });

async function studentIn(room: GradedClassroom, { uuid }: Member, by = room.teacher) {
  const { sheet } = await read(by, room, { period: room.period });
  return sheet?.students.find((student) => student.uuid === uuid);
}

test('a suggested grade follows from the homework of the period, by the rules that the teacher chose', async ({
  api,
  room,
}) => {
  const [ana, rosa] = room.students;
  const first = await setScored(api, room, [[ana, 9]]);
  const second = await setScored(api, room, [
    [ana, 6],
    [rosa, 8],
  ]);
  await setScored(api, room, [
    [ana, 'excused'],
    [rosa, 'excused'],
  ]);
  const { group, periods, subjects, sheet } = await read(room.admin, room);
  expect(group).toMatchObject({ id: room.groupId, level: 2, grade: 3 });
  expect(periods.map(({ name, closed: isClosed }) => [name, isClosed])).toEqual([
    ['Primer trimestre', false],
    ['Segundo trimestre', false],
  ]);
  expect(subjects).toEqual([{ id: room.subject, name: 'Matemáticas' }]);
  expect(sheet).toMatchObject({ period: room.period, subject: room.subject, closed: false, lowest: 5 });
  expect(sheet?.activities.map(({ weight, released }) => [weight, released])).toEqual([
    [1, false],
    [1, false],
    [1, false],
  ]);
  expect(await studentIn(room, ana)).toMatchObject({ suggested: 7.5, grade: null, version: 0 });
  const shown = await studentIn(room, rosa);
  expect(shown).toMatchObject({ suggested: 8 });
  expect(shown?.works.find(({ activity }) => activity === first)).toMatchObject({ status: 'toDo', is_missing: true });
  await setRules(room.teacher, room, { missing: 'lowest', weights: [{ activity: second, weight: 3 }] });
  expect(await studentIn(room, ana)).toMatchObject({ suggested: 6.7 });
  expect(await studentIn(room, rosa)).toMatchObject({ suggested: 7.2 });
  // What is due in another period, is not active or of another subject is none of its homework.
  await api.app.db.update(activities).set({ isActive: false }).where(eq(activities.id, first));
  expect(await studentIn(room, ana)).toMatchObject({ suggested: 6 });
  expect((await read(room.teacher, room, { period: room.later })).sheet?.activities).toEqual([]);
});

test('the grade of the teacher takes the place of the suggested one, with a reason', async ({ api, room }) => {
  const [ana, rosa] = room.students;
  await setScored(api, room, [[ana, 8]]);
  expect(await refusal(give(room.teacher, room, ana, { grade: '9' }))).toEqual([422, 'VALIDATION_FAILED', ['reason']]);
  for (const grade of ['4,9', '11', '8,55', 'MB'])
    expect(await refusal(give(room.teacher, room, ana, { grade }))).toEqual([422, 'VALIDATION_FAILED', ['grade']]);
  const nine = { grade: '9,5', reason: 'Participa mucho' };
  const { data } = await give(room.teacher, room, ana, nine);
  expect(data).toEqual({ uuid: ana.uuid, suggested: 8, grade: 9.5, description: '', reason: nine.reason, version: 1 });
  // Sent again after a lost answer, it changes nothing.
  expect((await give(room.teacher, room, ana, nine)).data.version).toBe(1);
  expect(await refusal(give(room.teacher, room, ana, { ...nine, grade: '7' }))).toEqual([409, 'GRADE_STALE', []]);
  expect((await give(room.teacher, room, ana, { version: 1 })).data).toMatchObject({ grade: null, version: 2 });
  // Without homework there is nothing to differ from.
  await give(room.teacher, room, rosa, { grade: '10' });
  // Of two at once that saw the same, one is refused.
  const both = ['7', '6'].map((grade) => refusal(give(room.teacher, room, ana, { ...nine, grade, version: 2 })));
  expect(await Promise.all(both)).toEqual(expect.arrayContaining(['accepted', [409, 'GRADE_STALE', []]]));
  const entries = await api.app.db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.record, 'period_grades'), eq(auditEntries.personId, ana.id)));
  expect(entries.map(({ after }) => after)).toContainEqual(expect.objectContaining({ reason: nine.reason }));
});

test('preescolar is described, and the first grades of primaria begin at 6', async ({ api, room }) => {
  const [ana] = room.students;
  await setScored(api, room, [[ana, 2]]);
  await api.app.db.update(groups).set({ grade: 2 }).where(eq(groups.id, room.groupId));
  expect(await studentIn(room, ana)).toMatchObject({ suggested: 6 });
  const ofGroup = sql`${sections.id} = (select section_id from groups where id = ${room.groupId})`;
  await api.app.db.update(sections).set({ level: 1 }).where(ofGroup);
  expect(await refusal(give(room.teacher, room, ana, { grade: '8' }))).toEqual([422, 'VALIDATION_FAILED', ['grade']]);
  const description = 'Cuenta hasta 20 y reconoce figuras.';
  const { data } = await give(room.teacher, room, ana, { description });
  expect(data).toMatchObject({ suggested: null, grade: null, description, version: 1 });
});

test('a closed period keeps its grades until the school opens it again', async ({ api, room }) => {
  const [ana] = room.students;
  const activity = await setScored(api, room, [[ana, 8]]);
  await close(room.teacher, room);
  expect(await refusal(close(room.admin, room))).toEqual(closed);
  await api.app.db
    .update(homework)
    .set({ score: 10 })
    .where(and(eq(homework.activityId, activity), eq(homework.userId, ana.id)));
  expect(await studentIn(room, ana)).toMatchObject({ suggested: 8 });
  expect(await refusal(give(room.teacher, room, ana, { grade: '8' }))).toEqual(closed);
  expect(await refusal(setRules(room.teacher, room, {}))).toEqual(closed);
  const { starts_on, ends_on, periods } = yearInput();
  const change = (some: typeof periods) =>
    room.admin.client.call(updateSchoolYear, {
      params: { id: room.id, year: room.year.id },
      body: { starts_on, ends_on, periods: some },
    });
  const used = [409, 'SCHOOL_PERIOD_USED', []];
  expect(await refusal(change([]))).toEqual(used);
  expect(
    await refusal(change([{ name: 'Más corto', id: room.period, starts_on, ends_on: yearInput().starts_on }])),
  ).toEqual([422, 'VALIDATION_FAILED', ['periods']]);
  expect(await refusal(change([{ name: 'Más largo', id: room.period, starts_on, ends_on }]))).toEqual(used);
  expect(await refusal(reopen(room.teacher, room))).toEqual(forbidden);
  await reopen(room.admin, room);
  expect(await refusal(reopen(room.admin, room))).toEqual([409, 'PERIOD_OPEN', []]);
  expect(await studentIn(room, ana)).toMatchObject({ suggested: 10 });
  const entries = await api.app.db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.record, 'period_closings'), eq(auditEntries.operation, 'update')));
  expect(entries.map(({ after }) => after)).toContainEqual(
    expect.objectContaining({ reason: 'Faltaba una calificación' }),
  );
  // A school year that is over is read alone.
  await api.app.db.update(groups).set({ endedAt: new Date() }).where(eq(groups.id, room.groupId));
  expect((await read(room.teacher, room)).sheet).toMatchObject({ closed: true });
  expect(await refusal(give(room.teacher, room, ana, { grade: '10' }))).toEqual(closed);
  expect(await refusal(close(room.teacher, room))).toEqual(closed);
});

test('a student who was transferred out stays in the gradebook, and is in no list of today', async ({ api, room }) => {
  const [ana, rosa] = room.students;
  const activity = await setScored(api, room, [
    [ana, 9],
    [rosa, 8],
  ]);
  await give(room.teacher, room, ana, { grade: '9,5', reason: 'Participa mucho' });
  const params = { groupId: room.groupId, student: ana.uuid };
  await room.admin.client.call(removeGroupStudent, { params });
  const { client } = room.teacher;
  const studying = await client.call(listGroupStudents, { params: { groupId: room.groupId }, query: {} });
  expect(studying.map(({ uuid }) => uuid)).toEqual([rosa.uuid]);
  const { data } = await client.call(listActivityHomework, { params: { id: activity } });
  expect(data.map(({ user }) => user.uuid)).toEqual([rosa.uuid]);
  expect(await studentIn(room, ana)).toMatchObject({ suggested: 9, grade: 9.5 });
  await close(room.teacher, room);
  expect(await studentIn(room, ana)).toMatchObject({ suggested: 9, grade: 9.5 });
});

test('grades of others are not found, and the school alone reads them', async ({ api, room, other }) => {
  const [ana] = room.students;
  const stranger = await api.member('padre');
  const admin = await api.member('admin');
  for (const by of [other.teacher, other.admin]) {
    expect(await refusal(read(by, room))).toEqual(missing);
    expect(await refusal(close(by, room))).toEqual(missing);
  }
  expect(await refusal(give(other.teacher, room, ana, { grade: '9' }))).toEqual(missing);
  expect(await refusal(setRules(other.teacher, room, {}))).toEqual(missing);
  expect(await refusal(reopen(other.admin, room))).toEqual(missing);
  // Ids of another school in a call of one's own.
  const { students, period, subject } = other;
  expect(await refusal(give(room.teacher, room, students[0], { grade: '9' }))).toEqual(missing);
  expect(await refusal(give(room.teacher, room, ana, { grade: '9', period }))).toEqual(missing);
  expect(await refusal(give(room.teacher, room, ana, { grade: '9', subject }))).toEqual(missing);
  expect(await refusal(close(room.teacher, { ...room, period }))).toEqual(missing);
  const activity = await setScored(api, other, []);
  expect(await refusal(setRules(room.teacher, room, { weights: [{ activity, weight: 2 }] }))).toEqual(missing);
  for (const by of [ana, stranger]) {
    expect(await refusal(read(by, room))).toEqual(forbidden);
    expect(await refusal(give(by, room, ana, { grade: '10' }))).toEqual(forbidden);
    expect(await refusal(close(by, room))).toEqual(forbidden);
  }
  for (const by of [room.admin, admin]) {
    expect(await refusal(give(by, room, ana, { grade: '9' }))).toEqual(forbidden);
    expect((await read(by, room)).sheet?.students).toHaveLength(2);
  }
});
