import { createActivity, listActivities } from '@lia/sdk/activities/endpoints';
import { getAttendance } from '@lia/sdk/attendance/endpoints';
import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { instantOf } from '@lia/sdk/calendar/zones';
import { listMeetings } from '@lia/sdk/classroom/endpoints';
import { getGradebook } from '@lia/sdk/gradebook/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createInstitution, getInstitution, updateInstitution } from '@lia/sdk/institutions/endpoints';
import { createSchoolYear, deleteSchoolYear, listSchoolYears } from '@lia/sdk/schoolYears/endpoints';
import { createSubject } from '@lia/sdk/subjects/endpoints';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';

import { activities } from '../activities/tables.ts';
import { meetings } from '../classroom/tables.ts';
import { rollovers } from '../schoolYears/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { create, groupOf, join, makeSchool, pupil } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';
import { institutions } from './tables.ts';

test('a school reads its days by the clock of its own zone', async ({ api }) => {
  const admin = await api.member('admin');
  const school = { School: 'Escuela de la frontera', Type: 'Escuela', IsActive: true } as const;
  const { data } = await admin.client.call(createInstitution, { body: school });
  const id = data.SchoolId;
  expect(data.Zone).toBe('America/Mexico_City');
  const change = { name: 'Escuela de la frontera', type: 'Escuela', is_active: true } as const;
  const update = (zone?: 'America/Tijuana') =>
    admin.client.call(updateInstitution, { params: { id }, body: { ...change, ...(zone && { zone }) } });
  await update('America/Tijuana');
  await update();
  expect((await admin.client.call(getInstitution, { params: { id } })).Zone).toBe('America/Tijuana');

  const teacher = await join(api, await api.member('maestro'), id, 'teacher');
  const student = await pupil(api, id);
  const group = await create(teacher, groupOf({ id }));
  expect(group.zone).toBe('America/Tijuana');
  await teacher.client.call(addGroupStudents, { body: { groupId: group.id, students: [student.uuid] } });
  // 9 March, 23:30 in Tijuana; in Mexico City it is the 10th already.
  const body = {
    group_id: group.id,
    name: 'Cuento',
    publish_date: '2026-11-20T18:00:00.000Z',
    finish_date: '2027-03-10T07:30:00.000Z',
    is_active: 1,
  } as const;
  await teacher.client.call(createActivity, { body, idempotencyKey: newIdempotencyKey() });
  const dueOn = async (day: string) =>
    (await teacher.client.call(listActivities, { query: { from: day, until: day } })).map(({ zone }) => zone);
  expect([await dueOn('2027-03-09'), await dueOn('2027-03-10')]).toEqual([['America/Tijuana'], []]);
  const mine = async (day: string) => student.client.call(listHomework, { query: { from: day, until: day } });
  const [homework] = await mine('2027-03-09');
  expect(homework?.zone).toBe('America/Tijuana');
  expect(await mine('2027-03-10')).toEqual([]);
  const work = await student.client.call(getHomework, { params: { id: homework?.id ?? '' } });
  expect(work.data.zone).toBe('America/Tijuana');
  const sheet = await teacher.client.call(getAttendance, { params: { id: group.id, day: '2027-03-09' } });
  expect(sheet.data.zone).toBe('America/Tijuana');

  const elsewhere = { ...school, School: 'Otra', Zone: 'Europe/Madrid' } as const;
  // @ts-expect-error: a zone that is none of Mexico.
  expect(await refusal(admin.client.call(createInstitution, { body: elsewhere }))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['Zone'],
  ]);
});

async function schoolThere(api: RunningApi) {
  const school = await makeSchool(api);
  await api.app.db.update(institutions).set({ zone: 'America/Tijuana' }).where(eq(institutions.id, school.id));
  return { ...school, group: await create(school.teacher, groupOf(school)) };
}

test('activities are listed in the week of their school', async ({ api }) => {
  const { teacher, group } = await schoolThere(api);
  const monday = mondayOf(dayOf(new Date().toISOString(), 'America/Tijuana'));
  const due = [
    ['Antes', -1, '23:59'],
    ['Lunes', 0, '00:00'],
    ['Domingo', 6, '23:59'],
    ['Después', 7, '00:00'],
  ] as const;
  await api.app.db.insert(activities).values(
    due.map(([name, days, time]) => ({
      groupId: group.id,
      name,
      publishDate: new Date('2026-08-31T18:00:00Z'),
      finishDate: new Date(instantOf(`${addDays(monday, days)}T${time}`, 'America/Tijuana')),
      createdBy: teacher.id,
    })),
  );
  const listed = await teacher.client.call(listActivities, { query: { week: 1 } });
  expect(listed.map(({ name }) => name)).toEqual(['Domingo', 'Lunes']);
});

describe('a school in Tijuana, where it is still the day before', () => {
  const HOUR_MS = 3_600_000;
  const DAY_MS = 24 * HOUR_MS;

  beforeEach(() => {
    // The latest 00:30 in Mexico City.
    const now = Date.now();
    const halfPast = Math.floor(now / DAY_MS) * DAY_MS + 6.5 * HOUR_MS;
    vi.useFakeTimers({ toFake: ['Date'], now: halfPast > now ? halfPast - DAY_MS : halfPast });
  });
  afterEach(() => void vi.useRealTimers());

  const today = () => dayOf(new Date().toISOString(), 'America/Tijuana');
  const atNoon = (day: string) => new Date(`${day}T20:00:00Z`);

  test('has a school year until its last day is over', async ({ api }) => {
    const { id, admin } = await schoolThere(api);
    const params = { id };
    const body = { starts_on: addDays(today(), -200), ends_on: today(), periods: [] };
    const { data: last } = await admin.client.call(createSchoolYear, { params, body });
    await admin.client.call(deleteSchoolYear, { params: { id, year: last.id } });

    const { data: year } = await admin.client.call(createSchoolYear, { params, body });
    await api.app.db.insert(rollovers).values({ yearId: year.id, doneAt: atNoon(addDays(today(), -30)) });
    const undoable = async () =>
      (await admin.client.call(listSchoolYears, { params })).data.map(({ rollover }) => rollover?.undoable);
    expect(await undoable()).toEqual([today()]);
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    expect(await undoable()).toEqual([null]);
  });

  test('opens grades in the period of that day', async ({ api }) => {
    const { id, admin, teacher, group } = await schoolThere(api);
    const [starts_on, ends_on] = [addDays(today(), -60), addDays(today(), 60)];
    const periods = [
      { name: 'Primero', starts_on, ends_on: today() },
      { name: 'Segundo', starts_on: addDays(today(), 1), ends_on },
    ];
    await admin.client.call(createSchoolYear, { params: { id }, body: { starts_on, ends_on, periods } });
    await teacher.client.call(createSubject, { body: { group_id: group.id, name: 'Español' } });
    const shown = async () => {
      const { data } = await teacher.client.call(getGradebook, { params: { id: group.id }, query: {} });
      return data.periods.find((period) => period.id === data.sheet?.period)?.name;
    };
    expect(await shown()).toBe('Primero');
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    expect(await shown()).toBe('Segundo');
  });

  test('lists its classes of that day', async ({ api }) => {
    const { teacher, group } = await schoolThere(api);
    const startsAt = atNoon(today());
    await api.app.db.insert(meetings).values({
      groupId: group.id,
      title: 'Fracciones',
      provider: 'bigbluebutton',
      createdBy: teacher.id,
      startsAt,
      knownStartsAt: startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR_MS),
    });
    const listed = async () => (await teacher.client.call(listMeetings, { query: {} })).data.length;
    expect(await listed()).toBe(1);
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    expect(await listed()).toBe(0);
  });
});
