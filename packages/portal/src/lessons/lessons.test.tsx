import { listMyCatalogue, listMyCourses } from '@lia/sdk/courses/endpoints';
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
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { createTestContext } from '../testing/context.tsx';
import { graded, lesson, mine, outline, QUIZ, quiz, SECOND } from '../testing/lessons.ts';
import { signedIn } from '../testing/people.ts';

function begin(role = 'maestro') {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(listMyCourses, { data: [mine] });
  context.api.answer(getCourseOutline, { data: outline });
  context.api.answer(getLesson, { data: lesson });
  const { status, progress } = { status: 'started', progress: outline.progress } as const;
  context.api.answer(saveLessonProgress, { data: { status, progress } });
  return context;
}

test('a course shows how far its student is, and goes on where they left off', async () => {
  const { open, at, violations, api } = begin();
  await page.viewport(320, 800);
  await open('/apps/miscursos/7');
  await expect.element(page.getByText('Llevas 1 de 3 lecciones (33 %)')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Qué lee tu grupo.*Terminada/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect.poll(at).toBe(`/apps/miscursos/7/leccion/${SECOND}`);
  await expect.poll(() => api.arrived(saveLessonProgress).map(({ body }) => body)).toEqual([{ completed: false }]);
});

test('a course of others is not there', async () => {
  const { open, api } = begin();
  api.refuse(getCourseOutline, 404, 'NOT_FOUND');
  await open('/apps/miscursos/9');
  await expect.element(page.getByRole('heading', { name: 'Este curso no está en tu cuenta' })).toBeVisible();
});

test('a certificate is made once and downloaded', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const { open, api } = begin();
  const finished = { ...outline, resume: null, progress: { completed: 3, total: 3, percent: 100, finished: true } };
  api.answer(getCourseOutline, { data: finished });
  const certificate = { code: 'ABCDEFGH12345678', issued_at: '2026-11-20T18:00:00.000Z' };
  api.answer(issueCertificate, { message: 'Tu constancia está lista', data: certificate });
  api.answer(getCertificate, new Blob(['%PDF'], { type: 'application/pdf' }));
  await open('/apps/miscursos/7');
  const button = page.getByRole('button', { name: 'Descargar mi constancia' });
  await expect.element(button).toBeVisible();
  api.answer(getCourseOutline, { data: { ...finished, certificate } });
  await button.click();
  await expect.element(page.getByRole('link', { name: 'Ver la página de comprobación' })).toBeVisible();
  await button.click();
  await expect.poll(() => saved.mock.calls.length).toBe(2);
  expect(api.arrived(issueCertificate)).toHaveLength(1);
  // A lesson that is added later does not take it back.
  api.answer(getCourseOutline, { data: { ...outline, certificate } });
  await button.click();
  await expect.element(page.getByRole('heading', { name: 'Tu constancia de este curso' })).toBeVisible();
  await expect.element(button).toBeVisible();
});

test('the file of a lesson that did not arrive is asked for again', async () => {
  const { open, api } = begin();
  api.answer(getLesson, {
    data: { ...lesson, kind: 'file', file: { name: 'mapa.png', type: 'image/png', size: 1000 } },
  });
  api.refuse(getLessonFile, 404, 'NOT_FOUND');
  await open(`/apps/miscursos/7/leccion/${SECOND}`);
  const show = page.getByRole('button', { name: /^Mostrar mapa\.png/ });
  await expect.element(show).toBeEnabled();
  api.answer(getLessonFile, new Blob(['x']));
  await show.click();
  await expect.element(page.getByRole('img', { name: 'mapa.png' })).toBeInTheDocument();
});

test('a lesson is read, completed and followed by the next one; nothing of its text becomes markup', async () => {
  const { open, at, violations, api } = begin();
  await page.viewport(360, 800);
  await open(`/apps/miscursos/7/leccion/${SECOND}`);
  await expect.element(page.getByRole('heading', { name: 'Espera' })).toBeVisible();
  await expect.element(page.getByText('hasta diez')).toBeVisible();
  await expect.element(page.getByText('<img src=x onerror=alert(1)>', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Una liga' }))
    .toHaveAttribute('href', 'https://sep.example.mx/a');
  await expect.element(page.getByText('otra & más.', { exact: false })).toBeVisible();
  expect(page.getByRole('link', { name: 'otra' }).elements()).toEqual([]);
  expect(await violations()).toEqual([]);
  api.answer(getLesson, { data: quiz });
  await page.getByRole('button', { name: 'Terminar lección' }).click();
  await expect.poll(at).toBe(`/apps/miscursos/7/leccion/${QUIZ}`);
  const bodies = api.arrived(saveLessonProgress).map(({ path, body }) => [path, body]);
  expect(bodies).toContainEqual([`/me/lessons/${SECOND}/progress`, { completed: true }]);
});

test('a lesson that was read is there without a connection', async () => {
  const { open } = begin();
  await open(`/apps/miscursos/7/leccion/${SECOND}`);
  await expect.element(page.getByText('hasta diez')).toBeVisible();
  await cleanup();
  const later = begin();
  for (const call of [getLesson, getCourseOutline, saveLessonProgress]) later.api.cut(call);
  await later.open(`/apps/miscursos/7/leccion/${SECOND}`);
  await expect.element(page.getByText('hasta diez')).toBeVisible();
  await expect.element(page.getByText(/^Sin conexión: esto es lo último que viste/)).toBeVisible();
  await cleanup();
  const other = begin();
  other.api.cut(getLesson);
  await other.open(`/apps/miscursos/7/leccion/${QUIZ}`);
  await expect.element(page.getByText('No pudimos traer esta lección')).toBeVisible();
});

test('a change that is answered after its member has left reads nothing again', async () => {
  const { open, api } = begin();
  const answer = api.hold(saveLessonProgress, { data: { status: 'started', progress: outline.progress } });
  await open(`/apps/miscursos/7/leccion/${SECOND}`);
  await expect.element(page.getByText('hasta diez')).toBeVisible();
  await expect.poll(() => api.arrived(saveLessonProgress).length).toBe(1);
  await cleanup();
  const rejected = vi.fn<() => void>();
  window.addEventListener('unhandledrejection', rejected);
  onTestFinished(() => window.removeEventListener('unhandledrejection', rejected));
  answer();
  const next = begin();
  await next.open(`/apps/miscursos/7/leccion/${SECOND}`);
  await expect.element(page.getByText('hasta diez')).toBeVisible();
  expect(rejected).not.toHaveBeenCalled();
});

test('a quiz asks for every answer, states what to look at again, and is tried again', async () => {
  const { open, violations, api } = begin();
  api.answer(getLesson, { data: quiz });
  await open(`/apps/miscursos/7/leccion/${QUIZ}`);
  const send = page.getByRole('button', { name: 'Calificar mis respuestas' });
  await page.getByLabelText('El grupo').click();
  await send.click();
  await expect.element(page.getByText('Contesta esta pregunta')).toBeVisible();
  await expect.element(page.getByLabelText('Verdadero')).toHaveFocus();
  expect(api.arrived(answerQuiz)).toEqual([]);
  await page.getByLabelText('Falso').click();
  // A connection that breaks keeps the answers, and the same attempt is sent again.
  api.cut(answerQuiz);
  await send.click();
  await expect.poll(() => api.arrived(answerQuiz).length).toBeGreaterThan(0);
  const standing = { status: 'started', progress: outline.progress } as const;
  await expect.element(page.getByRole('alert')).toBeVisible();
  api.answer(answerQuiz, { message: 'Aún no apruebas', data: { attempt: graded(false), ...standing } });
  await send.click();
  await expect.element(page.getByText('Obtuviste 50 %. Se aprueba con 70 %')).toBeVisible();
  await expect.element(page.getByText('Revisa esta respuesta')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  await page.getByLabelText('El grupo').click();
  await page.getByLabelText('Falso').click();
  // Other answers are another attempt: the server would refuse them under the key of what was lost.
  api.cut(answerQuiz);
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByLabelText('Verdadero').click();
  api.answer(answerQuiz, { message: '¡Aprobaste!', data: { attempt: graded(true), ...standing } });
  await send.click();
  await expect.element(page.getByText('¡Aprobaste! Obtuviste 100 %')).toBeVisible();
  await expect.element(page.getByText('Da tiempo.')).toBeVisible();
  const sent = api.arrived(answerQuiz);
  expect(sent.at(-1)?.body).toEqual({
    answers: [
      { question: 'q1', options: ['a'] },
      { question: 'q2', options: ['true'] },
    ],
  });
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).not.toBe(keys.at(-1));
  expect(new Set(keys).size).toBe(3);
});

test('a quiz that changed is opened again', async () => {
  const { open, api } = begin();
  api.answer(getLesson, { data: { ...quiz, questions: quiz.questions.slice(0, 1) } });
  await open(`/apps/miscursos/7/leccion/${QUIZ}`);
  await page.getByLabelText('El grupo').click();
  api.refuse(answerQuiz, 409, 'QUIZ_CHANGED');
  await page.getByRole('button', { name: 'Calificar mis respuestas' }).click();
  api.answer(getLesson, { data: quiz });
  await page.getByRole('button', { name: 'Abrir el cuestionario nuevo' }).click();
  await expect.element(page.getByText('Hay que esperar.')).toBeVisible();
});

test('a quiz whose author replaced an option is answered with the options that it has', async () => {
  const { open, api } = begin();
  const several = quiz.questions.map((one) => (one.id === 'q1' ? { ...one, kind: 'multiple' as const } : one));
  api.answer(getLesson, { data: { ...quiz, questions: several } });
  await open(`/apps/miscursos/7/leccion/${QUIZ}`);
  await page.getByRole('checkbox', { name: 'El grupo' }).click();
  await page.getByLabelText('Falso').click();
  api.refuse(answerQuiz, 409, 'QUIZ_CHANGED');
  const send = page.getByRole('button', { name: 'Calificar mis respuestas' });
  await send.click();
  const questions = several.map((question) => ({
    ...question,
    options: question.options.map((option) => (option.id === 'a' ? { id: 'z', text: 'Todo el grupo' } : option)),
  }));
  api.answer(getLesson, { data: { ...quiz, questions } });
  await page.getByRole('button', { name: 'Abrir el cuestionario nuevo' }).click();
  await page.getByLabelText('Todo el grupo').click();
  expect(page.getByRole('alert').elements()).toEqual([]);
  await page.getByLabelText('Verdadero').click();
  const standing = { status: 'started', progress: outline.progress } as const;
  api.answer(answerQuiz, { message: '¡Aprobaste!', data: { attempt: graded(true), ...standing } });
  await send.click();
  await expect.element(page.getByText('¡Aprobaste! Obtuviste 100 %')).toBeVisible();
  expect(api.arrived(answerQuiz).at(-1)?.body).toEqual({
    answers: [
      { question: 'q1', options: ['z'] },
      { question: 'q2', options: ['true'] },
    ],
  });
});

test('who teaches a course reads it without progress', async () => {
  const { open, api } = begin();
  api.answer(getLesson, { data: { ...lesson, tracked: false, published: false } });
  api.answer(getCourseOutline, { data: { ...outline, tracked: false } });
  await open(`/apps/miscursos/7/leccion/${SECOND}`);
  await expect.element(page.getByText('Borrador')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Siguiente' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Terminar lección' }).elements()).toEqual([]);
  expect(api.arrived(saveLessonProgress)).toEqual([]);
});

test('anyone checks a certificate by its code, as it is typed', async () => {
  const { api, open, violations } = createTestContext();
  const certificate = {
    name: 'Laura Méndez',
    course: mine.name,
    hours: 12,
    issued_at: '2026-11-20T18:00:00.000Z',
    corrected_at: '2026-11-24T18:00:00.000Z',
    valid: true,
  };
  api.answer(checkCertificate, { data: certificate });
  await page.viewport(320, 800);
  await open('/certificado/abcd-efgh-o234-5678');
  await expect.element(page.getByRole('heading', { name: 'Esta constancia es válida' })).toBeVisible();
  await expect.element(page.getByText('Laura Méndez')).toBeVisible();
  await expect.element(page.getByText('20 de noviembre de 2026')).toBeVisible();
  await expect.element(page.getByText('24 de noviembre de 2026')).toBeVisible();
  expect(api.arrived(checkCertificate).map(({ path }) => path)).toEqual(['/certificates/ABCDEFGH02345678']);
  expect(await violations()).toEqual([]);
});

test('a certificate that does not hold any more is shown as revoked, and an unknown one is not found', async () => {
  const revoked = createTestContext();
  const issued_at = '2026-11-20T18:00:00.000Z';
  const certificate = { name: 'Ana', course: 'Arte', hours: null, issued_at, corrected_at: null, valid: false };
  revoked.api.answer(checkCertificate, { data: certificate });
  await revoked.open('/certificado/ABCDEFGH02345678');
  await expect.element(page.getByRole('heading', { name: 'Esta constancia ya no es válida' })).toBeVisible();
  const unknown = createTestContext();
  unknown.api.refuse(checkCertificate, 404, 'NOT_FOUND');
  await unknown.open('/certificado/ABCDEFGH02345679');
  await expect.element(page.getByRole('heading', { name: 'No encontramos esta constancia' })).toBeVisible();
});

test('a teacher sees what they take, with their plan, and figures of what they teach', async () => {
  const { api, open, violations } = begin();
  api.answer(listMyCatalogue, { data: { quota: { each_month: 3, left: 1 }, courses: [] } });
  api.answer(listMyProgress, { data: [{ course: 7, progress: outline.progress }] });
  api.answer(listTaughtCourses, {
    data: [
      {
        id: 2,
        name: 'Matemáticas con las manos',
        card_image_url: null,
        published: true,
        lessons: 2,
        enrolled: 12,
        started: 9,
        finished: 4,
        percent: 61,
        quizzes: [{ id: QUIZ, title: 'Comparar', takers: 6, passed: 5, score: 88 }],
      },
    ],
  });
  await page.viewport(320, 800);
  await open('/apps/teachercourses');
  await expect.element(page.getByText('Tu plan incluye 3 cursos al mes: te queda 1.')).toBeVisible();
  await expect.element(page.getByText('Llevas 1 de 3 lecciones (33 %)')).toBeVisible();
  await expect.element(page.getByText('12 personas inscritas')).toBeVisible();
  await expect.element(page.getByText('Comparar: 5 de 6 aprobaron · promedio 88 %')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('a student opens a course from their own page', async () => {
  const { api, open, at, violations } = begin('alumno');
  api.answer(listMyProgress, { data: [{ course: 7, progress: outline.progress }] });
  await page.viewport(320, 800);
  await open('/apps/sections/miscursos');
  const card = page.getByRole('link', { name: /Lectura que emociona/ });
  await expect.element(card).toBeVisible();
  expect(await violations()).toEqual([]);
  await card.click();
  await expect.poll(at).toBe('/apps/miscursos/7');
});
