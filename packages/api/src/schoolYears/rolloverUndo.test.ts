import { createAnnouncement, deleteAnnouncement } from '@lia/sdk/announcements/endpoints';
import { markAttendance } from '@lia/sdk/attendance/endpoints';
import type { AttendanceState } from '@lia/sdk/attendance/rules';
import { createCalendarEvent, deleteCalendarEvent } from '@lia/sdk/calendar/endpoints';
import { deleteMeeting, stopMeetingSeries } from '@lia/sdk/classroom/endpoints';
import { addGroupStudents, createGroup, listGroups, listGroupStudents, updateGroup } from '@lia/sdk/groups/endpoints';
import { deleteRecording } from '@lia/sdk/recordings/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { createResource, deleteResource } from '@lia/sdk/resources/endpoints';
import { rollOver, undoRollover } from '@lia/sdk/schoolYears/endpoints';
import { createSubject, deleteSubject } from '@lia/sdk/subjects/endpoints';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { test as base } from '../testing/api.ts';
import { join as joinSchool } from '../testing/groups.ts';
import { type ImportingSchool, importingSchool } from '../testing/imports.ts';
import { inMinutes, ordinaryDay, plan } from '../testing/meetings.ts';
import { add, newRecording } from '../testing/recordings.ts';
import { refusal } from '../testing/refusal.ts';
import { addGroup, addYear, all, standOf } from '../testing/schoolYears.ts';
import { rollovers } from './tables.ts';

const test = base.extend<{ school: ImportingSchool; other: ImportingSchool }>({
  school: async ({ api }, use) => use(await importingSchool(api)),
  other: async ({ api }, use) => use(await importingSchool(api)),
});

test('takes back all but students whom someone moved since, and not once its time is over', async ({ api, school }) => {
  const { id, admin } = school;
  const group = await addGroup(api, school, [2, 2, '2° A'], 3);
  const params = { id, year: (await addYear(school, 2024)).id };
  await admin.client.call(rollOver, { params, body: all([group.id]) });
  const another = await addGroup(api, school, [2, 3, '3° B'], 0);
  const [moved] = group.students;
  await admin.client.call(addGroupStudents, { body: { groupId: another.id, students: [moved?.uuid ?? ''] } });

  const ago = (days: number) =>
    api.app.db
      .update(rollovers)
      .set({ doneAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(rollovers.yearId, params.year));
  await ago(31);
  const late = await refusal(admin.client.call(undoRollover, { params }));
  await ago(29);
  expect(late).toEqual([409, 'RESTORE_OVER', []]);

  expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 2, kept: 1 });
  const rows = await admin.client.call(listGroupStudents, { params: { groupId: another.id }, query: {} });
  expect(rows.map(({ uuid }) => uuid)).toEqual([moved?.uuid]);
  expect(await refusal(admin.client.call(undoRollover, { params }))).toEqual([404, 'NOT_FOUND', []]);
});

test('is refused while a group of today has the name of one that comes back', async ({ api, school }) => {
  const { id, admin } = school;
  const group = await addGroup(api, school, [2, 2, '2° Á']);
  const params = { id, year: (await addYear(school)).id };
  const call = (groupId: string, groupTitle: string, externalId: string | null) =>
    admin.client.call(updateGroup, { body: { groupId, groupTitle, externalId } });
  await call(group.id, '2° Á', 'SIGE-2A');
  const before = await standOf(api, id);
  await admin.client.call(rollOver, { params, body: all([group.id]) });
  const body = { groupName: '2° a', schoolId: id, level: 2 as const, grade: 2 };
  const { data: newcomer } = await admin.client.call(createGroup, { body });
  const after = await standOf(api, id);

  expect(await refusal(admin.client.call(undoRollover, { params }))).toEqual([409, 'ROLLOVER_NAMES_TAKEN', []]);
  expect(await standOf(api, id)).toEqual(after);
  await call(newcomer.id, '2° B', 'SIGE-2A');
  expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 2, kept: 0 });
  expect(await standOf(api, id)).toEqual(before);
  // The id that another group has since is not taken from it.
  const ids = (await admin.client.call(listGroups, { query: {} })).map((one) => [one.id, one.external_id]);
  expect(Object.fromEntries(ids)).toEqual({ [group.id]: null, [newcomer.id]: 'SIGE-2A' });
});

test('is refused once a new group has an activity', async ({ api, school }) => {
  const { admin } = school;
  const group = await addGroup(api, school, [2, 2, '2° A']);
  const params = { id: school.id, year: (await addYear(school)).id };
  await admin.client.call(rollOver, { params, body: all([group.id]) });
  const [made] = await admin.client.call(listGroups, { query: {} });
  const set = { groupId: made?.id ?? '', name: 'Mi barrio', createdBy: admin.id };
  const day = (from: number) => new Date(Date.now() + from * 86_400_000);
  const [activity] = await api.app.db
    .insert(activities)
    .values({ ...set, publishDate: day(0), finishDate: day(3) })
    .returning();

  expect(await refusal(admin.client.call(undoRollover, { params }))).toEqual([409, 'ROLLOVER_BEGUN', []]);
  await api.app.db
    .update(activities)
    .set({ deletedAt: day(0) })
    .where(eq(activities.id, activity?.id ?? ''));
  expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 2, kept: 0 });
});

test('is refused while a new group has attendance, classes or recordings', async ({ api, school }) => {
  const { id, admin } = school;
  const teacher = await joinSchool(api, await api.member('maestro'), id, 'teacher');
  const group = await addGroup(api, school, [2, 2, '2° A']);
  await admin.client.call(updateGroup, {
    body: { groupId: group.id, groupTitle: '2° A', teacherId: teacher.uuid },
  });
  const year = await addYear(school, 2025);
  const params = { id, year: year.id };
  await admin.client.call(rollOver, { params, body: { ...all([group.id]), teachers: 'students' } });
  const [made] = await teacher.client.call(listGroups, { query: {} });
  const groupId = made?.id ?? '';
  const refused = async () =>
    expect(await refusal(admin.client.call(undoRollover, { params }))).toEqual([409, 'ROLLOVER_BEGUN', []]);

  const mark = (state: AttendanceState | null, version: number) =>
    teacher.client.call(markAttendance, {
      params: { id: groupId, day: year.ends_on },
      body: { marks: [{ student: group.students[0]?.uuid ?? '', state, version }] },
    });
  await mark('present', 0);
  await refused();
  await mark(null, 1);

  const once = await plan(teacher, inMinutes(10, { groupId }));
  await refused();
  await teacher.client.call(deleteMeeting, { params: { id: once.id } });

  const day = ordinaryDay(1);
  const weekly = await plan(teacher, inMinutes(0, { groupId }, { day, until: day, time: '08:00', weekly: true }));
  await teacher.client.call(deleteMeeting, { params: { id: weekly.id } });
  await refused();
  await teacher.client.call(stopMeetingSeries, { params: { id: weekly.series_id ?? '' } });

  const recording = await add(teacher, newRecording({ groupId }, { url: 'https://videos.example/fracciones' }));
  await refused();
  await teacher.client.call(deleteRecording, { params: { id: recording.id } });

  expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 2, kept: 0 });
});

test('is refused while a new group has subjects, announcements, events or shared resources', async ({
  api,
  school,
}) => {
  const { id, admin } = school;
  const teacher = await joinSchool(api, await api.member('maestro'), id, 'teacher');
  const group = await addGroup(api, school, [2, 2, '2° A']);
  await admin.client.call(updateGroup, { body: { groupId: group.id, groupTitle: '2° A', teacherId: teacher.uuid } });
  const year = await addYear(school, 2025);
  const params = { id, year: year.id };
  await admin.client.call(rollOver, { params, body: { ...all([group.id]), teachers: 'students' } });
  const [made] = await teacher.client.call(listGroups, { query: {} });
  const group_id = made?.id ?? '';
  const { client } = teacher;
  const work = {
    async subject() {
      const { data } = await client.call(createSubject, { body: { group_id, name: 'Español' } });
      return () => client.call(deleteSubject, { params: { id: data.id } });
    },
    async announcement() {
      const text = { title: 'Junta del viernes', text: 'Nos vemos a las 8:00.', acknowledge: 0, students: 0 } as const;
      const { data } = await client.call(createAnnouncement, { body: { ...text, audience: 'groups', group_id } });
      return () => client.call(deleteAnnouncement, { params: { id: data.id } });
    },
    async event() {
      const times = { all_day: false, starts: `${year.ends_on}T08:00`, ends: `${year.ends_on}T09:00` };
      const body = { ...times, calendar: `group-${group_id}`, title: 'Ceremonia' };
      const { data } = await client.call(createCalendarEvent, { body });
      const { version } = data;
      return () => client.call(deleteCalendarEvent, { params: { id: data.id }, query: { scope: 'all', version } });
    },
    async resource() {
      const link = { kind: 'link', name: 'Libro', url: 'https://sep.example.mx/libro' } as const;
      const body = { ...link, visibility: 'groups' as const, groups: [group_id] };
      const { data } = await client.call(createResource, { body });
      return () => client.call(deleteResource, { params: { id: data.id } });
    },
  };
  const refusals: Record<string, unknown> = {};
  for (const [name, begin] of Object.entries(work)) {
    const remove = await begin();
    refusals[name] = await refusal(admin.client.call(undoRollover, { params }));
    await remove();
  }
  const begun = [409, 'ROLLOVER_BEGUN', []];
  expect(refusals).toEqual({ subject: begun, announcement: begun, event: begun, resource: begun });
  expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 2, kept: 0 });
});

test('leaves out a student who left and whose number another has since', async ({ api, school }) => {
  const { id, admin } = school;
  const group = await addGroup(api, school, [2, 2, '2° A'], 3);
  const params = { id, year: (await addYear(school)).id };
  const [left, given] = group.students;
  const numberAs = (userId: number | undefined) =>
    api.app.db
      .update(schoolEnrolments)
      .set({ matricula: 'A-7' })
      .where(and(eq(schoolEnrolments.userId, userId ?? 0), isNull(schoolEnrolments.until)));
  await numberAs(left?.id);
  const students = [{ uuid: left?.uuid ?? '', outcome: 'left' as const }];
  await admin.client.call(rollOver, { params, body: { ...all([group.id]), students } });
  await numberAs(given?.id);

  expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 2, kept: 1 });
  const now = new Map((await standOf(api, id)).map((person) => [person.uuid, person]));
  expect(now.get(left?.uuid ?? '')).toMatchObject({ member: false, group: null });
  expect(now.get(given?.uuid ?? '')).toMatchObject({ member: true, group: '2° A' });
  const numbers = await api.app.db
    .select({ matricula: schoolEnrolments.matricula })
    .from(schoolEnrolments)
    .where(and(eq(schoolEnrolments.userId, given?.id ?? 0), isNull(schoolEnrolments.until)));
  expect(numbers).toEqual([{ matricula: 'A-7' }]);
});

test('moves the account of who is in another school as well with the first of them, and not back from the other', async ({
  api,
  school,
  other,
}) => {
  const { id, admin } = school;
  const { db } = api.app;
  const group = await addGroup(api, school, [2, 6, '6° A'], 4);
  const sixth = await addGroup(api, school, [3, 1, '1° A'], 0);
  const params = { id, year: (await addYear(school)).id };
  const [both, ahead, joining, registered] = group.students;
  const join = async (userId: number | undefined, at: { level: number; grade: number }, schoolId = other.id) => {
    await db.insert(schoolMembers).values({ userId: userId ?? 0, schoolId, role: 'student' });
    await db.insert(schoolEnrolments).values({ userId: userId ?? 0, schoolId, companyId: schoolId, ...at });
  };
  const accountOf = async (userId: number | undefined) => {
    const columns = { level: users.level, grade: users.grade, role: users.role };
    const [account] = await db
      .select(columns)
      .from(users)
      .where(eq(users.id, userId ?? 0));
    return account;
  };
  const [last, first, second] = [
    { level: 2, grade: 6 },
    { level: 3, grade: 1 },
    { level: 3, grade: 2 },
  ];
  const [primaria, secundaria] = [
    { ...last, role: ['alumno'] },
    { ...first, role: ['alumno_secundaria'] },
  ];
  await join(both?.id, last);
  await join(ahead?.id, second);
  const before = { ...second, role: ['alumno_secundaria'] };
  await db
    .update(users)
    .set(before)
    .where(eq(users.id, ahead?.id ?? 0));
  await join(registered?.id, last, PUBLIC_SCHOOL_ID);
  await admin.client.call(rollOver, { params, body: all([group.id, sixth.id]) });
  expect(await accountOf(both?.id)).toEqual(secundaria);
  expect(await accountOf(ahead?.id)).toEqual(before);
  expect(await accountOf(joining?.id)).toEqual(secundaria);
  expect(await accountOf(registered?.id)).toEqual(secundaria);
  // In the other school they are in no group.
  const placesHere = async () => (await standOf(api, id)).filter(({ group: name }) => name !== null);
  expect((await placesHere()).map(({ group: name }) => name)).toEqual(['1° A', '1° A', '1° A', '1° A']);
  // Neither is the school kept from placing who studies in another one as well.
  const { data: parallel } = await admin.client.call(createGroup, {
    body: { groupName: '1° B', schoolId: id, level: 3, grade: 1 },
  });
  const placed = [both?.uuid ?? ''];
  await admin.client.call(addGroupStudents, { body: { groupId: parallel.id, students: placed } });
  expect((await placesHere()).find(({ uuid }) => uuid === both?.uuid)).toMatchObject({ group: '1° B' });
  const made = (await admin.client.call(listGroups, { query: {} })).find(({ name }) => name === '1° A');
  await admin.client.call(addGroupStudents, { body: { groupId: made?.id ?? '', students: placed } });

  await join(joining?.id, first);
  expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 4, kept: 0 });
  expect(await accountOf(both?.id)).toEqual(primaria);
  expect(await accountOf(ahead?.id)).toEqual(before);
  expect(await accountOf(joining?.id)).toEqual(secundaria);
  expect(await accountOf(registered?.id)).toEqual(primaria);
  expect((await placesHere()).map(({ group: name }) => name)).toEqual(['6° A', '6° A', '6° A', '6° A']);
});
