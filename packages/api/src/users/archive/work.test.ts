import { commentHomework, deliverHomework, gradeHomework, releaseGrades } from '@lia/sdk/deliveries/endpoints';
import { GRADED } from '@lia/sdk/deliveries/rules';
import { removeGroupStudent } from '@lia/sdk/groups/endpoints';
import { makeReport, moderate } from '@lia/sdk/moderation/endpoints';
import { expect } from 'vitest';

import { quizAttempts } from '../../lessons/tables.ts';
import { ask, download, prepare } from '../../testing/archives.ts';
import { familiesTest as test } from '../../testing/guardians.ts';
import { homeworkIdOf, setActivity } from '../../testing/homework.ts';
import { makeStudiedCourse, questions } from '../../testing/lessons.ts';
import { queue } from '../../testing/moderation.ts';

/** The head of what browsers record: a WebM without a track. */
const webm = Buffer.from('1a45dfa3874282847765626d', 'hex');
const address = 'https://volcanes.example.mx/';
const rubric = [{ name: 'Ideas', levels: [1, 4].map((points) => ({ name: `Nivel ${points}`, points })) }];

test('the archive of a student has what was delivered, said about it and answered, and grades once they are released', async ({
  api,
  room,
}) => {
  const lia = await api.member('admin');
  const { teacher, students, mother, admin } = room;
  const [ana] = students;
  const archived = async () => {
    const id = await ask(mother, ana);
    await prepare(api, lia, id);
    const { files } = await download(mother, id);
    const part = (name: string): unknown => JSON.parse(files.get(`json/${name}.json`) ?? 'null');
    return { files, page: files.get('mis-datos.html') ?? '', part };
  };

  const activity = await setActivity(api, room, { rubric, points: 10 });
  const params = { id: await homeworkIdOf(api, activity, ana) };
  const body = { uploads: [], urlPath: [address], ownWork: true };
  await ana.client.call(deliverHomework, { params, query: {}, body });
  const comment = async (text: string, files?: { audio: File[] }) =>
    teacher.client.call(commentHomework, {
      params,
      body: { audience: files ? 'student' : 'family', body: text, ...(files && { seconds: 42 }) },
      ...(files && { files }),
    });
  await comment('', { audio: [new File([new Uint8Array(webm)], 'comentario.webm')] });
  await comment('Platiquen de los volcanes');
  const { comments } = (await comment('Comentario oculto')).data;
  const id = comments.at(-1)?.id ?? '';
  await mother.client.call(makeReport, {
    body: { kind: 'homeworkComment', id, about: 'content', reason: 'insults', text: '' },
  });
  const [reported] = await queue(admin);
  for (const action of ['review', 'hide'] as const) {
    await admin.client.call(moderate, { params: { id: reported?.id ?? '' }, body: { action, note: 'Ya lo vi' } });
  }
  await teacher.client.call(gradeHomework, {
    params,
    body: { status: GRADED, marks: [{ level: 1, comment: 'Muy claras' }], score: '9', reason: 'Falta una fuente' },
  });
  const { quiz } = await makeStudiedCourse(api);
  const [first] = questions;
  const answer = { question: first?.id ?? '', options: ['a'], right: true };
  await api.app.db
    .insert(quizAttempts)
    .values({ lessonId: quiz, userId: ana.id, answers: [answer], score: 33, passed: false });

  const before = await archived();
  expect(before.part('homework')).toMatchObject([
    { status: 'delivered', score: null, marks: null, score_reason: null },
  ]);
  expect(before.page).not.toContain('Muy claras');

  await teacher.client.call(releaseGrades, { params: { id: activity } });
  await admin.client.call(removeGroupStudent, { params: { groupId: room.groupId, student: ana.uuid } });
  const { files, page, part } = await archived();
  expect(part('homework')).toMatchObject([
    { status: 'graded', score: 9, marks: ['Ideas: Nivel 4 (Muy claras)'], score_reason: 'Falta una fuente' },
  ]);
  expect(part('deliveries')).toMatchObject([{ links: [address] }]);
  expect(part('homeworkComments')).toMatchObject([
    { audience: 'family', text: 'Platiquen de los volcanes', audio: null },
    { audience: 'student', text: '', audio: 'comentario.webm' },
  ]);
  expect(files.has('documentos/1-comentario.webm')).toBe(true);
  expect(part('quizzes')).toMatchObject([{ score: 33, answers: ['¿Quién elige el libro?: El grupo'] }]);
  for (const text of [
    address,
    'Ideas: Nivel 4 (Muy claras)',
    'Falta una fuente',
    'Platiquen de los volcanes',
    'Solo para la familia',
    '¿Quién elige el libro?: El grupo',
  ]) {
    expect(page).toContain(text);
  }
  expect([...files.values()].join('')).not.toMatch(/Comentario oculto|object Object/);
});
