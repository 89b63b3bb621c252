import { listMyCourses } from '@lia/sdk/courses/endpoints';
import { getMyMembership, listMyOrders, listOpenOrders } from '@lia/sdk/memberships/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { sampleMembership } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';

test('a parent without courses is led to the first one; the plan is beside them, with what was paid', async () => {
  const context = createTestContext();
  const { api, at } = context;
  context.remember(signedIn('Padre-M'));
  api.answer(listMyCourses, { data: [] });
  api.answer(getMyMembership, sampleMembership());
  api.answer(listOpenOrders, { data: [] });
  api.answer(listMyOrders, { data: [] });
  await context.open('/apps/products');
  await expect.poll(at).toBe('/apps/products/cursos');
  await expect
    .element(page.getByRole('link', { name: 'Elegir mi primer curso' }))
    .toHaveAttribute('href', '/apps/cursos');
  expect(await context.violations()).toEqual([]);
  await page.getByRole('link', { name: 'Membresías' }).click();
  await expect.element(page.getByRole('heading', { name: 'Tu plan' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ver mi membresía' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Membresías' })).toHaveAttribute('aria-current', 'page');
  expect(await context.violations()).toEqual([]);
});

test.for([
  ['/apps/products/membresias/new', '/apps/membership'],
  ['/apps/products/membresias/anual/new', '/apps/membership'],
  ['/apps/products/cursos/new', '/apps/cursos'],
  ['/apps/products/cursos/7', '/apps/miscursos/7'],
  ['/apps/products/otros', '/apps/products/cursos'],
] as const)('%s leads to %s', async ([path, to]) => {
  const { open, remember, at } = createTestContext();
  remember(signedIn('padre'));
  await open(path);
  await expect.poll(at).toBe(to);
});
