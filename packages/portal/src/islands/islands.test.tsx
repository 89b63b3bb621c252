import { listHomework } from '@lia/sdk/homework/endpoints';
import type { Homework } from '@lia/sdk/homework/records';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const homework = (id: string, name: string, change: Partial<Homework>): Homework => ({
  id,
  activity_id: id,
  status: 'toDo',
  score: null,
  scoredDate: null,
  finish_date: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  cutoff_date: null,
  zone: 'America/Mexico_City',
  delivered_at: null,
  is_late: false,
  is_extended: false,
  attempts: 0,
  max_attempts: null,
  name,
  theme: '',
  group: { id: 'g', name: '4° B' },
  subject: { id: 's', name: 'Ciencias' },
  points: 10,
  ...change,
});

test('subjects are islands with what waits in each, which lead to their homework alone', async () => {
  await page.viewport(320, 700);
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.refuse(listHomework, 503, 'SERVICE_UNAVAILABLE');
  await open('/apps/sections/islands');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus materias' })).toBeVisible();
  api.answer(listHomework, [
    homework('a', 'Los volcanes', {}),
    homework('b', 'Maqueta', {}),
    homework('c', 'Sumas', { subject: { id: 'm', name: 'Álgebra' }, status: 'graded', score: 9, attempts: 1 }),
    homework('d', 'Cartel', { subject: null }),
  ]);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  const islands = page.getByRole('region', { name: 'Tus materias' }).getByRole('listitem');
  const names = () => islands.elements().map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['4° B 1 por hacer', 'Álgebra Al día', 'Ciencias 2 por hacer']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
  await islands.nth(2).getByRole('link').click();
  await expect.poll(at).toBe('/apps/sections/mistareas?materia=s');
  const shown = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(['Maqueta', 'Los volcanes']);
  await page.getByRole('link', { name: 'Por hacer', exact: true }).click();
  await expect.poll(at).toBe('/apps/sections/mistareas?ver=por-hacer&materia=s');
  await page.viewport(1280, 800);
});

test('a student without homework reads where islands come from', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.answer(listHomework, []);
  await open('/apps/sections/islands');
  await expect.element(page.getByText(/Cada materia es una isla/)).toBeVisible();
});
