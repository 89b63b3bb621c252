import { randomUUID } from 'node:crypto';

import { giveCoursePlace, listEnrolments, withdrawCoursePlace } from '@lia/sdk/courses/administration';
import { listMyCatalogue, listMyCourses } from '@lia/sdk/courses/endpoints';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { getCourseOutline, saveLessonProgress } from '@lia/sdk/lessons/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { keepProgress } from '../lessons/study.ts';
import { lessonProgress } from '../lessons/tables.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { type Member, test } from '../testing/api.ts';
import { addCourse } from '../testing/courses.ts';
import { givePlace, makeStudiedCourse } from '../testing/lessons.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';
import { waitingOn } from '../testing/waitingOn.ts';
import { enrolments } from './tables.ts';

const REASON = 'Ganó el concurso de lectura';
const of = <Id>(id: Id) => ({ params: { id } });
const give = ({ client }: Member, { id }: CourseRecord, user: string, reason = REASON, key = newIdempotencyKey()) =>
  client.call(giveCoursePlace, { ...of(id), body: { user, reason }, idempotencyKey: key });
const placesOf = ({ client }: Member, filter: object) =>
  client.call(listEnrolments, { query: { filter: JSON.stringify(filter) } });

test('an administrator gives a place without a payment, once, and its reason stands with it', async ({ api }) => {
  const { editor, course, text } = await makeStudiedCourse(api);
  const parent = await api.member('padre');
  const email = `${parent.username}@example.mx`;
  await api.app.db.update(users).set({ email }).where(eq(users.id, parent.id));
  const key = newIdempotencyKey();
  await Promise.all([give(editor, course, parent.uuid, REASON, key), give(editor, course, parent.uuid, REASON, key)]);
  expect(await refusal(give(editor, course, parent.uuid))).toEqual([409, 'PLACE_TAKEN', []]);
  for (const filter of [{ course_id: course.id }, { user: parent.uuid }]) {
    expect(await placesOf(editor, filter)).toMatchObject([
      {
        status: 'active',
        total: 0,
        course_name: course.name,
        username: parent.username,
        name: expect.not.stringContaining('LIA'),
        email,
        given: { by: expect.any(String), reason: REASON },
      },
    ]);
  }
  const emails = await emailsTo(api, email);
  expect(emails.map(({ text: words }) => words)).toEqual([expect.stringContaining('te dio un lugar, sin costo')]);
  expect((await parent.client.call(listMyCourses)).data).toMatchObject([{ id: course.id, order_id: null }]);
  const catalogue = (await parent.client.call(listMyCatalogue)).data.courses;
  expect(catalogue.find(({ id }) => id === course.id)).toMatchObject({ owned: true });
  await parent.client.call(saveLessonProgress, { ...of(text), body: { completed: true } });
});

test('a place that was given is taken back while no lesson was opened, and opens nothing then', async ({ api }) => {
  const { editor, course, text } = await makeStudiedCourse(api);
  const student = await api.member('alumno');
  await give(editor, course, student.uuid);
  const open = () => student.client.call(getCourseOutline, of(course.id));
  expect((await open()).data).toMatchObject({ tracked: true });
  const [place] = await placesOf(editor, { user: student.uuid });
  const id = place?.id ?? '';
  const withdraw = (one: string) => refusal(editor.client.call(withdrawCoursePlace, of(one)));
  await editor.client.call(withdrawCoursePlace, of(id));
  expect(await refusal(open())).toEqual([404, 'NOT_FOUND', []]);
  expect(await withdraw(id)).toEqual([404, 'NOT_FOUND', []]);
  // Given again and used, it stays.
  await give(editor, course, student.uuid, 'Beca de lectura');
  const places = await placesOf(editor, { user: student.uuid });
  expect(places.map(({ status, given }) => [status, given?.reason])).toEqual([
    ['active', 'Beca de lectura'],
    ['withdrawn', REASON],
  ]);
  await student.client.call(saveLessonProgress, { ...of(text), body: { completed: false } });
  const used = places.find(({ status }) => status === 'active')?.id ?? '';
  expect(await withdraw(used)).toEqual([409, 'PLACE_USED', []]);
  // One that was paid is given back with its money, and no other way.
  const buyer = await api.member('padre');
  const bought = await givePlace(api, buyer, course);
  for (const one of [bought, randomUUID()]) expect(await withdraw(one)).toEqual([404, 'NOT_FOUND', []]);
});

test('a place is taken back, or used by who opens a lesson at that moment, and never both', async ({ api }) => {
  const { editor, course, text } = await makeStudiedCourse(api);
  const student = await api.member('alumno');
  await give(editor, course, student.uuid);
  const [place] = await placesOf(editor, { user: student.uuid });
  const id = place?.id ?? '';
  const meanwhile = async (first: (tx: Transaction) => Promise<unknown>, then: () => Promise<unknown>) => {
    const { outcome } = await inTransaction(api.app.db, async (tx) => {
      await first(tx);
      const second = refusal(then());
      await expect.poll(() => waitingOn(tx)).toBe(1);
      return { outcome: second };
    });
    return outcome;
  };
  const withdraw = () => editor.client.call(withdrawCoursePlace, of(id));
  const open = () => student.client.call(saveLessonProgress, { ...of(text), body: { completed: false } });
  const takeBack = async (tx: Transaction) => {
    await tx.delete(lessonProgress).where(eq(lessonProgress.userId, student.id));
    await tx.update(enrolments).set({ status: 'withdrawn', withdrawnAt: new Date() }).where(eq(enrolments.id, id));
  };
  expect(await meanwhile((tx) => keepProgress(tx, student.id, text, false), withdraw)).toEqual([409, 'PLACE_USED', []]);
  expect(await meanwhile(takeBack, open)).toEqual([404, 'NOT_FOUND', []]);
  expect(await api.app.db.$count(lessonProgress, eq(lessonProgress.userId, student.id))).toBe(0);
});

test('a place is given to an account that studies courses, with a reason, by administrators', async ({ api }) => {
  const course = await addCourse(api);
  const admin = await api.member('admin');
  const teacher = await api.member('maestro');
  const gone = await api.member('maestro');
  await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
  for (const user of [randomUUID(), gone.uuid])
    expect(await refusal(give(admin, course, user))).toEqual([422, 'VALIDATION_FAILED', ['user']]);
  expect(await refusal(give(admin, course, teacher.uuid, 'Sí'))).toEqual([422, 'VALIDATION_FAILED', ['reason']]);
  expect(await refusal(give(admin, { ...course, id: 999_999 }, teacher.uuid))).toEqual([404, 'NOT_FOUND', []]);
  expect(await refusal(give(teacher, course, teacher.uuid))).toEqual([403, 'FORBIDDEN', []]);
  expect(await placesOf(admin, { course_id: course.id })).toEqual([]);
});
