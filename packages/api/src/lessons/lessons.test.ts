import { saveCoursePayment } from '@lia/sdk/courses/cards';
import { buyMyCourse } from '@lia/sdk/courses/endpoints';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { coursePriceId } from '@lia/sdk/courses/rules';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import {
  answerQuiz,
  checkCertificate,
  getCertificate,
  getCourseOutline,
  getLesson,
  getLessonFile,
  issueCertificate,
  listMyProgress,
  listTaughtCourses,
  saveLessonProgress,
} from '@lia/sdk/lessons/endpoints';
import { deleteLesson, getCourseFigures, publishLesson } from '@lia/sdk/lessons/administration';
import { CERTIFICATE_CODE } from '@lia/sdk/lessons/rules';
import { createIntent } from '@lia/sdk/payments/cards';
import { refundSandboxPayment } from '@lia/sdk/payments/sandboxCards';
import { and, eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { confirm, payer, paymentsOf, tokenise } from '../testing/cards.ts';
import { consentsInForce } from '../testing/consents.ts';
import { changeCourse } from '../testing/courses.ts';
import {
  addPublished,
  answersWith,
  givePlace,
  makeStudiedCourse,
  sample,
  setFile,
  setPlace,
  type StudiedCourse,
} from '../testing/lessons.ts';
import { refusal } from '../testing/refusal.ts';
import { lessonProgress, quizAttempts } from './tables.ts';

const missing = [404, 'NOT_FOUND', []];
const of = <Id>(id: Id) => ({ params: { id } });

/** A course, who teaches it, who has a place in it, and another student of another course. */
interface Study extends StudiedCourse {
  teacher: Member;
  student: Member;
  place: string;
  stranger: Member;
}

const test = base.extend<{ study: Study }>({
  study: async ({ api }, use) => {
    const teacher = await api.member('maestro');
    const made = await makeStudiedCourse(api, teacher);
    const student = await api.member('maestro');
    const stranger = await api.member('maestro');
    await givePlace(api, stranger, (await makeStudiedCourse(api, stranger)).course);
    await use({ ...made, teacher, student, stranger, place: await givePlace(api, student, made.course) });
  },
});

const outline = async ({ client }: Member, { course }: Study) =>
  (await client.call(getCourseOutline, of(course.id))).data;
const open = async ({ client }: Member, id: string) => (await client.call(getLesson, of(id))).data;
const tick = async ({ client }: Member, id: string, completed = true) =>
  (await client.call(saveLessonProgress, { ...of(id), body: { completed } })).data;
const answer = ({ client }: Member, id: string, answers = answersWith(3), idempotencyKey = newIdempotencyKey()) =>
  client.call(answerQuiz, { ...of(id), body: { answers }, idempotencyKey });
const certify = async ({ client }: Member, { course }: Study) =>
  (await client.call(issueCertificate, of(course.id))).data;

/** Orders a course as a member does; `pay` charges it to a card. */
async function orderCourse(api: RunningApi, { client }: Member, { id: course }: CourseRecord) {
  const amount = 1490_00;
  const body = { course, amount, payment: 'here', consents: consentsInForce() } as const;
  const order = (await client.call(buyMyCourse, { body, idempotencyKey: newIdempotencyKey() })).data.order.id;
  const asked = { paymentMethodType: 'card', email: payer.email, currency: 'MXN', amount, order } as const;
  return {
    order,
    pay: async () => {
      const { id, client_secret } = await api.visitor.call(createIntent, { body: asked });
      await confirm(api, { client_secret, payment_method: await tokenise(api), notifications: 0 });
      const saved = { order, id, client_secret, product: coursePriceId(course), amount };
      await api.visitor.call(saveCoursePayment, { body: saved });
    },
  };
}

test('a course is studied to its end, from where its student left off', async ({ api, study }) => {
  const { student, text, file, quiz, draft } = study;
  const before = await outline(student, study);
  expect(before).toMatchObject({
    tracked: true,
    progress: { completed: 0, total: 3, percent: 0, finished: false },
    resume: text,
    certificate: null,
  });
  expect(before.sections.flatMap((section) => section.lessons.map(({ id }) => id))).toEqual([text, file, quiz]);
  expect(await open(student, file)).toMatchObject({
    previous: text,
    next: quiz,
    status: 'new',
    file: { name: 'lámina.png', type: 'image/png' },
  });
  await tick(student, file);
  expect(await outline(student, study)).toMatchObject({ resume: quiz, progress: { percent: 33 } });
  const mine = (await student.client.call(listMyProgress)).data;
  expect(mine).toMatchObject([{ course: study.course.id, progress: { completed: 1, total: 3 } }]);
  expect(await refusal(certify(student, study))).toEqual([409, 'COURSE_UNFINISHED', []]);
  await answer(student, quiz);
  expect(await outline(student, study)).toMatchObject({ resume: text });
  expect((await tick(student, text)).progress).toMatchObject({ percent: 100, finished: true });
  const [first, second] = await Promise.all([certify(student, study), certify(student, study)]);
  expect(first).toEqual(second);
  expect(await outline(student, study)).toMatchObject({ resume: null, certificate: first });
  expect(await refusal(open(student, draft))).toEqual(missing);
  expect(api.known).toContain('GET /api/api/certificates/:code');
});

test('a lesson with zero length does not complete by being open, however often', async ({ study }) => {
  const { student, text } = study;
  expect(await open(student, text)).toMatchObject({ minutes: 0, status: 'new' });
  for (const _ of [1, 2, 3]) expect(await tick(student, text, false)).toMatchObject({ status: 'started' });
  expect((await outline(student, study)).progress).toMatchObject({ completed: 0 });
});

test('two tabs racing both land, and a tick that changes nothing changes nothing', async ({ api, study }) => {
  const { student, text, file } = study;
  const kept = () => api.app.db.select().from(lessonProgress).where(eq(lessonProgress.userId, student.id));
  await Promise.all([tick(student, text), tick(student, file), tick(student, text, false), tick(student, file)]);
  expect((await outline(student, study)).progress).toMatchObject({ completed: 2 });
  const first = await kept();
  // Neither opening it again nor a late report of another tab takes it back, or moves its day.
  await tick(student, text, false);
  await tick(student, text);
  expect((await kept()).map(({ completedAt }) => completedAt)).toEqual(first.map(({ completedAt }) => completedAt));
  expect((await outline(student, study)).progress).toMatchObject({ completed: 2 });
});

test('who is not enrolled is not tracked', async ({ api, study }) => {
  const { teacher, editor, stranger, text, quiz, draft, course } = study;
  for (const reader of [teacher, editor]) {
    expect(await outline(reader, study)).toMatchObject({ tracked: false, progress: { total: 3, completed: 0 } });
    expect(await open(reader, draft)).toMatchObject({ published: false, tracked: false });
  }
  for (const one of [teacher, editor, stranger]) {
    expect(await refusal(tick(one, text))).toEqual(missing);
    expect(await refusal(answer(one, quiz))).toEqual(missing);
    expect(await refusal(certify(one, study))).toEqual(missing);
    expect(await refusal(one.client.call(getCertificate, of(course.id)))).toEqual(missing);
  }
  expect(await api.app.db.$count(lessonProgress, eq(lessonProgress.lessonId, text))).toBe(0);
  expect(await api.app.db.$count(quizAttempts, eq(quizAttempts.lessonId, quiz))).toBe(0);
});

test('lessons and their files are found by their people alone', async ({ api, study }) => {
  const { student, stranger, teacher, editor, file, text, course } = study;
  for (const reader of [student, teacher, editor]) {
    expect((await reader.client.call(getLessonFile, of(file))).size).toBe(sample.file.bytes.length);
  }
  const parent = await api.member('padre');
  for (const other of [stranger, parent, await api.member('alumno'), await api.member('admin_escuela')]) {
    expect(await refusal(outline(other, study))).toEqual(missing);
    expect(await refusal(open(other, text))).toEqual(missing);
    expect(await refusal(other.client.call(getLessonFile, of(file)))).toEqual(missing);
  }
  // A place that is not paid yet opens nothing.
  const waiting = await givePlace(api, parent, course);
  await setPlace(api, waiting, 'withdrawn');
  expect(await refusal(outline(parent, study))).toEqual(missing);
  const sent = await api.request('GET', `/me/lessons/${file}/file`, { token: student.token });
  expect(sent.headers.get('content-disposition')).toBe('inline');
  expect(sent.headers.get('content-security-policy')).toContain('sandbox');
  // A course that is not sold any more stays with its people.
  await changeCourse(api, course, { published: false, teacher_uuid: teacher.uuid });
  expect(await outline(student, study)).toMatchObject({ tracked: true });
});

test('the right answers of a quiz come once it is passed, and each attempt counts once', async ({ api, study }) => {
  const { student, quiz } = study;
  const shown = await api.request('GET', `/me/lessons/${quiz}`, { token: student.token });
  expect(JSON.stringify(shown.body)).not.toMatch(/correct|explanation|gusto/);
  const failed = await answer(student, quiz, answersWith(2));
  expect(failed.data).toMatchObject({ status: 'started', attempt: { score: 66, passed: false } });
  expect(failed.data.attempt.answers.map(({ right }) => right)).toEqual([true, true, false]);
  expect(failed.data.attempt.answers.map(({ correct, explanation }) => correct ?? explanation)).toEqual([
    null,
    null,
    null,
  ]);
  expect(await refusal(tick(student, quiz))).toEqual([422, 'VALIDATION_FAILED', ['completed']]);
  const key = newIdempotencyKey();
  await Promise.all([answer(student, quiz, answersWith(3), key), answer(student, quiz, answersWith(3), key)]);
  expect(await open(student, quiz)).toMatchObject({
    status: 'completed',
    attempts: 2,
    attempt: {
      passed: true,
      answers: [{ correct: ['a'], explanation: 'Se lee con más gusto lo que se elige.' }, {}, {}],
    },
  });
  // A worse attempt later takes nothing back.
  expect((await answer(student, quiz, answersWith(0))).data).toMatchObject({
    status: 'completed',
    attempt: { score: 0 },
  });
  const [one, ...others] = answersWith(3);
  if (!one) throw new Error('The quiz has no question');
  for (const answers of [others, [one, one, ...others.slice(1)], [{ ...one, options: ['z'] }, ...others]])
    expect(await refusal(answer(student, quiz, answers))).toEqual([409, 'QUIZ_CHANGED', []]);
});

test('changing a course keeps everyone’s progress, and what is deleted or a draft does not count', async ({
  api,
  study,
}) => {
  const { student, editor, text, file, section } = study;
  await tick(student, text);
  await tick(student, file);
  const progress = async () => {
    const { completed, total } = (await outline(student, study)).progress;
    return [completed, total];
  };
  await editor.client.call(publishLesson, { ...of(file), body: { published: false } });
  expect(await progress()).toEqual([1, 2]);
  expect(await refusal(tick(student, file))).toEqual(missing);
  await editor.client.call(publishLesson, { ...of(file), body: { published: true } });
  expect(await progress()).toEqual([2, 3]);
  await editor.client.call(deleteLesson, of(text));
  expect(await progress()).toEqual([1, 2]);
  expect(await refusal(open(student, text))).toEqual(missing);
  // Its file is another one, and it is still completed.
  await setFile(api, editor, file, 'file');
  expect(await open(student, file)).toMatchObject({ status: 'completed' });
  await addPublished(api, editor, section, 'text', 'Una más');
  expect(await progress()).toEqual([1, 3]);
});

test('a refund ends access at once, and its certificate is shown as revoked', async ({ api, study }) => {
  const { course, text, file, quiz } = study;
  const buyer = await api.member('padre');
  const { order, pay } = await orderCourse(api, buyer, course);
  expect(await refusal(outline(buyer, study))).toEqual(missing);
  await pay();
  for (const id of [text, file]) await tick(buyer, id);
  await answer(buyer, quiz);
  const { code } = await certify(buyer, study);
  expect(code).toMatch(CERTIFICATE_CODE);
  // It has the names of its day.
  await api.app.db.update(users).set({ lastName: 'Otra' }).where(eq(users.id, buyer.id));
  const check = async () => (await api.visitor.call(checkCertificate, { params: { code } })).data;
  const shown = await check();
  expect(shown).toMatchObject({ name: 'Ana López', course: course.name, hours: 12, valid: true });
  expect(Object.keys(shown).toSorted()).toEqual(['corrected_at', 'course', 'hours', 'issued_at', 'name', 'valid']);
  const pdf = await (await buyer.client.call(getCertificate, of(course.id))).bytes();
  const { text: printed } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  for (const words of ['Ana López', course.name, '12 horas', `${api.origin}/certificado/${code}`])
    expect(printed).toContain(words);
  expect(printed).toMatch(/Emitida el \d{1,2} de [a-z]+ de \d{4}/);
  const [payment] = await paymentsOf(api, order);
  await api.visitor.call(refundSandboxPayment, { params: { id: payment?.id ?? '' }, body: {} });
  await expect.poll(check).toMatchObject({ valid: false });
  expect(await refusal(outline(buyer, study))).toEqual(missing);
  expect(await refusal(open(buyer, text))).toEqual(missing);
  expect(await refusal(buyer.client.call(getLessonFile, of(file)))).toEqual(missing);
  expect(await refusal(buyer.client.call(getCertificate, of(course.id)))).toEqual(missing);
  // Who has a place again finds what they had done.
  await givePlace(api, buyer, course);
  expect(await outline(buyer, study)).toMatchObject({ progress: { finished: true }, certificate: { code } });
  expect(await check()).toMatchObject({ valid: true });
  for (const wrong of ['0'.repeat(16), code.toLowerCase(), code.slice(1)])
    expect(await refusal(api.visitor.call(checkCertificate, { params: { code: wrong } }))).toEqual(missing);
  await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, buyer.id));
  expect(await refusal(check())).toEqual(missing);
});

test('figures count who has a place, once each, for who teaches the course and the console', async ({ api, study }) => {
  const { teacher, student, editor, stranger, course, text, file, quiz } = study;
  const others = [await api.member('padre'), await api.member('padre')];
  const [twice, gone] = others;
  if (!twice || !gone) throw new Error('There are two of them');
  // Two orders of one course are one student.
  for (const one of [twice, twice]) await givePlace(api, one, course);
  const place = await givePlace(api, gone, course);
  for (const one of [student, gone]) {
    for (const id of [text, file]) await tick(one, id);
    await answer(one, quiz, answersWith(1));
  }
  await answer(student, quiz);
  await setPlace(api, place, 'withdrawn');
  const figures = {
    lessons: 3,
    enrolled: 2,
    started: 1,
    finished: 1,
    percent: 50,
    quizzes: [{ id: quiz, title: 'Lo que aprendiste', takers: 1, passed: 1, score: 100 }],
  };
  expect((await editor.client.call(getCourseFigures, of(course.id))).data).toEqual(figures);
  expect((await teacher.client.call(listTaughtCourses)).data).toMatchObject([
    { id: course.id, name: course.name, ...figures },
  ]);
  const [theirs, ...more] = (await stranger.client.call(listTaughtCourses)).data;
  expect([theirs?.id === course.id, more]).toEqual([false, []]);
  expect((await student.client.call(listTaughtCourses)).data).toEqual([]);
  const all = (await editor.client.call(listTaughtCourses)).data.map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining([course.id, theirs?.id]));
  const kept = and(eq(quizAttempts.lessonId, quiz), eq(quizAttempts.userId, student.id));
  expect(await api.app.db.$count(quizAttempts, kept)).toBe(2);
});
