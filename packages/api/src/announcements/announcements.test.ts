import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  getAnnouncementFile,
  getAnnouncementReceipts,
  listAnnouncements,
  listMyAnnouncements,
  readAnnouncement,
  remindOfAnnouncement,
  restoreAnnouncement,
  updateAnnouncement,
} from '@lia/sdk/announcements/endpoints';
import { REMINDER_HOURS } from '@lia/sdk/announcements/rules';
import type { NewAnnouncement } from '@lia/sdk/announcements/schema';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { notifications } from '../accounts/notifications/tables.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { groups } from '../institutions/tables.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import type { Member } from '../testing/api.ts';
import { create, groupOf, pupil } from '../testing/groups.ts';
import { familiesTest as test, guardianOf } from '../testing/guardians.ts';
import { refusal } from '../testing/refusal.ts';
import { beginUploadFor, uploadFile } from '../testing/uploads.ts';
import { announceDue } from './notices.ts';
import { announcements } from './tables.ts';

const missing = [404, 'NOT_FOUND', []];
const logo = new File([new Uint8Array(demoLogo())], 'croquis.png');

const text: Pick<NewAnnouncement, 'title' | 'text' | 'acknowledge' | 'students'> = {
  title: 'Junta del viernes',
  text: 'Nos vemos a las 8:00.\nTraigan pluma.',
  acknowledge: 0,
  students: 0,
};
const toGroup = ({ groupId }: { groupId: string }, change: Partial<NewAnnouncement> = {}): NewAnnouncement => ({
  ...text,
  audience: 'groups',
  group_id: groupId,
  ...change,
});
const write = async ({ client }: Member, body: NewAnnouncement) =>
  (await client.call(createAnnouncement, { body })).data;
const mine = async ({ client }: Member) => (await client.call(listMyAnnouncements)).data;
const titlesOf = async (reader: Member) => (await mine(reader)).map(({ title }) => title);
const see = ({ client }: Member, id: string, acknowledged = false) =>
  client.call(readAnnouncement, { params: { id }, body: { acknowledged } });
const of = (id: string) => ({ params: { id } });

test('families read what is announced to a group, and its teacher sees who has', async ({ api, room }) => {
  const { teacher, mother, father, students } = room;
  const { id, ...sent } = await write(teacher, toGroup(room, { acknowledge: 1, url_path: '["https://sep.gob.mx/a"]' }));
  expect(sent).toMatchObject({ audience: 'groups', recipients: 2, read: 0, acknowledged: 0, edited_at: null });
  expect(await mine(mother)).toMatchObject([
    { id, read: false, acknowledged: false, pinned: false, url_path: ['https://sep.gob.mx/a'] },
  ]);
  const [first] = await mine(father);
  expect(first?.children).toHaveLength(2);
  expect(await titlesOf(students[0])).toEqual([]);
  await see(mother, id);
  const receipts = async () => (await teacher.client.call(getAnnouncementReceipts, of(id))).data;
  // Who has read it is to confirm it still.
  const named = (await receipts()).missing.map(({ uuid, read }) => ({ uuid, read }));
  expect(named).toHaveLength(2);
  expect(named).toEqual(
    expect.arrayContaining([
      { uuid: mother.uuid, read: true },
      { uuid: father.uuid, read: false },
    ]),
  );
  await see(mother, id, true);
  // What was confirmed stays so.
  await see(mother, id);
  expect(await mine(mother)).toMatchObject([{ read: true, acknowledged: true }]);
  const alone = await pupil(api, room.id);
  const { groupId } = room;
  await room.admin.client.call(addGroupStudents, { body: { groupId, students: [alone.uuid] } });
  const { groups: byGroup, missing: others, unreached } = await receipts();
  // Whose family has no account is named, since no figure has them.
  expect(unreached).toMatchObject([{ uuid: alone.uuid }]);
  expect(byGroup).toMatchObject([{ recipients: 2, read: 1, acknowledged: 1 }]);
  // A guardian of two students is one person, with both.
  expect(others).toMatchObject([{ uuid: father.uuid, read: false, students: [{}, {}] }]);
  expect(await teacher.client.call(getAnnouncement, of(id))).toMatchObject({ recipients: 2, read: 1, acknowledged: 1 });
  // Who comes later reads what is there, and who answers for no one there any more does not.
  const aunt = await guardianOf(api, students[1]);
  expect(await titlesOf(aunt)).toEqual([text.title]);
  await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.guardianId, mother.id));
  expect(await mine(mother)).toEqual([]);
  expect(await refusal(see(mother, id))).toEqual(missing);
  expect(await teacher.client.call(getAnnouncement, of(id))).toMatchObject({ recipients: 2, read: 0 });
});

test('a school announces to all, to a level, and to students as well', async ({ api, room }) => {
  const { admin, id: schoolId, students, mother, teacher } = room;
  const young = await pupil(api, schoolId, 1, 1);
  const uncle = await guardianOf(api, young);
  const whole = { ...text, audience: 'school', school_id: schoolId } as const;
  const all = await write(admin, { ...whole, title: 'Para todos', pinned_until: '2099-01-01' });
  await write(admin, { ...whole, title: 'Primaria', audience: 'levels', levels: '2,3', students: 1 });
  expect(all).toMatchObject({ recipients: 3, groups: [], audience: 'school' });
  expect(await titlesOf(uncle)).toEqual(['Para todos']);
  expect(await titlesOf(young)).toEqual([]);
  expect(await titlesOf(students[0])).toEqual(['Primaria']);
  // Pinned ones stand first, then unread ones.
  await see(mother, all.id);
  expect(await titlesOf(mother)).toEqual(['Para todos', 'Primaria']);
  // Those that are for the same people are counted each by who has read it.
  await write(admin, { ...whole, title: 'Feria' });
  const page = await admin.client.call(listAnnouncements, { query: {} });
  expect(page.map(({ title, recipients, read }) => [title, recipients, read])).toEqual([
    ['Feria', 3, 0],
    ['Primaria', 4, 0],
    ['Para todos', 3, 1],
  ]);
  await admin.client.call(deleteAnnouncement, of(page[0]?.id ?? ''));
  expect(await refusal(write(teacher, whole))).toEqual(missing);
  expect(await refusal(write(admin, { ...whole, audience: 'levels' }))).toEqual([422, 'VALIDATION_FAILED', ['levels']]);
  const listed = await admin.client.call(listAnnouncements, { query: { filter: '{"q":"primaria"}' } });
  expect(listed.map(({ title }) => title)).toEqual(['Primaria']);
  // Of the school, what its teachers write as well; of a teacher, their own alone.
  await write(teacher, toGroup(room));
  expect(await admin.client.call(listAnnouncements, { query: {} })).toHaveLength(3);
  expect(await teacher.client.call(listAnnouncements, { query: {} })).toHaveLength(1);
});

test('an announcement is published at its time, changed, taken back and restored', async ({ api, room }) => {
  const { teacher, mother } = room;
  const later = '2099-05-01T07:00:00-06:00';
  const { id } = await write(teacher, toGroup(room, { publish_at: later }));
  const change = { title: 'Otro título', text: 'Otro texto', acknowledge: 0 } as const;
  const update = (files: File[], more: object = {}) =>
    teacher.client.call(updateAnnouncement, { ...of(id), body: { ...change, ...more }, files: { 'files[]': files } });
  expect(await mine(mother)).toEqual([]);
  expect(await refusal(see(mother, id))).toEqual(missing);
  expect((await update([], { publish_at: later })).data).toMatchObject({ edited_at: null });
  await api.app.db.update(announcements).set({ publishAt: new Date() }).where(eq(announcements.id, id));
  const { data } = await update([logo]);
  expect(data).toMatchObject({ title: 'Otro título', files: [{ name: 'croquis.png', type: 'image/png' }] });
  expect(data.edited_at).not.toBeNull();
  const [file] = data.files;
  const fetched = { params: { id, file: file?.id ?? '' } };
  expect((await mother.client.call(getAnnouncementFile, fetched)).size).toBe(logo.size);
  expect(await refusal(update([logo, logo, logo]))).toEqual([422, 'VALIDATION_FAILED', ['files[]']]);
  await teacher.client.call(deleteAnnouncement, of(id));
  expect(await mine(mother)).toEqual([]);
  for (const reader of [mother, teacher])
    expect(await refusal(reader.client.call(getAnnouncementFile, fetched))).toEqual(missing);
  await teacher.client.call(restoreAnnouncement, of(id));
  expect(await titlesOf(mother)).toEqual(['Otro título']);
  expect((await update([], { toDeleteFiles: JSON.stringify([file?.id]) })).data.files).toEqual([]);
});

test('an announcement takes finished uploads of its author beside the files of the call, once', async ({
  api,
  room,
  other,
}) => {
  const { teacher, mother } = room;
  const uploaded = ({ token }: Member, name: string) =>
    uploadFile({ origin: api.origin, token }, 'announcement', name, new Uint8Array(demoLogo()));
  const naming = (...ids: string[]) => ({ uploads: JSON.stringify(ids) });
  const namesOf = ({ files }: { files: readonly { name: string }[] }) => files.map(({ name }) => name);

  const body = toGroup(room, naming(await uploaded(teacher, 'grande.png')));
  const call = { body, files: { 'files[]': [logo] }, idempotencyKey: newIdempotencyKey() };
  const { data } = await teacher.client.call(createAnnouncement, call);
  expect(namesOf(data)).toEqual(['croquis.png', 'grande.png']);
  expect((await teacher.client.call(createAnnouncement, call)).data).toEqual(data);
  expect(await refusal(write(teacher, body))).toEqual(missing);
  const fetched = { params: { id: data.id, file: data.files[1]?.id ?? '' } };
  expect((await mother.client.call(getAnnouncementFile, fetched)).size).toBe(logo.size);

  const change = (uploads: { uploads: string }, files: File[] = []) =>
    teacher.client.call(updateAnnouncement, {
      ...of(data.id),
      body: { title: text.title, text: text.text, acknowledge: 0, ...uploads },
      files: { 'files[]': files },
    });
  const own = await uploaded(teacher, 'otra.png');
  expect(await refusal(change(naming(own, await uploaded(other.teacher, 'ajena.png'))))).toEqual(missing);
  expect(await refusal(change(naming(own), [logo]))).toEqual([422, 'VALIDATION_FAILED', ['files[]']]);
  // What was refused took nothing.
  expect(namesOf((await change(naming(own))).data)).toEqual(['croquis.png', 'grande.png', 'otra.png']);

  const begin = ({ token }: Member, name: string, size: number) =>
    beginUploadFor({ origin: api.origin, token }, { purpose: 'announcement', rowId: null }, name, size);
  expect(await begin(teacher, 'junta.mp4', 150 * 1024 * 1024 + 1)).toMatchObject({ status: 422 });
  expect(await begin(mother, 'junta.mp4', 10)).toMatchObject({ status: 403 });
});

test('readers are notified once, and reminded once a day of what they have not confirmed', async ({ api, room }) => {
  const { db } = api.app;
  const { teacher, mother, father } = room;
  const { id } = await write(teacher, toGroup(room, { acknowledge: 1 }));
  const noticed = async ({ id: userId }: Member) => {
    await Promise.all([announceDue(db, new Date()), announceDue(db, new Date())]);
    const rows = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'announcement')));
    return rows.map(({ data }) => data);
  };
  const first = { announcement: id, title: text.title, reminder: false };
  expect(await noticed(mother)).toMatchObject([first]);
  expect(await noticed(father)).toMatchObject([first]);
  const remind = () => teacher.client.call(remindOfAnnouncement, of(id));
  expect(await refusal(remind())).toEqual([409, 'ANNOUNCEMENT_REMINDED', []]);
  await db
    .update(announcements)
    .set({ publishAt: sql`now() - make_interval(hours => ${REMINDER_HOURS + 1})` })
    .where(eq(announcements.id, id));
  await see(mother, id, true);
  await see(father, id);
  await remind();
  expect(await noticed(mother)).toHaveLength(1);
  expect(await noticed(father)).toHaveLength(2);
  expect(await refusal(remind())).toEqual([409, 'ANNOUNCEMENT_REMINDED', []]);
});

test('announcements of others are not found', async ({ api, room, other }) => {
  const { teacher, mother, students, admin } = room;
  const { id } = await write(teacher, toGroup(room, { students: 1 }));
  const stranger = await guardianOf(api, other.students[0]);
  for (const by of [stranger, other.students[0]]) {
    expect(await mine(by)).toEqual([]);
    expect(await refusal(see(by, id))).toEqual(missing);
  }
  const colleague = await api.member('maestro');
  for (const { client } of [other.teacher, other.admin, colleague]) {
    for (const call of [getAnnouncement, getAnnouncementReceipts, deleteAnnouncement, restoreAnnouncement] as const)
      expect(await refusal(client.call(call, of(id)))).toEqual(missing);
    expect(await refusal(client.call(remindOfAnnouncement, of(id)))).toEqual(missing);
    const body = { title: 'Robado', text: 'Robado', acknowledge: 0 } as const;
    expect(await refusal(client.call(updateAnnouncement, { ...of(id), body }))).toEqual(missing);
    expect(await client.call(listAnnouncements, { query: {} })).toEqual([]);
    expect(await refusal(client.call(createAnnouncement, { body: toGroup(room) }))).toEqual(missing);
    const whole = { ...text, audience: 'school', school_id: room.id } as const;
    expect(await refusal(client.call(createAnnouncement, { body: whole }))).toEqual(missing);
  }
  // Groups of two schools, of one of which the teacher is none of.
  const theirs = await create(other.admin, groupOf(other));
  expect(await refusal(write(teacher, toGroup({ groupId: `${room.groupId},${theirs.id}` })))).toEqual(missing);
  for (const { client } of [mother, students[0]]) {
    expect(await refusal(client.call(getAnnouncementReceipts, of(id)))).toEqual([403, 'FORBIDDEN', []]);
    expect(await refusal(client.call(createAnnouncement, { body: toGroup(room) }))).toEqual([403, 'FORBIDDEN', []]);
  }
  expect(await titlesOf(students[0])).toEqual([text.title]);
  // Who does not teach the group any more does not see its families.
  await api.app.db.update(groups).set({ teacherId: null }).where(eq(groups.id, room.groupId));
  expect(await refusal(teacher.client.call(getAnnouncementReceipts, of(id)))).toEqual(missing);
  expect(await admin.client.call(getAnnouncement, of(id))).toMatchObject({ recipients: 4 });
  // A student who leaves the group, or whose account is over, is none of its audience.
  const next = await create(admin, groupOf(room));
  await admin.client.call(addGroupStudents, { body: { groupId: next.id, students: [students[0].uuid] } });
  expect(await titlesOf(students[0])).toEqual([]);
  expect(await titlesOf(mother)).toEqual([]);
  await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, students[1].id));
  expect(await admin.client.call(getAnnouncement, of(id))).toMatchObject({ recipients: 0 });
});
