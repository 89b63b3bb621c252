import { getActivity, listActivities, updateActivity } from '@lia/sdk/activities/endpoints';
import type { Rubric } from '@lia/sdk/activities/rubric';
import {
  actOnHomework,
  deliverHomework,
  getHomework,
  gradeHomework,
  releaseGrades,
} from '@lia/sdk/deliveries/endpoints';
import { GRADED } from '@lia/sdk/deliveries/rules';
import type { Grade } from '@lia/sdk/deliveries/schema';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { type Classroom, homeworkIdOf, makeClassroom, setActivity } from '../testing/homework.ts';
import { refusal } from '../testing/refusal.ts';

const test = base.extend<{ room: Classroom; other: Classroom }>({
  room: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
});

const missing = [404, 'NOT_FOUND', []];
const forbidden = [403, 'FORBIDDEN', []];

async function set(api: RunningApi, room: Classroom, change: Parameters<typeof setActivity>[2]) {
  const activityId = await setActivity(api, room, change);
  return { activityId, id: await homeworkIdOf(api, activityId, room.students[0]) };
}

const deliverLinks = ({ client }: Member, id: string) =>
  client.call(deliverHomework, {
    params: { id },
    query: {},
    body: { uploads: [], urlPath: ['https://volcanes.example.mx/'], ownWork: true },
  });
const read = async ({ client }: Member, id: string) => (await client.call(getHomework, { params: { id } })).data;

const rubric: Rubric = [
  { name: 'Ideas', levels: [1, 2, 4].map((points) => ({ name: `Nivel ${points}`, points })) },
  {
    name: 'Orden',
    levels: [
      { name: 'Falta', points: 0 },
      { name: 'Está', points: 1, description: 'Con márgenes' },
    ],
  },
];

describe('a rubric', () => {
  const gradeBy = ({ client }: Member, id: string, given: Omit<Grade, 'status'>) =>
    client.call(gradeHomework, { params: { id }, body: { status: GRADED, ...given } });

  test('gives the score, which its student and guardian see with the levels once it is released', async ({
    api,
    room,
    other,
  }) => {
    const [student, classmate] = room.students;
    const mother = await api.member('Padre-M');
    await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, student.id));
    const { id, activityId } = await set(api, room, { rubric });
    await deliverLinks(student, id);
    expect((await read(student, id)).activity.rubric).toEqual(rubric);

    const marks = [{ level: 2, comment: 'Muy clara' }, { level: 0 }];
    expect(await refusal(gradeBy(room.teacher, id, { marks: [{ level: 2 }, { level: null }] }))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['marks'],
    ]);
    expect(await refusal(gradeBy(room.teacher, id, { marks, score: '9' }))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['reason'],
    ]);
    expect(await refusal(gradeBy(student, id, { marks }))).toEqual(forbidden);
    expect(await refusal(gradeBy(other.teacher, id, { marks }))).toEqual(missing);
    const { data } = await gradeBy(room.teacher, id, { marks });
    expect(data).toMatchObject({ status: 'graded', score: 8, marks, score_reason: '' });
    expect(await read(student, id)).toMatchObject({ status: 'delivered', score: null, marks: null });
    await room.teacher.client.call(releaseGrades, { params: { id: activityId } });
    for (const reader of [student, mother]) expect(await read(reader, id)).toMatchObject({ score: 8, marks });
    expect(await refusal(read(classmate, id))).toEqual(missing);

    await gradeBy(room.teacher, id, { marks, score: '9,5', reason: 'Ayudó a su equipo' });
    expect(await read(student, id)).toMatchObject({ score: 9.5, marks, score_reason: 'Ayudó a su equipo' });
    await room.teacher.client.call(actOnHomework, { params: { id }, body: { action: 'return' } });
    expect(await read(student, id)).toMatchObject({ score: null, marks: null, score_reason: '' });
  });

  test('stays as it is while work is graded by it, and who has work open learns of another one', async ({
    api,
    room,
  }) => {
    const [student] = room.students;
    const { id, activityId } = await set(api, room, { rubric });
    const change = async (to: Rubric | null, name = 'Los volcanes', more: { points?: number } = {}) => {
      const {
        group,
        subject: _,
        ...activity
      } = await room.teacher.client.call(getActivity, {
        params: { id: activityId },
      });
      const { theme, instructions, resources, publish_date, finish_date, is_active, points } = activity;
      const body = { name, theme, instructions, resources, publish_date, finish_date, is_active, points };
      return room.teacher.client.call(updateActivity, {
        params: { id: activityId },
        query: { _method: 'PUT' },
        body: { ...body, ...more, group_id: group.id, ...(to && { rubric: JSON.stringify(to) }) },
        files: { 'files[]': [] },
      });
    };
    await deliverLinks(student, id);
    const { version } = await read(room.teacher, id);
    const [ideas] = rubric;
    await change(ideas ? [ideas] : null);
    expect(await refusal(gradeBy(room.teacher, id, { marks: [{ level: 0 }], version }))).toEqual([
      409,
      'HOMEWORK_STALE',
      [],
    ]);
    await gradeBy(room.teacher, id, { marks: [{ level: 0 }] });
    expect(await refusal(change(rubric))).toEqual([409, 'RUBRIC_USED', []]);
    expect(await refusal(change(null))).toEqual([409, 'RUBRIC_USED', []]);
    // A score of 9 would be one of 9 in 100.
    const hundred = { points: 100 };
    expect(await refusal(change(ideas ? [ideas] : null, 'Volcanes', hundred))).toEqual([409, 'POINTS_USED', []]);
    expect((await change(ideas ? [ideas] : null, 'Volcanes')).data).toMatchObject({
      name: 'Volcanes',
      rubric: [ideas],
    });
    const found = await room.teacher.client.call(listActivities, { query: { rubric: 1, group_id: room.groupId } });
    expect(found.every((one) => one.rubric !== null)).toBe(true);
    expect(found.map((one) => one.id)).toContain(activityId);
    await room.teacher.client.call(actOnHomework, { params: { id }, body: { action: 'reopen' } });
    expect((await change(null, 'Volcanes', hundred)).data).toMatchObject({ rubric: null, points: 100 });
    expect(await refusal(gradeBy(room.teacher, id, { marks: [{ level: 0 }], score: '8' }))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['marks'],
    ]);
  });
});
