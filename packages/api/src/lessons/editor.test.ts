import { randomUUID } from 'node:crypto';

import {
  addCourseSection,
  addLesson,
  changeLesson,
  deleteCourseSection,
  getCourseContents,
  getLessonRecord,
  orderCourseContents,
  publishLesson,
  renameCourseSection,
  setLessonFile,
} from '@lia/sdk/lessons/administration';
import { getCourseOutline } from '@lia/sdk/lessons/endpoints';
import { lessonKinds } from '@lia/sdk/lessons/rules';
import { expect } from 'vitest';

import { storedFiles } from '../platform/tables.ts';
import { test } from '../testing/api.ts';
import {
  addPublished,
  givePlace,
  makeStudiedCourse,
  questions,
  recordOf,
  sample,
  setFile,
} from '../testing/lessons.ts';
import { refusal } from '../testing/refusal.ts';
import { beginUploadFor, uploadFile } from '../testing/uploads.ts';

const missing = [404, 'NOT_FOUND', []];
const of = <Id>(id: Id) => ({ params: { id } });

test('sections and lessons are put in order, all of them or none', async ({ api }) => {
  const { editor, course, section, text, file, quiz, draft } = await makeStudiedCourse(api);
  const { client } = editor;
  const [, second] = (await client.call(addCourseSection, { ...of(course.id), body: { title: 'Otra' } })).data;
  const id = second?.id ?? '';
  await client.call(renameCourseSection, { ...of(id), body: { title: 'Escuchar' } });
  const order = [
    { id, lessons: [quiz] },
    { id: section, lessons: [draft, file, text] },
  ];
  const { data } = await client.call(orderCourseContents, { ...of(course.id), body: { sections: order } });
  expect(data.map((one) => ({ id: one.id, lessons: one.lessons.map((lesson) => lesson.id) }))).toEqual(order);
  expect(data.map(({ title }) => title)).toEqual(['Escuchar', 'Elegir un libro']);
  const { course: foreign, text: stolen } = await makeStudiedCourse(api);
  for (const sections of [
    order.slice(1),
    [...order, { id: randomUUID(), lessons: [] }],
    [{ id, lessons: [quiz, stolen] }, ...order.slice(1)],
    [{ id, lessons: [quiz, quiz] }, ...order.slice(1)],
  ])
    expect(await refusal(client.call(orderCourseContents, { ...of(course.id), body: { sections } }))).toEqual([
      409,
      'LESSONS_CHANGED',
      [],
    ]);
  expect((await client.call(getCourseContents, of(foreign.id))).data[0]?.lessons).toHaveLength(4);
  const student = await api.member('padre');
  await givePlace(api, student, course);
  const shown = async () =>
    (await student.client.call(getCourseOutline, of(course.id))).data.sections.map(({ title, lessons }) => [
      title,
      lessons.length,
    ]);
  expect(await shown()).toEqual([
    ['Escuchar', 1],
    ['Elegir un libro', 2],
  ]);
  await client.call(deleteCourseSection, of(id));
  expect(await shown()).toEqual([['Elegir un libro', 2]]);
  expect(await refusal(client.call(getLessonRecord, of(quiz)))).toEqual([404, 'NOT_FOUND', []]);
});

test('a lesson is published with something to study, and does not lose it then', async ({ api }) => {
  const { editor, section, quiz, file } = await makeStudiedCourse(api);
  const { client } = editor;
  const incomplete = [409, 'LESSON_INCOMPLETE', []];
  for (const kind of lessonKinds) {
    const { id } = (await client.call(addLesson, { ...of(section), body: { kind, title: 'Vacía' } })).data;
    expect(await refusal(client.call(publishLesson, { ...of(id), body: { published: true } }))).toEqual(incomplete);
  }
  const { version } = await recordOf(editor, quiz);
  const emptied = client.call(changeLesson, { ...of(quiz), body: { title: 'Sin preguntas', version } });
  expect(await refusal(emptied)).toEqual(incomplete);
  expect(await client.call(getLessonRecord, of(quiz))).toMatchObject({ title: 'Lo que aprendiste', questions });
  const [first] = questions;
  const twoRight = [{ ...first, options: first?.options.map((option) => ({ ...option, correct: true })) }];
  const raw = await api.request('PUT', `/course-lessons/${quiz}`, {
    token: editor.token,
    json: { title: 'Dos correctas', questions: twoRight, version },
  });
  expect([raw.status, raw.body]).toMatchObject([
    422,
    { fields: { 'questions[0].options': 'Marca la respuesta correcta' } },
  ]);
  // The bytes of a file that another one replaces go.
  const before = await api.app.db.$count(storedFiles);
  await setFile(api, editor, file, 'file');
  expect(await api.app.db.$count(storedFiles)).toBe(before);
  const sender = { origin: api.origin, token: editor.token };
  // An upload is for one lesson, and its kind.
  const other = await addPublished(api, editor, section, 'file', 'Otra');
  const meant = await uploadFile(sender, 'lessonFile', 'lámina.png', sample.file.bytes, file);
  for (const id of [other, quiz])
    expect(await refusal(client.call(setLessonFile, { ...of(id), body: { upload: meant } }))).toEqual(missing);
  const teacher = await api.member('maestro');
  const wrong = [
    await beginUploadFor(sender, { purpose: 'lessonVideo', rowId: file }, 'clase.mp4', 100),
    await beginUploadFor(sender, { purpose: 'lessonFile', rowId: file }, 'clase.mp4', 100),
    await beginUploadFor(sender, { purpose: 'lessonFile', rowId: randomUUID() }, 'a.pdf', 100),
    await beginUploadFor({ ...sender, token: teacher.token }, { purpose: 'lessonFile', rowId: file }, 'a.pdf', 100),
  ];
  expect(wrong.map(({ status }) => status)).toEqual([404, 422, 404, 403]);
});

test('who saves a lesson that another author has changed since is refused, and nothing of theirs is lost', async ({
  api,
}) => {
  const { editor, quiz } = await makeStudiedCourse(api);
  const second = await api.member('admin');
  const { version } = await recordOf(second, quiz);
  const body = { title: 'La primera', questions, pass_mark: 67, version };
  const saved = (await editor.client.call(changeLesson, { ...of(quiz), body })).data;
  const stale = second.client.call(changeLesson, { ...of(quiz), body: { ...body, title: 'La segunda' } });
  expect(await refusal(stale)).toEqual([409, 'LESSON_STALE', []]);
  expect(await recordOf(editor, quiz)).toEqual(saved);
  const next = { ...body, title: 'La segunda', version: saved.version };
  expect((await second.client.call(changeLesson, { ...of(quiz), body: next })).data).toMatchObject({
    title: 'La segunda',
  });
});
