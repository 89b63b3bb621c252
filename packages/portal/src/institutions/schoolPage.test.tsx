import { getSchoolPage } from '@lia/sdk/institutions/endpoints';
import type { SchoolPage } from '@lia/sdk/institutions/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const school: SchoolPage = {
  id: 301,
  name: 'Colegio Jacarandas',
  description: 'Primaria y secundaria',
  logo: null,
  contact: 'direccion@example.mx',
  groups: [{ id: 'g-1', name: '4° B', level: 2, grade: 4, teacher: 'Rosa Peña' }],
  teachers: ['Rosa Peña', 'Omar Gil'],
};

async function open(role: string, change: Partial<SchoolPage> = {}) {
  await page.viewport(320, 720);
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(getSchoolPage, { data: { ...school, ...change } });
  await context.open('/apps/schools/301');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Colegio Jacarandas' })).toBeVisible();
  return context;
}

test('a teacher reads contact, groups and teachers of their school, and goes on to a group', async () => {
  const { violations } = await open('maestro');
  await expect.element(page.getByText('Contacto: direccion@example.mx')).toBeVisible();
  await expect.element(page.getByText('4° de primaria · Rosa Peña')).toBeVisible();
  await expect.element(page.getByText('Omar Gil')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '4° B' })).toHaveAttribute('href', '/apps/grupo/g-1');
  expect(await violations()).toEqual([]);
});

test('a parent without a group there sees that there is none, and no group is a link', async () => {
  const { violations } = await open('padre', { groups: [], contact: null });
  await expect.element(page.getByText('Aún no tienes un grupo en esta escuela.')).toBeVisible();
  await expect.element(page.getByText(/^Contacto/)).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test('the school of others is not there', async () => {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  context.api.refuse(getSchoolPage, 404, 'NOT_FOUND');
  await context.open('/apps/schools/302');
  await expect.element(page.getByRole('heading', { name: 'No encontramos esa escuela entre las tuyas' })).toBeVisible();
});
