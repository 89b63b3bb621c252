import { listHomework } from '@lia/sdk/homework/endpoints';
import type { Homework } from '@lia/sdk/homework/records';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { homework } from '../testing/homework.ts';
import { signedIn } from '../testing/people.ts';

const nextDays = new Date(Date.now() + 3 * 86_400_000).toISOString();
const one = (id: string, name: string, change: Partial<Homework>): Homework =>
  homework({ id, activity_id: id, name, group: { id: 'g', name: '4° B' }, finish_date: nextDays, ...change });

test('subjects are islands with what waits in each, which lead to their homework alone', async () => {
  await page.viewport(320, 700);
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.refuse(listHomework, 503, 'SERVICE_UNAVAILABLE');
  await open('/apps/sections/islands');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus materias' })).toBeVisible();
  api.answer(listHomework, [
    one('a', 'Los volcanes', {}),
    one('b', 'Maqueta', {}),
    one('c', 'Sumas', { subject: { id: 'm', name: 'Álgebra' }, status: 'graded', score: 9, attempts: 1 }),
    one('d', 'Cartel', { subject: null }),
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
