import { randomUUID } from 'node:crypto';

import type { CourseRecord } from '@lia/sdk/courses/records';
import {
  addCourseSection,
  addLesson,
  changeLesson,
  getLessonRecord,
  publishLesson,
  setLessonFile,
} from '@lia/sdk/lessons/administration';
import type { LessonRecord, QuestionData } from '@lia/sdk/lessons/contents';
import { type LessonKind, lessonUploads, type UploadedKind } from '@lia/sdk/lessons/rules';
import { eq } from 'drizzle-orm';

import { insertEnrolment } from '../courses/store.ts';
import { enrolments } from '../courses/tables.ts';
import { writeDemoOrder } from '../payments/demoOrder.ts';
import { DEMO_FILM_SECONDS, demoFilm } from '../media/demoFilm.ts';
import { inTransaction } from '../platform/database.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import type { Member, RunningApi } from './api.ts';
import { addCourse } from './courses.ts';
import { uploadFile } from './uploads.ts';

/** A course with a published lesson of each kind, and a draft. */
export interface StudiedCourse {
  course: CourseRecord;
  editor: Member;
  section: string;
  text: string;
  file: string;
  quiz: string;
  draft: string;
}

/** What is uploaded for a lesson of each kind that has a file. */
export const sample = {
  file: { name: 'lámina.png', bytes: demoLogo() },
  video: { name: 'barras.mp4', bytes: demoFilm() },
} as const satisfies Record<UploadedKind, unknown>;

/** Uploads what a lesson has, and sets it. `duration`: seconds of a video. */
export async function setFile(
  { origin }: RunningApi,
  { client, token }: Member,
  id: string,
  kind: UploadedKind,
  duration?: number,
): Promise<LessonRecord> {
  const { name, bytes } = sample[kind];
  const upload = await uploadFile({ origin, token }, lessonUploads[kind].purpose, name, bytes, id);
  const body = { upload, ...(duration !== undefined && { duration }) };
  return (await client.call(setLessonFile, { params: { id }, body })).data;
}

export const recordOf = ({ client }: Member, id: string) => client.call(getLessonRecord, { params: { id } });

export const questions: QuestionData[] = [
  {
    id: randomUUID(),
    kind: 'single',
    text: '¿Quién elige el libro?',
    options: [
      { id: 'a', text: 'El grupo', correct: true },
      { id: 'b', text: 'Nadie', correct: false },
    ],
    explanation: 'Se lee con más gusto lo que se elige.',
  },
  {
    id: randomUUID(),
    kind: 'multiple',
    text: '¿Qué ayuda a escuchar?',
    options: [
      { id: 'a', text: 'El silencio', correct: true },
      { id: 'b', text: 'Las prisas', correct: false },
      { id: 'c', text: 'Las preguntas', correct: true },
    ],
  },
  {
    id: randomUUID(),
    kind: 'boolean',
    text: 'Toda pregunta tiene una sola respuesta.',
    options: [
      { id: 'true', text: '', correct: false },
      { id: 'false', text: '', correct: true },
    ],
  },
];

const right = [['a'], ['c', 'a'], ['false']];

/** Answers of which so many are right, from the first one on. */
export const answersWith = (rightOnes: number) =>
  questions.map(({ id }, at) => ({
    question: id,
    options: at < rightOnes ? (right[at] ?? []) : ['b'].slice(at === 2 ? 1 : 0),
  }));

/** Adds a lesson with what its kind is about, and publishes it; returns its id. */
export async function addPublished(
  api: RunningApi,
  editor: Member,
  section: string,
  kind: LessonKind,
  title: string,
): Promise<string> {
  const { client } = editor;
  const { id, version } = (await client.call(addLesson, { params: { id: section }, body: { kind, title } })).data;
  const params = { id };
  const ofQuiz = kind === 'quiz' && { questions, pass_mark: 67 };
  const body = { title, text: 'Leer **juntos**.', minutes: 0, version, ...ofQuiz };
  await client.call(changeLesson, { params, body });
  if (kind === 'file' || kind === 'video') await setFile(api, editor, id, kind, DEMO_FILM_SECONDS);
  await client.call(publishLesson, { params, body: { published: true } });
  return id;
}

export async function makeStudiedCourse(api: RunningApi, teacher?: Member): Promise<StudiedCourse> {
  const course = await addCourse(api, { hours: 12, ...(teacher && { teacher_uuid: teacher.uuid }) });
  const editor = await api.member('admin');
  const params = { id: course.id };
  const added = await editor.client.call(addCourseSection, { params, body: { title: 'Elegir un libro' } });
  const section = added.data[0]?.id ?? '';
  const text = await addPublished(api, editor, section, 'text', 'Qué lee tu grupo');
  const file = await addPublished(api, editor, section, 'file', 'Lámina');
  const quiz = await addPublished(api, editor, section, 'quiz', 'Lo que aprendiste');
  const body = { kind: 'text', title: 'Por escribir' } as const;
  const draft = (await editor.client.call(addLesson, { params: { id: section }, body })).data.id;
  return { course, editor, section, text, file, quiz, draft };
}

/** Gives a person a place in a course that was paid. */
export async function givePlace(api: RunningApi, { id: userId }: Member, { id, name }: CourseRecord): Promise<string> {
  const key = randomUUID();
  await inTransaction(api.app.db, async (tx) => {
    const createdAt = new Date();
    const orderId = await writeDemoOrder(tx, {
      key,
      status: 'approved',
      reason: 'course',
      charge: { title: name, quantity: 1, unit_price: 1490_00 },
      payer: { name: 'Ana López', email: 'ana@example.mx' },
      createdAt,
      publicUrl: api.origin,
    });
    const place = { id: key, courseId: id, orderId, userId, status: 'active', activeSince: createdAt } as const;
    await insertEnrolment(tx, place);
  });
  return key;
}

export const setPlace = (api: RunningApi, id: string, status: 'active' | 'withdrawn') =>
  api.app.db.update(enrolments).set({ status }).where(eq(enrolments.id, id));
