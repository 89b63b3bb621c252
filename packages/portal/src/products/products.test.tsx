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

test('the plan is beside older orders, page by page', async () => {
  const { api, open, remember } = createTestContext();
  remember(signedIn('Padre-M'));
  api.answer(getMyMembership, sampleMembership());
  api.answer(listOpenOrders, { data: [] });
  const created_at = '2026-11-21T18:00:00.000Z';
  const order = { reason: 'membership', status: 'approved', total: 29_800, created_at, voucher: null } as const;
  const page1 = Array.from({ length: 21 }, (_, n) => ({ ...order, id: `o${n}`, title: `Pago ${n}`, receipt: null }));
  api.answer(listMyOrders, { data: page1 });
  await open('/apps/products/membresias');
  await expect.element(page.getByText('Pago 19')).toBeVisible();
  await expect.element(page.getByText('Pago 20')).not.toBeInTheDocument();
  api.answer(listMyOrders, { data: page1.slice(20) });
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect.element(page.getByText('Pago 20')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
  expect(api.arrived(listMyOrders).map(({ query }) => query)).toEqual([{ range: '[0,20]' }, { range: '[20,40]' }]);
});

test('a plan that is read late pushes no payment down', async () => {
  const { api, open, remember } = createTestContext();
  remember(signedIn('Padre-M'));
  const answer = api.hold(getMyMembership, sampleMembership());
  api.answer(listOpenOrders, { data: [] });
  api.answer(listMyOrders, { data: [] });
  await open('/apps/products/membresias');
  const payments = page.getByText('Mis pagos', { exact: true });
  await expect.element(payments).toBeInTheDocument();
  await expect.element(payments).not.toBeVisible();
  answer();
  await expect.element(page.getByRole('heading', { name: 'Tu plan' })).toBeVisible();
  await expect.element(payments).toBeVisible();
});

test.for([
  ['/apps/products/membresias/new', '/apps/suscription/'],
  ['/apps/products/membresias/anual/new', '/apps/suscription/'],
  ['/apps/products/cursos/new', '/apps/cursos'],
  ['/apps/products/cursos/7', '/apps/miscursos/7'],
  ['/apps/products/otros', '/apps/products/cursos'],
] as const)('%s leads to %s', async ([path, to]) => {
  const { open, remember, at } = createTestContext();
  remember(signedIn('padre'));
  await open(path);
  await expect.poll(at).toBe(to);
});
