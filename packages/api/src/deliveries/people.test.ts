import { policy } from '@lia/sdk/accounts/permissions';
import { getActivity, listActivities } from '@lia/sdk/activities/endpoints';
import { deliverHomework, getHomework, listGroupWork } from '@lia/sdk/deliveries/endpoints';
import { removeGroupStudent } from '@lia/sdk/groups/endpoints';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { countDelivered } from '@lia/sdk/quickPanel/endpoints';
import { expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';
import { homeworkIdOf, makeClassroom, setActivity } from '../testing/homework.ts';
import { askOffset, beginUpload, giveUp, type Sender, sendPiece } from '../testing/uploads.ts';

const link = 'https://volcanes.example.mx/';
const deliver = ({ client }: Member, id: string) =>
  client.call(deliverHomework, { params: { id }, query: {}, body: { uploads: [], urlPath: [link], ownWork: true } });

test('counts leave out who is no longer enrolled in the group', async ({ api }) => {
  const room = await makeClassroom(api);
  const [student, classmate] = room.students;
  const activityId = await setActivity(api, room);
  const theirs = await homeworkIdOf(api, activityId, classmate);
  const { client } = room.teacher;
  const counted = async () => {
    const params = { id: activityId };
    const { students, delivered, toGrade } = await client.call(getActivity, { params });
    const listed = (await client.call(listActivityHomework, { params })).data.map(({ user }) => user.uuid);
    const waiting = await client.call(listActivities, { query: { filter: '{"toGrade":true}' } });
    const [work] = (await client.call(listGroupWork, { query: { activity_id: activityId } })).data;
    const badge = (await client.call(countDelivered)).data;
    return { students, delivered, toGrade, listed, waiting: waiting.map(({ id }) => id), work, badge };
  };
  await deliver(classmate, theirs);
  const both = { students: 2, delivered: 1 };
  expect(await counted()).toMatchObject({ ...both, work: both, toGrade: 1, waiting: [activityId], badge: 1 });
  const params = { groupId: room.groupId, student: classmate.uuid };
  await room.admin.client.call(removeGroupStudent, { params });
  const one = { students: 1, delivered: 0 };
  expect(await counted()).toMatchObject({ ...one, work: one, toGrade: 0, waiting: [], badge: 0 });
  expect((await counted()).listed).toEqual([student.uuid]);
});

/** The routes that take part in the work of a group, by who may call them. */
const routesFor = ({ routes }: RunningApi, isTheirs: (reach: { student?: unknown; teacher?: unknown }) => boolean) =>
  routes.filter(
    ({ route, permission }) =>
      permission !== 'anyone' &&
      /\/(tareas|actividades|activity|grupos|grupo|materias|groups|attendance|announcements|uploads|remove-file)/.test(
        route,
      ) &&
      isTheirs(policy[permission]),
  );

test('a student is refused each call of a teacher, whatever it is about', async ({ api }) => {
  const room = await makeClassroom(api);
  const [student] = room.students;
  const activityId = await setActivity(api, room);
  const id = await homeworkIdOf(api, activityId, student);
  await deliver(student, id);
  const before = (await student.client.call(getHomework, { params: { id } })).data;
  const calls = routesFor(api, ({ student: pupil, teacher }) => teacher !== undefined && pupil === undefined);
  expect(calls.length).toBeGreaterThan(30);
  const named = ['PUT /tareas/{id}', 'PUT /tareas/{id}/action', 'PUT /tareas/{id}/extension', 'POST /actividades'];
  expect(calls.map(({ route }) => route)).toEqual(expect.arrayContaining(named));
  for (const { route } of calls) {
    const { method, path } = splitRoute(route);
    const own = /actividad|activity/.test(path) ? activityId : path.includes('tareas') ? id : room.groupId;
    const json = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
    const answer = await api.request(method, path.replaceAll(/\{\w+\}/g, own), { token: student.token, ...json });
    expect([answer.status, Object(answer.body).code], route).toEqual([403, 'FORBIDDEN']);
  }
  expect((await student.client.call(getHomework, { params: { id } })).data).toEqual(before);
});

test('the work of another student is not there for a student, by any call of theirs', async ({ api }) => {
  const room = await makeClassroom(api);
  const [student, classmate] = room.students;
  const id = await homeworkIdOf(api, await setActivity(api, room), classmate);
  const as = ({ token }: Member): Sender => ({ origin: api.origin, token });
  const begun = await beginUpload(as(classmate), id, 'volcán.jpg', 1000);
  const upload = begun.headers.get('location') ?? '';
  await deliver(classmate, id);
  const before = (await classmate.client.call(getHomework, { params: { id } })).data;
  const calls = routesFor(api, ({ student: pupil }) => pupil !== undefined).filter(({ route }) =>
    route.includes('/tareas/{id}'),
  );
  expect(calls.map(({ route }) => route)).toEqual(expect.arrayContaining(['GET /tareas/{id}', 'POST /tareas/{id}']));
  for (const { route } of calls) {
    const { method, path } = splitRoute(route);
    const json = { uploads: [], urlPath: [link], ownWork: true };
    const address = path.replaceAll(/\{\w+\}/g, id);
    const answer = await api.request(method, address, { token: student.token, ...(method !== 'GET' && { json }) });
    expect([answer.status, Object(answer.body).code], route).toEqual([404, 'NOT_FOUND']);
  }
  for (const attempt of [askOffset, giveUp]) expect((await attempt(as(student), upload)).status).toBe(404);
  expect((await sendPiece(as(student), upload, 0, Buffer.alloc(10))).status).toBe(404);
  expect((await beginUpload(as(student), id, 'volcán.jpg', 1000)).status).toBe(404);
  expect((await classmate.client.call(getHomework, { params: { id } })).data).toEqual(before);
});
