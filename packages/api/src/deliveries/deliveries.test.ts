import { createHash } from 'node:crypto';

import { listActivities } from '@lia/sdk/activities/endpoints';
import {
  actOnHomework,
  commentHomework,
  deliverHomework,
  excuseStudents,
  extendHomework,
  extendStudents,
  getHomework,
  getHomeworkFile,
  gradeHomework,
  releaseGrades,
} from '@lia/sdk/deliveries/endpoints';
import { GRADED } from '@lia/sdk/deliveries/rules';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { countDelivered } from '@lia/sdk/quickPanel/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { type Classroom, homeworkIdOf, makeClassroom, setActivity } from '../testing/homework.ts';
import { refusal } from '../testing/refusal.ts';
import { beginUpload, type Sender, sendPiece } from '../testing/uploads.ts';
import { deliveries } from './tables.ts';

const test = base.extend<{ room: Classroom; other: Classroom }>({
  room: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
});

const missing = [404, 'NOT_FOUND', []];
const forbidden = [403, 'FORBIDDEN', []];
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const link = 'https://volcanes.example.mx/';

async function set(api: RunningApi, room: Classroom, change?: Parameters<typeof setActivity>[2]) {
  const activityId = await setActivity(api, room, change);
  return { activityId, id: await homeworkIdOf(api, activityId, room.students[0]) };
}

const deliverLinks = ({ client }: Member, id: string, urlPath: string[] = [link]) =>
  client.call(deliverHomework, { params: { id }, query: {}, body: { uploads: [], urlPath, ownWork: true } });
const gradeIt = ({ client }: Member, id: string, score: string, version?: number) =>
  client.call(gradeHomework, { params: { id }, body: { status: GRADED, score, version } });
const read = async ({ client }: Member, id: string) => (await client.call(getHomework, { params: { id } })).data;

/** Uploads a file for a homework; returns the id of the upload. */
async function upload(api: RunningApi, { token }: Member, id: string, bytes: Buffer): Promise<string> {
  const sender: Sender = { origin: api.origin, token };
  const path = (await beginUpload(sender, id, 'volcán.jpg', bytes.length)).headers.get('location') ?? '';
  expect(await sendPiece(sender, path, 0, bytes)).toMatchObject({ status: 204 });
  return path.split('/').at(-1) ?? '';
}

describe('a delivery', () => {
  test('takes finished uploads and answers a receipt, the same for a repeated call', async ({ api, room }) => {
    const [student] = room.students;
    const { id } = await set(api, room);
    const uploadId = await upload(api, student, id, jpeg);
    const call = {
      params: { id },
      query: { _method: 'PUT' as const },
      body: { uploads: [uploadId], urlPath: [link], ownWork: true as const },
      idempotencyKey: newIdempotencyKey(),
    };
    const { data, message } = await student.client.call(deliverHomework, call);
    expect(message).toBe('Tu tarea quedó entregada');
    const sha256 = createHash('sha256').update(jpeg).digest('hex');
    expect(data).toMatchObject({ status: 'delivered', score: null, version: 1 });
    expect(data.deliveries).toMatchObject([
      {
        attempt: 1,
        is_late: false,
        receipt: expect.stringMatching(/^[\dA-F]{8}$/),
        fingerprint: createHash('sha256').update([sha256, link].toSorted().join('\n')).digest('hex'),
        files: [{ name: 'volcán.jpg', type: 'image/jpeg', size: jpeg.length }],
        url_path: [link],
      },
    ]);
    expect(Math.abs(Date.now() - Date.parse(data.deliveries[0]?.delivered_at ?? ''))).toBeLessThan(60_000);
    expect((await student.client.call(deliverHomework, call)).data).toEqual(data);
    expect(await api.app.db.$count(deliveries, eq(deliveries.homeworkId, id))).toBe(1);
    expect(
      await refusal(student.client.call(deliverHomework, { ...call, idempotencyKey: newIdempotencyKey() })),
    ).toEqual(missing);

    const file = data.deliveries[0]?.files[0]?.id ?? '';
    const params = { id, file };
    const shown = await api.request('GET', `/tareas/${id}/files/${file}`, { token: room.teacher.token });
    expect(shown.headers.get('content-disposition')).toBe('inline');
    expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox/);
    expect(await refusal(room.students[1].client.call(getHomeworkFile, { params }))).toEqual(missing);

    const again = await student.client.call(deliverHomework, {
      ...call,
      body: { uploads: [], urlPath: [link], toDeleteFiles: [file], ownWork: true },
      idempotencyKey: newIdempotencyKey(),
    });
    expect(again.data.deliveries.map(({ files }) => files.length)).toEqual([0, 1]);
  });

  test('takes files in a multipart call, as the specification has it', async ({ api, room }) => {
    const [student] = room.students;
    const { id } = await set(api, room);
    const path = splitRoute(deliverHomework).path.replace('{id}', id);
    const send = (name: string, fields: Record<string, string>) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('files', new File([new Uint8Array(jpeg)], name));
      return api.request('POST', `${path}?_method=PUT`, { token: student.token, body: form });
    };
    const fields = { urlPath: JSON.stringify([link]), deliveryDate: '2020-01-01', filePath: '', ownWork: 'true' };
    expect(await send('foto.heic', fields)).toMatchObject({
      status: 422,
      body: { fields: { files: 'El formato del archivo no es valido.' } },
    });
    expect(await send('foto.jpg', { ...fields, ownWork: 'false' })).toMatchObject({
      status: 422,
      body: { fields: { ownWork: expect.any(String) } },
    });
    expect(await send('foto.jpg', { ...fields, urlPath: '["javascript:alert(1)"]' })).toMatchObject({ status: 422 });
    expect(await send('foto.jpg', fields)).toMatchObject({ status: 200, body: { data: { status: 'delivered' } } });
  });

  test('belongs to its student, and is never empty', async ({ api, room, other }) => {
    const [student, classmate] = room.students;
    const { id } = await set(api, room);
    expect(await refusal(deliverLinks(classmate, id))).toEqual(missing);
    expect(await refusal(deliverLinks(room.teacher, id))).toEqual(forbidden);
    expect(await refusal(deliverLinks(student, id, []))).toEqual([422, 'VALIDATION_FAILED', ['files']]);
    const theirs = await homeworkIdOf(api, await setActivity(api, room), classmate);
    const strange = await upload(api, classmate, theirs, jpeg);
    const body = { uploads: [strange], ownWork: true as const };
    expect(await refusal(student.client.call(deliverHomework, { params: { id }, query: {}, body }))).toEqual(missing);
    const unfinished = await beginUpload({ origin: api.origin, token: student.token }, id, 'a.jpg', 1000);
    const uploads = [unfinished.headers.get('location')?.split('/').at(-1) ?? ''];
    expect(
      await refusal(student.client.call(deliverHomework, { params: { id }, query: {}, body: { ...body, uploads } })),
    ).toEqual([409, 'UPLOAD_UNFINISHED', []]);
    for (const member of [classmate, other.teacher, other.students[0], other.admin]) {
      expect(await refusal(read(member, id))).toEqual(missing);
    }
    const unpublished = await set(api, room, {
      publishDate: new Date(Date.now() + 60_000),
      finishDate: new Date(Date.now() + 120_000),
    });
    expect(await refusal(read(student, unpublished.id))).toEqual(missing);
    expect(await refusal(deliverLinks(student, unpublished.id))).toEqual(missing);
  });

  test('is late after the due date and refused after the last entry, but for an extension', async ({ api, room }) => {
    const [student] = room.students;
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const late = await set(api, room, { publishDate: hours(-48), finishDate: hours(-25), cutoffDate: hours(1) });
    expect((await deliverLinks(student, late.id)).data).toMatchObject({
      status: 'late',
      deliveries: [{ is_late: true }],
    });

    const over = await set(api, room, { publishDate: hours(-48), finishDate: hours(-25), cutoffDate: hours(-1) });
    expect(await refusal(deliverLinks(student, over.id))).toEqual([409, 'HOMEWORK_CLOSED', []]);
    const extend = { params: { id: over.id }, body: { dueAt: hours(1).toISOString(), cutoffAt: null } };
    expect(await refusal(student.client.call(extendHomework, extend))).toEqual(forbidden);
    expect((await room.teacher.client.call(extendHomework, extend)).data.is_extended).toBe(true);
    expect((await deliverLinks(student, over.id)).data).toMatchObject({ status: 'delivered' });
  });
});

describe('several students', () => {
  test('get more time in one go, once, and each keeps their own dates where it is taken back', async ({ api }) => {
    const room = await makeClassroom(api);
    const [ana, beto] = room.students;
    const { activityId, id } = await set(api, room);
    const theirs = await homeworkIdOf(api, activityId, beto);
    const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
    await room.teacher.client.call(extendHomework, { params: { id }, body: { dueAt: day(2), cutoffAt: null } });
    const dates = { dueAt: day(5), cutoffAt: day(6) };
    const call = {
      params: { id: activityId },
      body: { extensions: [id, theirs].map((one) => ({ id: one, ...dates })) },
      idempotencyKey: newIdempotencyKey(),
    };
    const { before } = await room.teacher.client.call(extendStudents, call);
    expect(before).toHaveLength(2);
    expect(before).toContainEqual({ id, dueAt: expect.any(String), cutoffAt: null });
    expect(before).toContainEqual({ id: theirs, dueAt: null, cutoffAt: null });
    expect(await room.teacher.client.call(extendStudents, call)).toMatchObject({ before });
    const extended = async (member: Member) =>
      (await member.client.call(listNotifications)).data.filter(({ kind }) => kind === 'homeworkExtended').length;
    expect([await extended(ana), await extended(beto)]).toEqual([2, 1]);
    expect(await read(beto, theirs)).toMatchObject({
      due_at: dates.dueAt,
      cutoff_at: dates.cutoffAt,
      is_extended: true,
    });

    await room.teacher.client.call(extendStudents, { params: call.params, body: { extensions: before } });
    expect(await read(beto, theirs)).toMatchObject({ is_extended: false, cutoff_at: null });
    expect(await read(ana, id)).toMatchObject({ is_extended: true });
    // The date from before is no news.
    expect([await extended(ana), await extended(beto)]).toEqual([2, 1]);
  });

  test('are excused where they delivered nothing, and left as they are where they did', async ({ api, room }) => {
    const [ana, beto] = room.students;
    const { activityId, id } = await set(api, room);
    const theirs = await homeworkIdOf(api, activityId, beto);
    await deliverLinks(ana, id);
    const excuse = (homework: string[], excused: boolean) =>
      room.teacher.client.call(excuseStudents, { params: { id: activityId }, body: { homework, excused } });
    expect((await excuse([id, theirs], true)).changed).toEqual([theirs]);
    expect([(await read(ana, id)).status, (await read(beto, theirs)).status]).toEqual(['delivered', 'excused']);
    const extension = { id: theirs, dueAt: new Date().toISOString(), cutoffAt: null };
    const more = { params: { id: activityId }, body: { extensions: [extension] } };
    expect((await room.teacher.client.call(extendStudents, more)).before).toEqual([]);
    expect((await excuse([id, theirs], false)).changed).toEqual([theirs]);
    expect((await read(beto, theirs)).status).toBe('toDo');
  });

  test('are those of the activity, for the teacher of the group alone', async ({ api, room, other }) => {
    const [{ activityId, id }, far] = [await set(api, room), await set(api, other)];
    const dates = { dueAt: null, cutoffAt: null };
    const tried = async ({ client }: Member, activity: string, ids: string[]) => {
      const params = { id: activity };
      const extensions = ids.map((one) => ({ id: one, ...dates }));
      return [
        await refusal(client.call(extendStudents, { params, body: { extensions } })),
        await refusal(client.call(excuseStudents, { params, body: { homework: ids, excused: true } })),
      ];
    };
    expect(await tried(other.teacher, activityId, [id])).toEqual([missing, missing]);
    expect(await tried(room.teacher, activityId, [id, far.id])).toEqual([missing, missing]);
    expect(await tried(room.teacher, far.activityId, [id])).toEqual([missing, missing]);
    for (const member of [...room.students, room.admin]) {
      expect(await tried(member, activityId, [id])).toEqual([forbidden, forbidden]);
    }
    const empty = (field: string) => [422, 'VALIDATION_FAILED', [field]];
    expect(await tried(room.teacher, activityId, [])).toEqual([empty('extensions'), empty('homework')]);
    expect(await read(room.teacher, id)).toMatchObject({ status: 'toDo', is_extended: false });
  });
});

describe('a grade', () => {
  test('is hidden from student and parents until it is released', async ({ api, room }) => {
    const [student] = room.students;
    const parent = await api.member('Padre-M');
    await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, student.id));
    const { id, activityId } = await set(api, room);
    await deliverLinks(student, id);
    expect(await refusal(gradeIt(room.teacher, id, '10,5'))).toEqual([422, 'VALIDATION_FAILED', ['score']]);
    expect(await refusal(gradeIt(room.teacher, id, '5,,6'))).toEqual([422, 'VALIDATION_FAILED', ['score']]);
    expect((await gradeIt(room.teacher, id, '8,5')).data).toMatchObject({ status: 'graded', score: 8.5 });
    for (const reader of [student, parent])
      expect(await read(reader, id)).toMatchObject({ score: null, status: 'delivered' });
    expect(await refusal(deliverLinks(student, id))).toEqual([409, 'HOMEWORK_STATUS', []]);

    const comment = (audience: 'student' | 'family', body: string) =>
      room.teacher.client.call(commentHomework, { params: { id }, body: { audience, body } });
    await comment('student', 'Muy bien');
    await comment('family', 'Podemos hablar el lunes');
    const seen = async (member: Member) => (await read(member, id)).comments.map(({ body }) => body);
    expect(await seen(student)).toEqual(['Muy bien']);
    expect(await seen(parent)).toEqual(['Muy bien', 'Podemos hablar el lunes']);

    expect(await refusal(student.client.call(releaseGrades, { params: { id: activityId } }))).toEqual(forbidden);
    await room.teacher.client.call(releaseGrades, { params: { id: activityId } });
    for (const reader of [student, parent]) expect((await read(reader, id)).score).toBe(8.5);
    const stranger = await api.member('Padre-M');
    expect(await refusal(read(stranger, id))).toEqual(missing);
  });

  test('is refused where the homework changed meanwhile, and after it was returned comes again', async ({
    api,
    room,
  }) => {
    const [student] = room.students;
    const { id } = await set(api, room);
    const { version } = (await deliverLinks(student, id)).data;
    await deliverLinks(student, id, [link, `${link}2`]);
    expect(await refusal(gradeIt(room.teacher, id, '7', version))).toEqual([409, 'HOMEWORK_STALE', []]);
    const act = (action: 'return' | 'excuse' | 'reopen') =>
      room.teacher.client.call(actOnHomework, { params: { id }, body: { action } });
    expect((await act('return')).data.status).toBe('returned');
    expect((await deliverLinks(student, id)).data).toMatchObject({
      status: 'resubmitted',
      deliveries: [{ attempt: 3 }, {}, {}],
    });
    expect((await gradeIt(room.teacher, id, '9', version + 3)).data.score).toBe(9);
    expect((await act('excuse')).data).toMatchObject({ status: 'excused', score: null });
    expect(await refusal(act('return'))).toEqual([409, 'HOMEWORK_STATUS', []]);
    expect((await act('reopen')).data.status).toBe('delivered');
  });

  test('leaves one more attempt where the work is returned', async ({ api, room }) => {
    const [student] = room.students;
    const { id } = await set(api, room, { maxAttempts: 2 });
    await deliverLinks(student, id);
    expect((await deliverLinks(student, id)).data).toMatchObject({ attempts: 2, max_attempts: 2 });
    const usedUp = [409, 'HOMEWORK_ATTEMPTS', []];
    expect(await refusal(deliverLinks(student, id))).toEqual(usedUp);
    const begun = await beginUpload({ origin: api.origin, token: student.token }, id, 'volcán.jpg', jpeg.length);
    expect([begun.status, JSON.parse(begun.text)]).toMatchObject([409, { code: 'HOMEWORK_ATTEMPTS' }]);
    expect((await read(student, id)).deliveries).toHaveLength(2);
    await room.teacher.client.call(actOnHomework, { params: { id }, body: { action: 'return' } });
    expect(await read(student, id)).toMatchObject({ attempts: 2, max_attempts: 3 });
    expect((await deliverLinks(student, id)).data.deliveries[0]).toMatchObject({ attempt: 3 });
    expect(await refusal(deliverLinks(student, id))).toEqual(usedUp);
    expect((await student.client.call(listHomework, { query: {} })).find((one) => one.id === id)).toMatchObject({
      attempts: 3,
      max_attempts: 3,
    });
  });

  test('is given by the teacher of the group alone', async ({ api, room, other }) => {
    const { id, activityId } = await set(api, room);
    for (const member of [...room.students, room.admin])
      expect(await refusal(gradeIt(member, id, '10'))).toEqual(forbidden);
    expect(await refusal(gradeIt(other.teacher, id, '10'))).toEqual(missing);
    const action = { params: { id }, body: { action: 'excuse' as const } };
    expect(await refusal(other.teacher.client.call(actOnHomework, action))).toEqual(missing);
    const body = { audience: 'student' as const, body: 'Hola' };
    expect(await refusal(other.teacher.client.call(commentHomework, { params: { id }, body }))).toEqual(missing);
    expect(await refusal(other.teacher.client.call(releaseGrades, { params: { id: activityId } }))).toEqual(missing);
    const more = { params: { id }, body: { dueAt: null, cutoffAt: null } };
    expect(await refusal(other.teacher.client.call(extendHomework, more))).toEqual(missing);
  });

  test('takes the work from what is to grade, where a resubmission brings it back', async ({ api }) => {
    const room = await makeClassroom(api);
    const [student, classmate] = room.students;
    const count = async (member: Member) => (await member.client.call(countDelivered)).data;
    // What stands in the teacher's dashboard under «Por calificar».
    const listed = async () => {
      const data = await room.teacher.client.call(listActivities, { query: { filter: '{"toGrade":true}' } });
      return data.map(({ id, toGrade }) => [id, toGrade]);
    };
    const activityId = await setActivity(api, room);
    const [mine, theirs] = [
      await homeworkIdOf(api, activityId, student),
      await homeworkIdOf(api, activityId, classmate),
    ];
    expect(await count(room.teacher)).toBe(0);
    await deliverLinks(student, mine);
    expect(await listed()).toEqual([[activityId, 1]]);
    await gradeIt(room.teacher, mine, '10');
    expect(await listed()).toEqual([]);
    await room.teacher.client.call(actOnHomework, { params: { id: mine }, body: { action: 'return' } });
    expect([await listed(), await count(room.teacher)]).toEqual([[], 0]);
    await deliverLinks(student, mine);
    expect(await listed()).toEqual([[activityId, 1]]);
    await deliverLinks(classmate, theirs);
    expect(await count(room.teacher)).toBe(2);
    expect(await count(student)).toBe(0);
    await gradeIt(room.teacher, mine, '10');
    expect(await count(room.teacher)).toBe(1);
  });
});
