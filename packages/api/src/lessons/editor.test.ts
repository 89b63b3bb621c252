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
  uploadLessonFile,
} from '@lia/sdk/lessons/administration';
import { getCourseOutline } from '@lia/sdk/lessons/endpoints';
import { expect } from 'vitest';

import { storedFiles } from '../platform/tables.ts';
import { test } from '../testing/api.ts';
import { refusal } from '../testing/groups.ts';
import { givePlace, makeStudiedCourse, picture, questions } from '../testing/lessons.ts';

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
  for (const kind of ['text', 'file', 'quiz'] as const) {
    const { id } = (await client.call(addLesson, { ...of(section), body: { kind, title: 'Vacía' } })).data;
    expect(await refusal(client.call(publishLesson, { ...of(id), body: { published: true } }))).toEqual(incomplete);
  }
  expect(await refusal(client.call(changeLesson, { ...of(quiz), body: { title: 'Sin preguntas' } }))).toEqual(
    incomplete,
  );
  expect(await client.call(getLessonRecord, of(quiz))).toMatchObject({ title: 'Lo que aprendiste', questions });
  const [first] = questions;
  const twoRight = [{ ...first, options: first?.options.map((option) => ({ ...option, correct: true })) }];
  const raw = await api.request('PUT', `/course-lessons/${quiz}`, {
    token: editor.token,
    json: { title: 'Dos correctas', questions: twoRight },
  });
  expect([raw.status, raw.body]).toMatchObject([
    422,
    { fields: { 'questions[0].options': 'Marca la respuesta correcta' } },
  ]);
  // The bytes of a file that another one replaces go.
  const before = await api.app.db.$count(storedFiles);
  await client.call(uploadLessonFile, { ...of(file), files: { file: [picture] } });
  expect(await api.app.db.$count(storedFiles)).toBe(before);
  const page = new File(['<script>alert(1)</script>'], 'lámina.html');
  const refused = refusal(client.call(uploadLessonFile, { ...of(file), files: { file: [page] } }));
  expect(await refused).toMatchObject([422, 'VALIDATION_FAILED', ['file']]);
});
