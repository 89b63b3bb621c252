import { addDays } from '@lia/sdk/calendar/days';
import {
  addMeetingLink,
  cancelMeeting,
  confirmPresence,
  createMeeting,
  deleteMeeting,
  deleteMeetingFiles,
  endMeeting,
  getClassroomSettings,
  getMeeting,
  getMeetingAttendance,
  getMeetingFile,
  getMeetingOfGroup,
  listMeetingFiles,
  listMeetings,
  listMeetingSeries,
  listStudentGroups,
  restoreMeeting,
  stopMeetingSeries,
  updateMeeting,
  updateMeetingSeries,
  updateSchoolClassroom,
  uploadMeetingFile,
} from '@lia/sdk/classroom/endpoints';
import type { MeetingUpdate } from '@lia/sdk/classroom/schema';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { eq } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import { expect } from 'vitest';

import { guardianships } from '../accounts/tables.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import type { Member } from '../testing/api.ts';
import { create, groupOf } from '../testing/groups.ts';
import {
  body,
  clockIn,
  forbidden,
  inMinutes,
  JITSI,
  join,
  link,
  mine,
  missing,
  moveTo,
  of,
  ordinaryDay,
  plan,
  test,
  weeklyBody,
} from '../testing/meetings.ts';
import { refusal } from '../testing/refusal.ts';
import { meetings } from './tables.ts';

test('students join by the server’s clock, and never find the way in before', async ({ api, room }) => {
  const { teacher, students } = room;
  const [ana] = students;
  const { id } = await plan(teacher, inMinutes(30, room));
  expect(await refusal(join(ana, id))).toEqual([409, 'CLASS_EARLY', []]);
  expect(JSON.stringify(await mine(ana))).not.toContain('meet.example');
  await moveTo(api, id, 9);
  expect((await join(ana, id)).data).toEqual({ role: 'student', address: link, room: null });
  expect((await join(teacher, id)).data.role).toBe('host');
  expect((await join(room.admin, id)).data.role).toBe('observer');
  await moveTo(api, id, -64);
  expect((await join(ana, id)).data.address).toBe(link);
  await moveTo(api, id, -66);
  for (const person of [ana, teacher]) expect(await refusal(join(person, id))).toEqual([409, 'CLASS_OVER', []]);
});

test('eligibility is found out at each join', async ({ api, room }) => {
  const { teacher, students, admin } = room;
  const [ana, rosa] = students;
  const { id } = await plan(teacher, inMinutes(0, room));
  await join(ana, id);
  await join(rosa, id);
  const next = await create(admin, groupOf(room));
  await admin.client.call(addGroupStudents, { body: { groupId: next.id, students: [ana.uuid] } });
  expect(await refusal(join(ana, id))).toEqual(missing);
  expect(await refusal(ana.client.call(confirmPresence, of(id)))).toEqual(missing);
  expect(await mine(ana)).toEqual([]);
  await rosa.client.call(confirmPresence, of(id));
  const enrolment = eq(schoolEnrolments.userId, rosa.id);
  await api.app.db.update(schoolEnrolments).set({ until: new Date() }).where(enrolment);
  expect(await refusal(join(rosa, id))).toEqual(missing);
  expect(await mine(rosa)).toEqual([]);
  await api.app.db.update(schoolEnrolments).set({ until: null }).where(enrolment);
  await join(rosa, id);
  await api.app.db.update(groups).set({ teacherId: null }).where(eq(groups.id, room.groupId));
  expect(await refusal(join(teacher, id))).toEqual(missing);
  await api.app.db.update(groups).set({ endedAt: new Date() }).where(eq(groups.id, room.groupId));
  expect(await refusal(join(rosa, id))).toEqual(missing);
  expect(await refusal(join(await api.member('admin'), id))).toEqual(forbidden);
});

test('guardians observe only where their school lets them', async ({ api, room }) => {
  const { teacher, admin, mother, students, id: schoolId } = room;
  const { id } = await plan(teacher, inMinutes(0, room));
  const listed = { id, joinable: false, children: [{ uuid: students[0].uuid }] };
  expect(await mine(mother)).toMatchObject([listed]);
  expect(await refusal(join(mother, id))).toEqual(missing);
  expect(await refusal(mother.client.call(listMeetingFiles, { params: { meeting: id } }))).toEqual(missing);
  const allow = (by: Member) =>
    by.client.call(updateSchoolClassroom, { params: { id: schoolId }, body: { guardians_observe: true } });
  expect(await refusal(allow(teacher))).toEqual(forbidden);
  expect((await allow(admin)).data.schools).toMatchObject([{ id: schoolId, guardians_observe: true }]);
  expect(await mine(mother)).toMatchObject([{ joinable: true }]);
  expect((await join(mother, id)).data.role).toBe('observer');
  expect((await teacher.client.call(getMeetingAttendance, of(id))).data.others).toMatchObject([{ role: 'observer' }]);
  await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.guardianId, mother.id));
  expect(await refusal(join(mother, id))).toEqual(missing);
  expect(await mine(mother)).toEqual([]);
});

test('a class is moved, cancelled, restored, ended, and none of it once it is over', async ({ api, room }) => {
  const { teacher, students } = room;
  const { id } = await plan(teacher, inMinutes(120, room));
  const update = (change: Partial<MeetingUpdate>) =>
    teacher.client.call(updateMeeting, { ...of(id), body: body(change) });
  const past = [422, 'VALIDATION_FAILED', ['day']];
  expect(await refusal(update(clockIn(-60)))).toEqual(past);
  expect(await refusal(update({ day: addDays(clockIn(0).day, 400) }))).toEqual(past);
  expect(await refusal(update({ subject_id: '3f0c4a52-0b6c-4d5e-9d2c-0a7b1c2d3e4f' }))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['subject_id'],
  ]);
  expect((await update({ title: 'Ahora' })).data).toMatchObject({ title: 'Ahora', link });
  await join(students[0], id);
  await teacher.client.call(cancelMeeting, { ...of(id), body: {} });
  expect(await refusal(join(students[0], id))).toEqual([409, 'CLASS_CANCELLED', []]);
  expect(await refusal(update({}))).toEqual([409, 'CLASS_CANCELLED', []]);
  await teacher.client.call(restoreMeeting, of(id));
  await teacher.client.call(deleteMeeting, of(id));
  expect(await mine(students[0])).toEqual([]);
  expect(await refusal(join(teacher, id))).toEqual(missing);
  await teacher.client.call(restoreMeeting, of(id));
  expect(await mine(students[0])).toMatchObject([{ id, cancelled: false }]);
  expect((await teacher.client.call(endMeeting, of(id))).data.ended_at).not.toBeNull();
  expect(await refusal(join(teacher, id))).toEqual([409, 'CLASS_OVER', []]);
  expect(await refusal(update({}))).toEqual([409, 'CLASS_OVER', []]);
  expect((await students[0].client.call(getMeetingOfGroup, { params: { groupId: room.groupId } })).data).toBeNull();
  expect(await api.app.db.$count(meetings, eq(meetings.id, id))).toBe(1);
});

test('attendance follows from who joined', async ({ api, room }) => {
  const { teacher, students, admin } = room;
  const { id } = await plan(teacher, inMinutes(-20, room));
  await join(teacher, id);
  await join(students[0], id);
  const { data } = await admin.client.call(getMeetingAttendance, of(id));
  expect(data.students.toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1))).toMatchObject(
    students
      .toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1))
      .map(({ uuid }) => ({ uuid, current: true, late: uuid === students[0].uuid })),
  );
  expect(data.students.filter(({ first_at }) => first_at !== null).map(({ uuid }) => uuid)).toEqual([students[0].uuid]);
  expect(data.others).toMatchObject([{ role: 'host' }]);
  expect(data.day).toBe(clockIn(-20).day);
  expect((await teacher.client.call(getMeeting, of(id))).data).toMatchObject({ students: 2, joined: 1, hosting: true });
  // Who left the group since was there all the same.
  const next = await create(admin, groupOf(room));
  await admin.client.call(addGroupStudents, { body: { groupId: next.id, students: [students[0].uuid] } });
  const later = (await teacher.client.call(getMeetingAttendance, of(id))).data.students;
  expect(later.find(({ uuid }) => uuid === students[0].uuid)).toMatchObject({ current: false });
  expect(await api.app.db.$count(meetings)).toBeGreaterThan(0);
});

test('files and links of a class are for who is in it', async ({ room }) => {
  const { teacher, students, mother } = room;
  const [ana] = students;
  const { id } = await plan(teacher, inMinutes(60, room));
  const params = { meeting: id };
  const upload = (file: File) =>
    teacher.client.call(uploadMeetingFile, { body: { meetingId: id }, files: { file: [file] } });
  const [file] = (await upload(new File([new Uint8Array(demoLogo())], 'lámina.png'))).data;
  const added = await teacher.client.call(addMeetingLink, {
    body: { meetingId: id, urlPath: 'https://sep.gob.mx/libro' },
  });
  expect(added.data).toMatchObject([
    { name: 'lámina.png', url: null },
    { name: 'sep.gob.mx', size: null },
  ]);
  const fetched = { params: { ...params, file: file?.id ?? '' } };
  expect((await ana.client.call(listMeetingFiles, { params })).data).toEqual(added.data);
  expect((await ana.client.call(getMeetingFile, fetched)).type).toBe('image/png');
  expect(await refusal(mother.client.call(getMeetingFile, fetched))).toEqual(missing);
  expect(await refusal(upload(new File(['<svg onload="alert(1)"/>'], 'hola.svg')))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['file'],
  ]);
  const hostile = { meetingId: id, urlPath: 'javascript:alert(1)' };
  expect(await refusal(teacher.client.call(addMeetingLink, { body: hostile }))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['urlPath'],
  ]);
  expect(await refusal(ana.client.call(deleteMeetingFiles, { params, body: {} }))).toEqual(forbidden);
  const remove = (files?: string[]) =>
    teacher.client.call(deleteMeetingFiles, { params, body: files === undefined ? {} : { files } });
  expect((await remove([file?.id ?? ''])).data).toHaveLength(1);
  expect(await refusal(ana.client.call(getMeetingFile, fetched))).toEqual(missing);
  expect(await refusal(remove([file?.id ?? '']))).toEqual(missing);
  expect((await remove()).data).toEqual([]);
});

test('a room of Jitsi opens with its teacher, who alone moderates it', async ({ room }) => {
  const { teacher, students } = room;
  const { id } = await plan(teacher, inMinutes(0, room, { provider: 'jitsi', link: '' }));
  expect(await refusal(join(students[0], id))).toEqual([409, 'CLASS_NOT_STARTED', []]);
  const claimsOf = async (person: Member) => {
    const { data } = await join(person, id);
    const token = data.room?.token ?? '';
    const { payload } = await jwtVerify(token, new TextEncoder().encode(JITSI.app.secret), {
      audience: 'jitsi',
      issuer: 'lia',
      subject: JITSI.domain,
    });
    expect(payload).toMatchObject({ room: data.room?.name });
    return payload;
  };
  expect(await claimsOf(teacher)).toMatchObject({ context: { user: { moderator: true, affiliation: 'owner' } } });
  expect(await mine(students[0])).toMatchObject([{ started: true }]);
  const claims = await claimsOf(students[0]);
  expect(claims).toMatchObject({ context: { user: { moderator: false, affiliation: 'member' } } });
  expect((claims.exp ?? 0) - Date.now() / 1000).toBeLessThan(66 * 60);
  await students[0].client.call(confirmPresence, of(id));
  await teacher.client.call(endMeeting, of(id));
  expect(await refusal(students[0].client.call(confirmPresence, of(id)))).toEqual([409, 'CLASS_OVER', []]);
});

test('a room of BigBlueButton is made, entered, and ended by signed calls', async ({ api, bbb, room }) => {
  const { teacher, students, admin } = room;
  const { id } = await plan(teacher, inMinutes(0, room, { provider: 'bigbluebutton', link: '' }));
  expect(await refusal(join(students[0], id))).toEqual([409, 'CLASS_NOT_STARTED', []]);
  const roleOf = async (person: Member) => {
    const { address } = (await join(person, id)).data;
    expect(bbb.isSigned(address ?? '')).toBe(true);
    return new URL(address ?? '').searchParams.get('role');
  };
  expect([await roleOf(teacher), await roleOf(teacher)]).toEqual(['MODERATOR', 'MODERATOR']);
  expect([await roleOf(students[0]), await roleOf(admin)]).toEqual(['VIEWER', 'VIEWER']);
  expect(bbb.calls.every(({ isSigned }) => isSigned)).toBe(true);
  const made = bbb.calls.find(({ name }) => name === 'create')?.query;
  expect(made?.get('lockSettingsDisablePrivateChat')).toBe('true');
  // Who leaves comes back to the class.
  expect(made?.get('logoutURL')).toBe(`${api.app.config.publicUrl}/apps/aula/${room.groupId}/${id}`);
  bbb.isBroken = true;
  expect(await refusal(join(students[0], id))).toEqual([503, 'CLASSROOM_UNAVAILABLE', []]);
  bbb.isBroken = false;
  await teacher.client.call(cancelMeeting, { ...of(id), body: {} });
  expect(bbb.calls.at(-1)?.name).toBe('end');
  await teacher.client.call(restoreMeeting, of(id));
  expect(await refusal(join(students[0], id))).toEqual([409, 'CLASS_NOT_STARTED', []]);
});

test('classes of others are not found', async ({ api, room, other }) => {
  const { teacher, students, groupId } = room;
  const tomorrow = ordinaryDay(1);
  const { id, series_id: seriesId } = await plan(
    teacher,
    inMinutes(0, room, { day: tomorrow, weekly: true, time: '09:00' }),
  );
  await moveTo(api, id, 0);
  const [file] = (
    await teacher.client.call(uploadMeetingFile, {
      body: { meetingId: id },
      files: { file: [new File([new Uint8Array(demoLogo())], 'a.png')] },
    })
  ).data;
  const params = { meeting: id };
  const [stranger] = other.students;
  for (const person of [stranger, other.teacher, other.admin, await api.member('maestro')]) {
    const { client } = person;
    expect(await refusal(join(person, id))).toEqual(missing);
    expect(await refusal(client.call(confirmPresence, of(id)))).toEqual(missing);
    expect(await refusal(client.call(listMeetingFiles, { params }))).toEqual(missing);
    expect(await refusal(client.call(getMeetingFile, { params: { ...params, file: file?.id ?? '' } }))).toEqual(
      missing,
    );
    expect(await refusal(client.call(getMeetingOfGroup, { params: { groupId } }))).toEqual(missing);
  }
  expect(await mine(stranger)).toEqual([]);
  expect((await stranger.client.call(listStudentGroups)).data).toEqual([]);
  expect((await students[0].client.call(listStudentGroups)).data).toMatchObject([{ id: groupId }]);
  for (const { client } of [other.teacher, other.admin, await api.member('maestro')]) {
    expect((await client.call(listMeetings, { query: {} })).data).toEqual([]);
    expect((await client.call(listMeetings, { query: { group_id: groupId } })).data).toEqual([]);
    expect((await client.call(listMeetingSeries, { query: {} })).data).toEqual([]);
    for (const call of [getMeeting, getMeetingAttendance, deleteMeeting, restoreMeeting, endMeeting] as const)
      expect(await refusal(client.call(call, of(id)))).toEqual(missing);
    expect(await refusal(client.call(cancelMeeting, { ...of(id), body: {} }))).toEqual(missing);
    expect(await refusal(client.call(updateMeeting, { ...of(id), body: body(clockIn(60)) }))).toEqual(missing);
    expect(await refusal(client.call(createMeeting, { body: inMinutes(60, room) }))).toEqual(missing);
    const change = { ...of(seriesId ?? ''), body: weeklyBody({}) };
    expect(await refusal(client.call(updateMeetingSeries, change))).toEqual(missing);
    expect(await refusal(client.call(stopMeetingSeries, of(seriesId ?? '')))).toEqual(missing);
    expect(await refusal(client.call(deleteMeetingFiles, { params, body: {} }))).toEqual(missing);
    const resource = { body: { meetingId: id, urlPath: 'https://sep.gob.mx' } };
    expect(await refusal(client.call(addMeetingLink, resource))).toEqual(missing);
  }
  const elsewhere = { params: { id: room.id }, body: { guardians_observe: true } };
  expect(await refusal(other.admin.client.call(updateSchoolClassroom, elsewhere))).toEqual(missing);
  expect((await other.admin.client.call(getClassroomSettings)).data.schools.map((school) => school.id)).toEqual([
    other.id,
  ]);
  expect(await refusal(students[0].client.call(listMeetings, { query: {} }))).toEqual(forbidden);
  expect((await teacher.client.call(getMeeting, of(id))).data).toMatchObject({ id, resources: 1 });
});
