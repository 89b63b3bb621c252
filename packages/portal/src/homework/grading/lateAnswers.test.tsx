import { commentHomework, getHomework, gradeHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ana, beto, celia, detail, openGrading } from '../../testing/grading.ts';

const student = (name: string) => page.getByRole('heading', { level: 2, name: `${name} Méndez` });
const score = page.getByLabelText('Calificación (de 0 a 10)');
const comment = page.getByLabelText('Comentario');
const save = page.getByRole('button', { name: 'Guardar y seguir' });
const graded: HomeworkDetail = { ...detail(beto), status: 'graded', score: 8, version: 2 };

test('a grade that is answered late leaves the student who was chosen meanwhile, and what is typed', async () => {
  const { api } = await openGrading();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  const answerLate = api.hold(gradeHomework, { message: 'Calificada', data: graded });
  await score.fill('8');
  await save.click();
  await expect.poll(() => api.arrived(gradeHomework)).toHaveLength(1);
  api.answer(getHomework, { data: detail(ana) });
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect.element(student('Ana')).toBeVisible();
  await comment.click();
  await userEvent.keyboard('Falta');
  answerLate();
  await expect.element(page.getByText('Calificada')).toBeVisible();
  await expect.element(page.getByText('1 de 3')).toBeVisible();
  await userEvent.keyboard(' la portada');
  await expect.element(comment).toHaveValue('Falta la portada');
});

test('what is typed while a grade and a comment are saved stays, with its student', async () => {
  const { api } = await openGrading();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  const answerGrade = api.hold(gradeHomework, { message: 'Calificada', data: graded });
  const answerComment = api.hold(commentHomework, { message: 'Comentario guardado', data: graded });
  await comment.fill('Muy bien');
  await score.fill('8');
  await save.click();
  await expect.poll(() => api.arrived(gradeHomework)).toHaveLength(1);
  await score.fill('9');
  answerGrade();
  await expect.poll(() => api.arrived(commentHomework)).toHaveLength(1);
  await comment.fill('Muy bien, Beto');
  answerComment();
  await expect.element(page.getByText('Comentario guardado')).toBeVisible();
  await expect.element(student('Beto')).toBeVisible();
  await expect.element(score).toHaveValue('9');
  await expect.element(comment).toHaveValue('Muy bien, Beto');
  api.answer(gradeHomework, { message: 'Calificada', data: { ...graded, score: 9, version: 3 } });
  api.answer(commentHomework, { message: 'Comentario guardado', data: graded });
  api.answer(getHomework, { data: detail(celia) });
  await save.click();
  await expect.element(student('Celia')).toBeVisible();
  expect(api.arrived(gradeHomework).at(-1)?.body).toMatchObject({ score: '9', version: 2 });
  expect(api.arrived(commentHomework).map(({ body }) => body)).toMatchObject([
    { body: 'Muy bien' },
    { body: 'Muy bien, Beto' },
  ]);
});
