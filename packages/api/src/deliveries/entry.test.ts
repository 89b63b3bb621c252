import { createActivity, downloadActivityFile } from '@lia/sdk/activities/endpoints';
import { commentHomework, deliverHomework, getHomework } from '@lia/sdk/deliveries/endpoints';
import { GRADED } from '@lia/sdk/deliveries/rules';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { activities } from '../activities/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { storedFiles } from '../platform/tables.ts';
import { type Member, test } from '../testing/api.ts';
import { deliverFiles, homeworkIdOf, makeClassroom, setActivity } from '../testing/homework.ts';
import { refusal } from '../testing/refusal.ts';
import { beginUpload, sendPiece } from '../testing/uploads.ts';
import { deliveries, deliveryFiles } from './tables.ts';

const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const read = async ({ client }: Member, id: string) => (await client.call(getHomework, { params: { id } })).data;

test('the clock of the server decides at every entry, whatever date a client names and however early it began', async ({
  api,
}) => {
  const room = await makeClassroom(api);
  const [student] = room.students;
  const { db } = api.app;
  const activityId = await setActivity(api, room);
  const id = await homeworkIdOf(api, activityId, student);
  const path = splitRoute(deliverHomework).path.replace('{id}', id);
  const send = () => {
    const form = new FormData();
    const fields = { urlPath: '["https://volcanes.example.mx/"]', deliveryDate: '2020-01-01', ownWork: 'true' };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    return api.request('POST', `${path}?_method=PUT`, { token: student.token, body: form });
  };
  const change = (values: Partial<typeof activities.$inferInsert>) =>
    db.update(activities).set(values).where(eq(activities.id, activityId));
  const sender = { origin: api.origin, token: student.token };
  const begun = (await beginUpload(sender, id, 'volcán.jpg', jpeg.length)).headers.get('location') ?? '';
  expect(await sendPiece(sender, begun, 0, jpeg)).toMatchObject({ status: 204 });

  await change({ finishDate: hours(-1) });
  expect(await send()).toMatchObject({ status: 200, body: { data: { status: 'late' } } });
  const [first] = (await read(student, id)).deliveries;
  expect(first?.is_late).toBe(true);
  expect(Math.abs(Date.now() - Date.parse(first?.delivered_at ?? ''))).toBeLessThan(60_000);

  await change({ cutoffDate: hours(-0.5) });
  expect(await send()).toMatchObject({ status: 409, body: { code: 'HOMEWORK_CLOSED' } });
  // What arrived in time and is handed in afterwards is closed as well.
  const body = { uploads: [begun.split('/').at(-1) ?? ''], ownWork: true as const };
  const late = student.client.call(deliverHomework, { params: { id }, query: {}, body });
  expect(await refusal(late)).toEqual([409, 'HOMEWORK_CLOSED', []]);
  expect((await read(student, id)).deliveries).toHaveLength(1);
});

test('a delivery takes the fields of document 2 and no others: the student has declared nothing', async ({ api }) => {
  const room = await makeClassroom(api);
  const [{ token }] = room.students;
  const id = await homeworkIdOf(api, await setActivity(api, room), room.students[0]);
  const form = new FormData();
  const fields = { filePath: '', urlPath: '', toDeleteFiles: '[]', deliveryDate: '2026-11-28' };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('files[]', new File([new Uint8Array(jpeg)], 'foto.jpg'));
  expect(await api.request('POST', `/tareas/${id}?_method=PUT`, { token, body: form })).toMatchObject({
    status: 200,
    body: { data: { deliveries: [{ files: [{ name: 'foto.jpg' }] }] } },
  });
  const kept = await api.app.db.select().from(deliveries).where(eq(deliveries.homeworkId, id));
  expect(kept).toMatchObject([{ isOwnWork: false }]);
  const json = { uploads: [], urlPath: ['https://volcanes.example.mx/'] };
  expect(await api.request('POST', `/tareas/${id}`, { token, json })).toMatchObject({
    status: 422,
    body: { fields: { ownWork: expect.any(String) } },
  });
});

test('a grade takes a homework with the fields of document 2, and a score as a number', async ({ api }) => {
  const room = await makeClassroom(api);
  const [student] = room.students;
  const activityId = await setActivity(api, room);
  const id = await homeworkIdOf(api, activityId, student);
  const homework = { id, activity_id: activityId, user_id: student.id, status: GRADED, scoredDate: null };
  const grade = (score: unknown) =>
    api.request('PUT', `/tareas/${id}`, { token: room.teacher.token, json: { ...homework, score } });
  const taken = [9, '9,5', 8.25].map(async (score) => (await grade(score)).status);
  expect(await Promise.all(taken)).toEqual([200, 200, 200]);
  expect(await grade(8.75)).toMatchObject({ status: 200, body: { data: { score: 8.75 } } });
  for (const score of [10.5, 8.255, -1, true, [9], '9'.repeat(7)])
    expect(await grade(score)).toMatchObject({ status: 422, body: { fields: { score: expect.any(String) } } });
});

test('comments to the parents and to the student are apart', async ({ api }) => {
  const room = await makeClassroom(api);
  const [student, classmate] = room.students;
  const [parent, theirs] = [await api.member('padre'), await api.member('padre')];
  await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, student.id));
  await inTransaction(api.app.db, (tx) => addGuardian(tx, theirs.id, classmate.id));
  const id = await homeworkIdOf(api, await setActivity(api, room), student);
  for (const audience of ['student', 'family'] as const)
    await room.teacher.client.call(commentHomework, { params: { id }, body: { audience, body: `A ${audience}` } });
  const seen = async (member: Member) => (await read(member, id)).comments.map(({ body }) => body);
  expect(await seen(student)).toEqual(['A student']);
  expect(await seen(parent)).toEqual(['A student', 'A family']);
  for (const other of [classmate, theirs]) expect(await refusal(read(other, id))).toEqual([404, 'NOT_FOUND', []]);
});

test('audio, video, pictures and PDF are shown inline in a sandbox, and anything else is downloaded', async ({
  api,
}) => {
  const room = await makeClassroom(api);
  const [student, classmate] = room.students;
  const id = await homeworkIdOf(api, await setActivity(api, room), student);
  // SVG and HTML are no types of deliveries.
  const types = {
    'image/jpeg': 'inline',
    'image/png': 'inline',
    'audio/mpeg': 'inline',
    'video/mp4': 'inline',
    'application/pdf': 'inline',
    'application/x-cfb': 'attachment',
  };
  const bytes = new TextEncoder().encode('Los volcanes');
  const given = Object.keys(types).map((type) => ({ name: 'volcanes', bytes, type }));
  const keys = await deliverFiles(api, id, given);
  const files = await api.app.db
    .select({ id: deliveryFiles.id, type: storedFiles.type })
    .from(deliveryFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, deliveryFiles.fileId))
    .where(inArray(storedFiles.storageKey, keys));
  const answers = await Promise.all(
    files.map(async (file) => {
      const path = `/tareas/${id}/files/${file.id}`;
      const { headers } = await api.request('GET', path, { token: room.teacher.token });
      const disposition = (headers.get('content-disposition') ?? '').split(';', 1)[0];
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(disposition === 'inline' ? /^sandbox/ : /default-src 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(await api.request('GET', path, { token: classmate.token })).toMatchObject({ status: 404 });
      return [file.type, disposition];
    }),
  );
  expect(Object.fromEntries(answers)).toEqual(types);
});

test('a downloaded file is named by what follows the first underscore', async ({ api }) => {
  const room = await makeClassroom(api);
  const { token, client } = room.teacher;
  const body = {
    group_id: room.groupId,
    name: 'Fracciones',
    publish_date: hours(-1).toISOString(),
    finish_date: hours(9).toISOString(),
    is_active: 1 as const,
  };
  const png = new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'ficha_1_final.png');
  const idempotencyKey = newIdempotencyKey();
  const [made] = (await client.call(createActivity, { body, files: { 'files[]': [png] }, idempotencyKey })).data;
  const filename = made?.files[0]?.path ?? '';
  expect(filename).toMatch(/^[^_]+_ficha_1_final\.png$/);
  const answer = await api.request('POST', '/download-file', { token, json: { filename } });
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''ficha_1_final.png");
  const unknown = client.call(downloadActivityFile, { body: { filename: 'otra_ficha.png' } });
  expect(await refusal(unknown)).toEqual([404, 'NOT_FOUND', []]);
});
