import { correctCertificate, listCertificates } from '@lia/sdk/lessons/administration';
import {
  answerQuiz,
  checkCertificate,
  getCertificate,
  issueCertificate,
  saveLessonProgress,
} from '@lia/sdk/lessons/endpoints';
import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';
import { answersWith, givePlace, makeStudiedCourse } from '../testing/lessons.ts';
import { refusal } from '../testing/refusal.ts';

const of = <Id>(id: Id) => ({ params: { id } });

/** A student who has completed a course, with their certificate as the console lists it. */
async function certified(api: RunningApi) {
  const { editor, course, text, file, quiz } = await makeStudiedCourse(api);
  const student = await api.member('padre');
  await givePlace(api, student, course);
  for (const id of [text, file]) {
    await student.client.call(saveLessonProgress, { ...of(id), body: { completed: true } });
  }
  await student.client.call(answerQuiz, { ...of(quiz), body: { answers: answersWith(3) } });
  const { code } = (await student.client.call(issueCertificate, of(course.id))).data;
  return { editor, course, student, code };
}

const listOf = ({ client }: Member, filter: object) =>
  client.call(listCertificates, { query: { filter: JSON.stringify(filter) } });

test('the name of a certificate is corrected with a reason; its code stays, and shows the name of today', async ({
  api,
}) => {
  const { editor, course, student, code } = await certified(api);
  await certified(api);
  const [issued, ...others] = await listOf(editor, { course_id: course.id });
  expect(others).toEqual([]);
  expect(issued).toMatchObject({ code, name: 'Ana López', username: student.username, valid: true, corrections: [] });
  expect(await listOf(editor, { course_id: course.id, q: student.username })).toHaveLength(1);
  expect(await listOf(editor, { course_id: course.id, q: 'zzz-nadie' })).toEqual([]);

  const id = issued?.id ?? '';
  const correct = (name: string, reason = 'Faltaba el acento') =>
    editor.client.call(correctCertificate, { ...of(id), body: { name, reason } });
  await correct('Ana Lópes');
  // The same again is no change.
  await correct('Ana Lópes', 'Otra vez lo mismo');
  const { data } = await correct('Ana María López', 'Faltaba un nombre');
  expect(data.corrections.map(({ name, reason }) => [name, reason])).toEqual([
    ['Ana Lópes', 'Faltaba un nombre'],
    ['Ana López', 'Faltaba el acento'],
  ]);
  const shown = (await api.visitor.call(checkCertificate, { params: { code } })).data;
  expect(shown).toMatchObject({
    name: 'Ana María López',
    corrected_at: data.corrections[0]?.corrected_at,
    valid: true,
  });
  expect(JSON.stringify(shown)).not.toContain('Lópes');
  const pdf = await (await student.client.call(getCertificate, of(course.id))).bytes();
  expect((await extractText(await getDocumentProxy(pdf), { mergePages: true })).text).toContain('Ana María López');
  // Asked for again, it is the same one.
  expect((await student.client.call(issueCertificate, of(course.id))).data.code).toBe(code);
});

test('a certificate is corrected by administrators alone, with a name and a reason', async ({ api }) => {
  const { editor, course, student } = await certified(api);
  const [issued] = await listOf(editor, { course_id: course.id });
  const body = { name: 'Otra persona', reason: 'Porque quiero' };
  const correct = ({ client }: Member, id: string, given = body) =>
    refusal(client.call(correctCertificate, { ...of(id), body: given }));
  const id = issued?.id ?? '';
  for (const other of [student, await api.member('maestro'), await api.member('admin_escuela')]) {
    expect(await correct(other, id)).toEqual([403, 'FORBIDDEN', []]);
    expect(await refusal(listOf(other, {}))).toEqual([403, 'FORBIDDEN', []]);
  }
  expect(await correct(editor, randomUUID())).toEqual([404, 'NOT_FOUND', []]);
  const empty = { name: '', reason: 'No' };
  expect(await correct(editor, id, empty)).toEqual([422, 'VALIDATION_FAILED', ['name', 'reason']]);
});
