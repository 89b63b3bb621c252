import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { markAttendance } from '@lia/sdk/attendance/endpoints';
import { getGradebook, gradeStudent } from '@lia/sdk/gradebook/endpoints';
import { addGroupStudents, listGroups, updateGroup } from '@lia/sdk/groups/endpoints';
import {
  createSchoolYear,
  deleteSchoolYear,
  previewRollover,
  rollOver,
  updateSchoolYear,
} from '@lia/sdk/schoolYears/endpoints';
import type { SchoolYear, SchoolYearInput } from '@lia/sdk/schoolYears/schema';
import { createSubject } from '@lia/sdk/subjects/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { type RunningApi, test as base } from '../testing/api.ts';
import { yearInput } from '../testing/gradebook.ts';
import { create, groupOf, makeSchool, type School } from '../testing/groups.ts';
import { commitDraft, draft, student } from '../testing/imports.ts';
import { refusal } from '../testing/refusal.ts';
import { all } from '../testing/schoolYears.ts';
import { assignWaitingGroups } from './groupYears.ts';
import { groups, schoolYears } from './tables.ts';

const test = base.extend<{ school: School }>({
  school: async ({ api }, use) => use(await makeSchool(api)),
});

const dayIn = (days: number): string => addDays(dayOf(new Date().toISOString()), days);

/** A year with one period, from and until so many days from today. */
const yearOf = (from: number, until: number): SchoolYearInput => {
  const days = { starts_on: dayIn(from), ends_on: dayIn(until) };
  return { ...days, periods: [{ name: `Del día ${from}`, ...days }] };
};

const addYear = async ({ id, admin }: School, body: SchoolYearInput): Promise<SchoolYear> =>
  (await admin.client.call(createSchoolYear, { params: { id }, body })).data;

const addGroup = async (school: School, groupName: string, grade = 3): Promise<string> =>
  (await create(school.admin, groupOf(school, { groupName, grade }))).id;

async function importGroup(api: RunningApi, school: School, grupo: string): Promise<string> {
  const { id } = await draft(school.admin, school.id, [student({ grupo })]);
  await commitDraft(api, school, id);
  const listed = await school.admin.client.call(listGroups, { query: {} });
  return listed.find(({ name }) => name === grupo)?.id ?? '';
}

/** Makes a group as if so many days ago. */
const madeAgo = ({ app: { db } }: RunningApi, id: string, days: number) =>
  db
    .update(groups)
    .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
    .where(eq(groups.id, id));

const periodsOf = async ({ admin }: School, id: string): Promise<string[]> =>
  (await admin.client.call(getGradebook, { params: { id }, query: {} })).data.periods.map(({ name }) => name);

const offered = async ({ id, admin }: School, year: SchoolYear): Promise<string[]> =>
  (await admin.client.call(previewRollover, { params: { id, year: year.id } })).groups.map(({ name }) => name);

/** Its teacher grades a student in the present period. */
async function gradeFirst({ admin, teacher, students: [pupil] }: School, groupId: string, groupTitle: string) {
  await admin.client.call(updateGroup, { body: { groupId, groupTitle, teacherId: teacher.uuid } });
  await admin.client.call(addGroupStudents, { body: { groupId, students: [pupil.uuid] } });
  const { data: subject } = await teacher.client.call(createSubject, {
    body: { group_id: groupId, name: 'Matemáticas' },
  });
  const { data } = await teacher.client.call(getGradebook, { params: { id: groupId }, query: {} });
  const body = { period: data.sheet?.period ?? '', subject: subject.id, version: 0, grade: '9' };
  return refusal(teacher.client.call(gradeStudent, { params: { id: groupId, student: pupil.uuid }, body }));
}

describe('a group made by form or import is graded in the present school year', () => {
  test('that the school added before', async ({ api, school }) => {
    await addYear(school, yearInput());
    expect(await gradeFirst(school, await addGroup(school, '3° A'), '3° A')).toBe('accepted');
    expect(await gradeFirst(school, await importGroup(api, school, '3° B'), '3° B')).toBe('accepted');
  });

  test('that the school adds after, or whose days it corrects', async ({ api, school }) => {
    const form = await addGroup(school, '3° A');
    const imported = await importGroup(api, school, '3° B');
    const { id: year, periods } = await addYear(school, yearOf(-400, -200));
    expect(await periodsOf(school, form)).toEqual([]);
    const body = {
      ...yearInput(),
      periods: yearInput()
        .periods.slice(0, 1)
        .map((one) => ({ ...one, id: periods[0]?.id })),
    };
    await school.admin.client.call(updateSchoolYear, { params: { id: school.id, year }, body });
    expect(await gradeFirst(school, form, '3° A')).toBe('accepted');
    expect(await gradeFirst(school, imported, '3° B')).toBe('accepted');
  });
});

describe('a school year that was saved with the days of another', () => {
  test('releases the groups that it took, which the present year takes and a rollover promotes', async ({
    api,
    school,
  }) => {
    const [pupil] = school.students;
    const id = await addGroup(school, '3° A');
    await madeAgo(api, id, 100);
    await school.admin.client.call(addGroupStudents, { body: { groupId: id, students: [pupil.uuid] } });
    const present = yearOf(-90, 200);
    const { id: year } = await addYear(school, present);
    expect(await periodsOf(school, id)).toEqual(['Del día -90']);

    const params = { id: school.id, year };
    const next = await school.admin.client.call(updateSchoolYear, { params, body: yearOf(275, 575) });
    expect(await periodsOf(school, id)).toEqual([]);
    const marked = {
      params: { id, day: dayIn(0) },
      body: { marks: [{ student: pupil.uuid, state: 'late' as const, version: 0 }] },
    };
    expect(await refusal(school.admin.client.call(markAttendance, marked))).toBe('accepted');
    expect(await offered(school, next.data)).toEqual(['3° A']);
    expect(await refusal(school.admin.client.call(deleteSchoolYear, { params }))).toBe('accepted');
    await addYear(school, present);
    expect(await periodsOf(school, id)).toEqual(['Del día -90']);
  });

  test('is deleted with the groups that it took released, until something was graded in it', async ({ school }) => {
    const id = await addGroup(school, '3° A');
    const remove = async (year: SchoolYear) =>
      refusal(school.admin.client.call(deleteSchoolYear, { params: { id: school.id, year: year.id } }));
    expect(await remove(await addYear(school, yearInput()))).toBe('accepted');
    expect(await periodsOf(school, id)).toEqual([]);
    const year = await addYear(school, yearInput());
    expect(await gradeFirst(school, id, '3° A')).toBe('accepted');
    expect(await remove(year)).toEqual([409, 'SCHOOL_YEAR_USED', []]);
  });
});

describe('between school years', () => {
  test('a group belongs to the one that begins soon, which does not promote it', async ({ api, school }) => {
    const old = await addGroup(school, '1° A', 1);
    await madeAgo(api, old, 100);
    const before = await addGroup(school, '1° B', 1);
    const next = await addYear(school, yearOf(20, 300));
    const after = await addGroup(school, '1° C', 1);
    expect(await periodsOf(school, before)).toEqual(['Del día 20']);
    expect(await periodsOf(school, after)).toEqual(['Del día 20']);
    expect(await offered(school, next)).toEqual(['1° A']);
  });

  test('a group belongs to none that begins much later, into which it is promoted', async ({ school }) => {
    await addGroup(school, '1° A', 1);
    const next = await addYear(school, yearOf(200, 500));
    const after = await addGroup(school, '1° B', 1);
    expect(await periodsOf(school, after)).toEqual([]);
    expect(await offered(school, next)).toEqual(['1° A', '1° B']);
  });
});

describe('with groups of an earlier school year', () => {
  test('the rollover into a year that has just begun still takes them', async ({ api, school }) => {
    const old = await addGroup(school, '1° A', 1);
    await madeAgo(api, old, 100);
    const year = await addYear(school, yearOf(-5, 300));
    expect(await offered(school, year)).toEqual(['1° A']);
    await school.admin.client.call(rollOver, { params: { id: school.id, year: year.id }, body: all([old]) });
    expect(await periodsOf(school, await addGroup(school, '1° A', 1))).toEqual(['Del día -5']);
  });

  test('a year that began long ago has them as its own', async ({ api, school }) => {
    const old = await addGroup(school, '1° A', 1);
    await madeAgo(api, old, 300);
    await addYear(school, yearOf(-90, 200));
    expect(await periodsOf(school, old)).toEqual(['Del día -90']);
  });

  test('a group made after an early rollover belongs to the year of the rollover', async ({ school }) => {
    await addYear(school, yearOf(-200, 10));
    const first = await addGroup(school, '1° A', 1);
    const next = await addYear(school, yearOf(50, 300));
    expect(await periodsOf(school, await addGroup(school, '1° B', 1))).toEqual(['Del día -200']);
    const body = { ...all([first]), accept_open_periods: true };
    await school.admin.client.call(rollOver, { params: { id: school.id, year: next.id }, body });
    expect(await periodsOf(school, await addGroup(school, '1° A', 1))).toEqual(['Del día 50']);
  });

  test('that waited for the rollover belong to the year once it is not expected any more', async ({ api, school }) => {
    const old = await addGroup(school, '1° A', 1);
    await madeAgo(api, old, 100);
    const { id } = await addYear(school, yearOf(-5, 300));
    await assignWaitingGroups(api.app.db);
    expect(await periodsOf(school, old)).toEqual([]);
    await api.app.db
      .update(schoolYears)
      .set({ startsOn: dayIn(-31) })
      .where(eq(schoolYears.id, id));
    await assignWaitingGroups(api.app.db);
    expect(await periodsOf(school, old)).toEqual(['Del día -5']);
  });
});
