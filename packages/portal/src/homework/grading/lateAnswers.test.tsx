import { getHomework, gradeHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ana, beto, detail, openGrading } from '../../testing/grading.ts';

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
