import {
  createActivity,
  deleteActivity,
  downloadActivityFile,
  duplicateActivity,
  getActivity,
  listActivities,
  listGroupActivities,
  removeActivityFile,
  restoreActivity,
  updateActivity,
} from '@lia/sdk/activities/endpoints';
import type { NewActivity } from '@lia/sdk/activities/schema';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { listActivityHomework, listChildHomework, listHomework } from '@lia/sdk/homework/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createSubject } from '@lia/sdk/subjects/endpoints';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { homework } from '../homework/tables.ts';
import { groups } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { create, groupOf, makeSchool, pupil, type School } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';
import { beginUploadFor, uploadFile } from '../testing/uploads.ts';
import { activities } from './tables.ts';

const test = base.extend<{ school: School; other: School }>({
  school: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
});

const missing = [404, 'NOT_FOUND', []];
const days = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();

const activityOf = (group_id: string, change: Partial<NewActivity> = {}): NewActivity => ({
  group_id,
  name: 'Fracciones',
  publish_date: days(-1),
  finish_date: days(2),
  is_active: 1,
  ...change,
});

const picture = (name = 'ficha_1.png') => new File([new Uint8Array(demoLogo())], name, { type: 'image/png' });

/** A group of a school with two students. */
async function groupWithStudents(api: RunningApi, { id, teacher }: School) {
  const group = await create(teacher, groupOf({ id }));
  const students = [await pupil(api, id), await pupil(api, id)] as const;
  const body = { groupId: group.id, students: students.map(({ uuid }) => uuid) };
  await teacher.client.call(addGroupStudents, { body });
  return { group, students };
}

const make = async ({ client }: Member, body: NewActivity, files: readonly File[] = []) => {
  const idempotencyKey = newIdempotencyKey();
  return (await client.call(createActivity, { body, files: { 'files[]': files }, idempotencyKey })).data;
};

describe('an activity', () => {
  test('is made for several groups at once, with its subject and its files', async ({ api, school, other }) => {
    const { teacher } = school;
    const { group: first } = await groupWithStudents(api, school);
    const second = await create(teacher, groupOf(school));
    const subject = (await teacher.client.call(createSubject, { body: { group_id: first.id, name: 'Matemáticas' } }))
      .data;
    await teacher.client.call(createSubject, { body: { group_id: second.id, name: 'MATEMATICAS' } });
    const taken = teacher.client.call(createSubject, { body: { group_id: first.id, name: 'matematicas' } });
    expect(await refusal(taken)).toEqual([409, 'SUBJECT_NAME_TAKEN', []]);

    const link = 'https://example.mx/fracciones';
    const both = { subject_id: subject.id, url_path: JSON.stringify([link]), points: 20, max_attempts: 3 };
    const made = await make(teacher, activityOf(`${first.id},${second.id}`, both), [picture(), picture('otra.png')]);
    expect(made.map(({ group }) => group.id).toSorted()).toEqual([first.id, second.id].toSorted());
    const [here] = made.filter(({ group }) => group.id === first.id);
    expect(here).toMatchObject({
      students: 2,
      missing: 0,
      toGrade: 0,
      points: 20,
      max_attempts: 3,
      url_path: [link],
      is_active: 1,
      cutoff_date: null,
    });
    expect(made.map((one) => one.subject?.name ?? '').toSorted()).toEqual(['MATEMATICAS', 'Matemáticas']);
    expect(here?.files.map(({ name, type }) => [name, type])).toEqual([
      ['ficha_1.png', 'image/png'],
      ['otra.png', 'image/png'],
    ]);

    // The subject of another school, one of a group that is not named, and a group that is not theirs.
    const foreign = await create(other.teacher, groupOf(other));
    const theirs = (await other.teacher.client.call(createSubject, { body: { group_id: foreign.id, name: 'Arte' } }))
      .data;
    for (const subject_id of [theirs.id, subject.id])
      expect(await refusal(make(teacher, activityOf(second.id, { subject_id })))).toEqual([
        422,
        'VALIDATION_FAILED',
        ['subject_id'],
      ]);
    expect(await refusal(make(teacher, activityOf(`${first.id},${foreign.id}`)))).toEqual(missing);
  });

  test('takes finished uploads of its author beside the files of the call, once', async ({ api, school }) => {
    const { teacher, id } = school;
    const { group: first } = await groupWithStudents(api, school);
    const second = await create(teacher, groupOf(school));
    const uploaded = (name: string, { token }: Member = teacher) =>
      uploadFile({ origin: api.origin, token }, 'activity', name, new Uint8Array(demoLogo()));
    const naming = (...ids: string[]) => ({ uploads: JSON.stringify(ids) });

    const body = activityOf(`${first.id},${second.id}`, naming(await uploaded('grande.png')));
    const call = { body, files: { 'files[]': [picture()] }, idempotencyKey: newIdempotencyKey() };
    const made = (await teacher.client.call(createActivity, call)).data;
    const names = (one: { files: readonly { name: string }[] } | undefined) => one?.files.map(({ name }) => name);
    expect(made.map(names)).toEqual([
      ['ficha_1.png', 'grande.png'],
      ['ficha_1.png', 'grande.png'],
    ]);
    expect((await teacher.client.call(createActivity, call)).data).toEqual(made);
    expect(await refusal(make(teacher, body))).toEqual(missing);

    const [{ id: changed } = { id: '' }] = made;
    const change = (given: { uploads: string }, files: readonly File[] = []) =>
      teacher.client.call(updateActivity, {
        params: { id: changed },
        query: { _method: 'PUT' },
        body: { ...activityOf(''), ...given },
        files: { 'files[]': files },
        idempotencyKey: newIdempotencyKey(),
      });
    const colleague = await makeSchool(api);
    const theirs = await uploaded('ajena.png', colleague.teacher);
    const own = await uploaded('otra.png');
    expect(await refusal(change(naming(own, theirs)))).toEqual(missing);
    const six = Array.from({ length: 6 }, (_, one) => picture(`${one}.png`));
    expect(await refusal(change(naming(own), six))).toEqual([422, 'VALIDATION_FAILED', ['files[]']]);
    // What was refused took nothing.
    expect(names((await change(naming(own))).data)).toEqual(['ficha_1.png', 'grande.png', 'otra.png']);

    const begin = ({ token }: Member, name: string, size: number) =>
      beginUploadFor({ origin: api.origin, token }, { purpose: 'activity', rowId: null }, name, size);
    expect(await begin(teacher, 'clase.mp4', 150 * 1024 * 1024 + 1)).toMatchObject({ status: 422 });
    expect(await begin(teacher, 'virus.exe', 10)).toMatchObject({ status: 422 });
    expect(await begin(await pupil(api, id), 'clase.mp4', 10)).toMatchObject({ status: 403 });
    const unfinished = (await begin(teacher, 'clase.mp4', 10)).headers.get('location')?.split('/').at(-1) ?? '';
    expect(await refusal(change(naming(unfinished)))).toEqual([409, 'UPLOAD_UNFINISHED', []]);
  });

  test.for([
    ['finish_date', { finish_date: days(-2) }],
    ['cutoff_date', { cutoff_date: days(1) }],
    ['finish_date', { finish_date: '2026-12-01 10:00' }],
    ['url_path', { url_path: '["javascript:alert(1)"]' }],
    ['url_path', { url_path: 'https://example.mx' }],
    ['rubric', { rubric: '[{"name":"Orden","levels":[]}]' }],
    ['points', { points: 0 }],
    ['max_attempts', { max_attempts: 0 }],
    ['name', { name: '' }],
    ['group_id', { group_id: 'all' }],
  ] as const)('is refused for its %s', async ([field, change], { school }) => {
    const group = await create(school.teacher, groupOf(school));
    const body = { ...activityOf(group.id), ...change };
    expect(await refusal(make(school.teacher, body))).toEqual([422, 'VALIDATION_FAILED', [field]]);
  });

  test('refuses files of other kinds, and too large ones', async ({ school }) => {
    const group = await create(school.teacher, groupOf(school));
    const send = (file: File) => refusal(make(school.teacher, activityOf(group.id), [file]));
    const refused = [422, 'VALIDATION_FAILED', ['files[]']];
    expect(await send(new File(['<svg/>'], 'dibujo.svg'))).toEqual(refused);
    expect(await send(new File(['<html>'], 'ficha.png'))).toEqual(refused);
    const large = new File([await picture().arrayBuffer(), new Uint8Array(3 * 1024 * 1024)], 'ficha.png');
    expect(await send(large)).toEqual(refused);
  });

  test('is changed, loses files, is deleted and restored', async ({ api, school, other }) => {
    const { teacher, admin } = school;
    const { group, students } = await groupWithStudents(api, school);
    const [made] = await make(teacher, activityOf(group.id), [picture()]);
    const params = { id: made?.id ?? '' };
    const query = { _method: 'PUT' } as const;
    const { group_id: _group, ...body } = activityOf(group.id, { name: 'Decimales', is_active: 0 });
    const change = ({ client }: Member, more: object = {}) =>
      client.call(updateActivity, { params, query, body: { ...body, ...more } });
    expect((await change(admin)).data).toMatchObject({
      name: 'Decimales',
      is_active: 0,
      files: [{ name: 'ficha_1.png' }],
    });
    const toDeleteFiles = JSON.stringify(made?.files.map(({ id }) => id));
    expect((await change(teacher, { toDeleteFiles })).data.files).toEqual([]);
    expect(await refusal(change(teacher, { toDeleteFiles }))).toEqual(missing);
    const elsewhere = await create(teacher, groupOf(school));
    expect(await refusal(change(teacher, { group_id: elsewhere.id }))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['group_id'],
    ]);

    // All that the form of document 2 sends.
    const form = new FormData();
    const ids = { id: params.id, activity_id: params.id, activity_name: 'Fracciones', subject_id: '', url_path: '[]' };
    const sent = { ...body, ...ids, group_id: group.id, toDeleteFiles: '[]' };
    for (const [field, value] of Object.entries(sent)) form.append(field, String(value));
    form.append('files', picture());
    expect(
      await api.request('POST', `/actividades/${params.id}?_method=PUT`, { token: teacher.token, body: form }),
    ).toMatchObject({ status: 200, body: { data: { name: 'Decimales', files: [{ name: 'ficha_1.png' }] } } });

    for (const stranger of [other.teacher, other.admin]) {
      expect(await refusal(stranger.client.call(getActivity, { params }))).toEqual(missing);
      expect(await refusal(change(stranger))).toEqual(missing);
      expect(await refusal(stranger.client.call(deleteActivity, { params }))).toEqual(missing);
      expect(await refusal(stranger.client.call(restoreActivity, { params }))).toEqual(missing);
      expect(await refusal(stranger.client.call(listActivityHomework, { params }))).toEqual(missing);
      const key = { idempotencyKey: newIdempotencyKey() };
      expect(await refusal(stranger.client.call(duplicateActivity, { params, query: {}, ...key }))).toEqual(missing);
    }
    const [student] = students;
    expect(await refusal(student.client.call(getActivity, { params }))).toEqual([403, 'FORBIDDEN', []]);

    await teacher.client.call(deleteActivity, { params });
    expect(await refusal(teacher.client.call(getActivity, { params }))).toEqual(missing);
    expect((await teacher.client.call(restoreActivity, { params })).data.students).toBe(2);
  });

  test('is copied once by a call that is repeated, into another group as well', async ({ api, school }) => {
    const { teacher } = school;
    const { group: old } = await groupWithStudents(api, school);
    const next = await create(teacher, groupOf(school));
    const subject = (await teacher.client.call(createSubject, { body: { group_id: old.id, name: 'Arte' } })).data;
    const [made] = await make(teacher, activityOf(old.id, { subject_id: subject.id }), [picture()]);
    const params = { id: made?.id ?? '' };
    const copy = (idempotencyKey: string, group_id?: string) =>
      teacher.client.call(duplicateActivity, { params, query: { group_id }, idempotencyKey });
    expect(await refusal(teacher.client.call(duplicateActivity, { params, query: {} }))).toEqual([
      400,
      'MALFORMED_REQUEST',
      [],
    ]);
    const key = newIdempotencyKey();
    const [one, again] = [(await copy(key)).data, (await copy(key)).data];
    expect(again.id).toBe(one.id);
    expect(one).toMatchObject({
      is_active: 0,
      students: 2,
      subject: { id: subject.id },
      files: [{ name: 'ficha_1.png' }],
    });
    const length = Date.parse(one.finish_date) - Date.parse(one.publish_date);
    expect(Math.round(length / 86_400_000)).toBe(3);

    // The file is shared: it is there as long as one of them has it.
    const [shared] = one.files;
    const file = { params: { activity: params.id, file: made?.files[0]?.id ?? '' } };
    await teacher.client.call(removeActivityFile, file);
    expect(await refusal(teacher.client.call(removeActivityFile, file))).toEqual(missing);
    const blob = await teacher.client.call(downloadActivityFile, { body: { filename: shared?.path ?? '' } });
    expect(blob.size).toBe(picture().size);

    // What is of a school year that is over may be copied, and nothing else.
    await api.app.db.update(groups).set({ endedAt: new Date() }).where(eq(groups.id, old.id));
    expect(await refusal(teacher.client.call(getActivity, { params }))).toEqual(missing);
    expect(await refusal(copy(newIdempotencyKey()))).toEqual(missing);
    const copied = (await copy(newIdempotencyKey(), next.id)).data;
    expect(copied).toMatchObject({ group: { id: next.id }, subject: { name: 'Arte' }, students: 0 });
  });

  test('is listed by what it is narrowed to', async ({ school, other }) => {
    const { teacher } = school;
    const { id: group_id } = await create(teacher, groupOf(school));
    const art = (await teacher.client.call(createSubject, { body: { group_id, name: 'Arte' } })).data;
    await make(
      teacher,
      activityOf(group_id, {
        name: 'Vence hoy',
        publish_date: days(-3),
        finish_date: new Date(Date.now() + 1).toISOString(),
      }),
    );
    await make(teacher, activityOf(group_id, { name: 'Futura', publish_date: days(3), finish_date: days(9) }));
    await make(
      teacher,
      activityOf(group_id, { name: 'Pasada', publish_date: days(-9), finish_date: days(-5), is_active: 0 }),
    );
    await make(teacher, activityOf(group_id, { name: 'Mural', finish_date: days(4), subject_id: art.id }));
    const names = async (query: object, { client }: Member = teacher) =>
      (await client.call(listActivities, { query: { group_id, ...query } })).map(({ name }) => name);
    expect(await names({})).toEqual(['Futura', 'Mural', 'Vence hoy', 'Pasada']);
    expect(await names({ today: 1 })).toEqual(['Vence hoy']);
    expect(await names({ status: 'scheduled' })).toEqual(['Futura']);
    expect(await names({ status: 'over' })).toEqual(['Vence hoy', 'Pasada']);
    expect(await names({ active_id: 0 })).toEqual(['Pasada']);
    expect(await names({ customsubjects_id: art.id })).toEqual(['Mural']);
    expect(await names({ from: days(2).slice(0, 10), until: days(5).slice(0, 10) })).toEqual(['Mural']);
    expect(await names({ filter: JSON.stringify({ q: 'mur' }) })).toEqual(['Mural']);
    expect(await names({}, other.teacher)).toEqual([]);
    expect(await teacher.client.call(listGroupActivities, { query: { group_id } })).toHaveLength(4);
    expect(await refusal(names({ from: 'hoy' }))).toEqual([422, 'VALIDATION_FAILED', ['from']]);
  });
});

describe('what a student has to do', () => {
  test('is seen by them and their guardians from its publication on, with released grades', async ({
    api,
    school,
    other,
  }) => {
    const { teacher } = school;
    const { group, students } = await groupWithStudents(api, school);
    const [ana, rosa] = students;
    const [made] = await make(teacher, activityOf(group.id), [picture()]);
    await make(teacher, activityOf(group.id, { name: 'Futura', publish_date: days(1) }));
    await make(teacher, activityOf(group.id, { name: 'Inactiva', is_active: 0 }));
    const parent = await api.member('padre');
    await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, ana.id));
    const query = { group_id: group.id };
    const own = ({ client }: Member) => client.call(listHomework, { query });
    const ofChild = (child: Member) => parent.client.call(listChildHomework, { params: { id: child.uuid }, query });
    expect((await own(ana)).map(({ name, status }) => [name, status])).toEqual([['Fracciones', 'toDo']]);
    expect(await ofChild(ana)).toEqual(await own(ana));
    expect(await refusal(ofChild(rosa))).toEqual(missing);

    const params = { id: made?.id ?? '' };
    await api.app.db
      .update(homework)
      .set({ status: 'graded', score: 8.5, attempts: 1, scoredDate: new Date() })
      .where(and(eq(homework.activityId, params.id), eq(homework.userId, ana.id)));
    expect(await own(ana)).toMatchObject([{ status: 'delivered', score: null, scoredDate: null }]);
    const graded = { ...query, status: 'graded' } as const;
    expect(await ana.client.call(listHomework, { query: graded })).toEqual([]);
    const listed = await teacher.client.call(listActivityHomework, { params });
    expect(Object.fromEntries(listed.data.map(({ user, status, score }) => [user.uuid, [status, score]]))).toEqual({
      [ana.uuid]: ['graded', 8.5],
      [rosa.uuid]: ['toDo', null],
    });
    // What waits for a grade, and what is missing, are found and counted as the work changes.
    const work = (change: Partial<typeof homework.$inferInsert>) =>
      api.app.db.update(homework).set(change).where(eq(homework.activityId, params.id));
    const found = async (filter: 'toGrade' | 'missing' | 'unreleased') => {
      const list = await teacher.client.call(listActivities, { query: { ...query, filter: `{"${filter}":true}` } });
      return list.map((one) => [one.name, one[filter === 'unreleased' ? 'graded' : filter]]);
    };
    const past = { finishDate: new Date(Date.now() - 1) };
    await api.app.db.update(activities).set(past).where(eq(activities.id, params.id));
    expect([await found('toGrade'), await found('missing')]).toEqual([[], [['Fracciones', 1]]]);
    await work({ status: 'resubmitted', attempts: 2 });
    expect([await found('toGrade'), await found('missing')]).toEqual([[['Fracciones', 2]], []]);
    await work({ status: 'toDo', attempts: 0, dueOverride: new Date(days(1)) });
    expect(await found('missing')).toEqual([]);
    expect(await found('unreleased')).toEqual([]);
    await work({ status: 'graded', score: 8.5, attempts: 1, scoredDate: new Date() });
    // Graded in full, and not shown to anyone yet.
    expect([await found('toGrade'), await found('unreleased')]).toEqual([[], [['Fracciones', 2]]]);

    await api.app.db.update(activities).set({ gradesReleasedAt: new Date() }).where(eq(activities.id, params.id));
    expect(await found('unreleased')).toEqual([]);
    expect(await ofChild(ana)).toMatchObject([{ status: 'graded', score: 8.5 }]);

    const filename = made?.files[0]?.path ?? '';
    const download = ({ client }: Member) => client.call(downloadActivityFile, { body: { filename } });
    for (const reader of [ana, parent, teacher, school.admin]) expect((await download(reader)).size).toBeGreaterThan(0);
    const [stranger] = other.students;
    for (const one of [stranger, other.teacher, await api.member('padre')])
      expect(await refusal(download(one))).toEqual(missing);
    await api.app.db.update(activities).set({ isActive: false }).where(eq(activities.id, params.id));
    expect(await refusal(download(ana))).toEqual(missing);
    expect(await own(ana)).toEqual([]);
  });
});
