import { listActivities } from '@lia/sdk/activities/endpoints';
import { getHomework, gradeHomework } from '@lia/sdk/deliveries/endpoints';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { activity, ana, beto, celia, detail, openGrading } from '../../testing/grading.ts';

const student = (name: string) => page.getByRole('heading', { level: 2, name: `${name} Méndez` });
const score = page.getByLabelText('Calificación (de 0 a 10)');

test('the last grade leads to the button that shows the grades, and they are listed until they are shown', async () => {
  const { api, violations, open } = await openGrading();
  const graded = { ...detail(celia), status: 'graded', score: 9, version: 2 } as const;
  api.answer(listActivityHomework, { data: [ana, { ...beto, status: 'graded', score: 8.5 }, celia] });
  api.answer(getHomework, { data: detail(celia) });
  api.answer(gradeHomework, { message: 'Calificada', data: graded });
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await expect.element(student('Celia')).toBeVisible();
  await score.fill('9');
  api.answer(listActivityHomework, {
    data: [ana, { ...beto, status: 'graded', score: 8.5 }, { ...celia, status: 'graded', score: 9 }],
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ya no queda nada por calificar')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Mostrar las calificaciones' })).toBeInViewport();

  const all = { ...activity, toGrade: 0, graded: 2 };
  api.answer(listActivities, [all, { ...all, id: 'b', name: 'Ya se ven', grades_released_at: activity.finish_date }]);
  await cleanup();
  await open('/apps/tareasCalificar');
  await expect
    .element(page.getByRole('region', { name: 'Tu grupo todavía no ve estas calificaciones' }).getByRole('link'))
    .toHaveTextContent('Fracciones4° B · Matemáticas2 calificaciones sin mostrar');
  await expect.element(page.getByText('Ya se ven')).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});
