import type { ChildList } from '@lia/sdk/registrations/schema';
import { getLegalText } from '@lia/sdk/consents/endpoints';
import {
  cancelMembership,
  getMyMembership,
  listMyOrders,
  listPlans,
  subscribeMember,
} from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { getPaymentSettings } from '@lia/sdk/payments/cards';
import { tokeniseSandboxCard } from '@lia/sdk/payments/sandboxCards';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { noMembership, sampleMembership } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';
import { spareData } from '../testing/spareData.ts';

const child: ChildList['data'][number] = {
  uuid: 'c',
  name: 'Sofía',
  last_name: 'M',
  username: 'sofi',
  level: 2,
  grade: 3,
  avatar_path: null,
};

const link = page.getByRole('link', { name: 'Suscripción' });

async function openHome(children: ChildList['data'] = [child]) {
  const context = createTestContext();
  const { api, open, remember } = context;
  remember(signedIn('padre'));
  api.answer(getMyMembership, noMembership);
  api.answer(listMyOrders, { data: [] });
  api.answer(listPlans, { data: [...firstTerms] });
  api.answer(listChildren, { data: children });
  api.answer(getLegalText, { document: 'terms', version: '2026-11-01', title: 'Texto', text: '' });
  api.answer(getPaymentSettings, { cards: 'sandbox', publishable_key: null });
  api.answer(tokeniseSandboxCard, { id: 'pm_1', brand: 'visa', last4: '4242' });
  await open('/apps/dashboardpadres');
  return context;
}

async function openSubscription(children?: ChildList['data']) {
  const context = await openHome(children);
  await link.click();
  await expect.poll(context.at).toBe('/apps/suscription/');
  return context;
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a parent subscribes from the menu, and what was bought stays until they leave', async () => {
  const { api, at, violations } = await openSubscription();
  for (const name of [/términos y condiciones/, /aviso de privacidad/]) {
    await page.getByRole('checkbox', { name }).click();
  }
  await press('Aprobada');
  expect(await violations()).toEqual([]);
  api.answer(subscribeMember, {
    message: 'Se ha suscrito exitosamente',
    data: { status: 'paid', client_secret: null, order: { id: 'o' }, id_parent: 'p', payment: 'pay-1' },
  });
  api.answer(getMyMembership, sampleMembership());
  await press('Suscribirse');
  await expect.element(page.getByRole('heading', { name: 'Se ha suscrito exitosamente' })).toHaveFocus();
  await expect.element(page.getByText('Plan Mensual para Sofía.')).toBeVisible();
  await expect.poll(() => api.arrived(getMyMembership).length).toBeGreaterThan(1);
  expect(at()).toBe('/apps/suscription/');
  expect(await violations()).toEqual([]);
  expect(api.arrived(subscribeMember)).toHaveLength(1);

  await page.getByRole('link', { name: 'Ver mi membresía' }).click();
  await expect.element(page.getByRole('heading', { name: 'Se ha suscrito exitosamente' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Se paga con Visa terminada en 4242')).toBeVisible();
  expect(at()).toBe('/apps/suscription/');

  // Who has a plan asks for the form, which offers the other one.
  await press('Suscribir a mi familia');
  const form = page.getByRole('region', { name: 'Suscribe a tu familia con tarjeta' });
  await expect.element(form).toHaveFocus();
  await expect.element(form.getByRole('radio')).toHaveAccessibleName('Anual');
});

test('a family whose plan lacks a child is sold the same plan for all of them', async () => {
  const { api } = await openHome([child, { ...child, uuid: 'd', name: 'Luis', username: 'luis' }]);
  api.answer(getMyMembership, sampleMembership({ plan: 3, membership: 'anual', missing_licences: 1 }));
  await link.click();
  await expect.element(page.getByText(/^A 1 de tus hijos le falta su licencia/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Elegir el plan anual' })).toBeVisible();
  await press('Suscribir a mi familia');
  const form = page.getByRole('region', { name: 'Suscribe a tu familia con tarjeta' });
  await expect.element(form.getByRole('radio')).toHaveAccessibleName('Anual');
  await expect.element(page.getByText('2 × $1,490.00')).toBeVisible();
});

test('a family whose annual plan serves all of them is offered no further one by card', async () => {
  const { api, at } = await openHome();
  api.answer(getMyMembership, sampleMembership({ plan: 3, membership: 'anual' }));
  await link.click();
  await expect.poll(at).toBe('/apps/suscription/');
  await expect.element(page.getByRole('heading', { name: 'Mis pagos' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Suscribir a mi familia' })).not.toBeInTheDocument();
});

test('a parent who teaches sees both plans, and cancels each by itself', async () => {
  const { api } = await openHome();
  const { data } = sampleMembership();
  if (!data) throw new Error('There is no membership');
  const taught = { ...data, order: 'o-2', plan: 5, type: 'maestro' } as const;
  api.answer(getMyMembership, { ...noMembership, data: taught, others: [data] });
  await link.click();
  for (const name of ['Plan mensual para maestros', 'Plan mensual para padres']) {
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  }
  await press('Suscribir a mi familia');
  await expect.element(page.getByText('Ya tienes el plan Mensual.')).toBeVisible();
  api.answer(cancelMembership, { message: 'Cancelaste tu membresía' });
  await page.getByRole('button', { name: 'Cancelar la renovación' }).last().click();
  await press('Sí, cancelar');
  await expect.poll(() => api.arrived(cancelMembership).map(({ query }) => query)).toEqual([{ order: 'o-1' }]);
});

test('a parent without children is led to where they are registered, and subscribes them afterwards', async () => {
  // Registering a child would clear what was read ahead.
  spareData();
  const { api, at } = await openSubscription([]);
  await page.getByRole('link', { name: 'Registrar a mis hijos' }).click();
  await expect.poll(at).toBe('/apps/dashboardpadres');
  api.answer(listChildren, { data: [child] });
  await link.click();
  await expect.element(page.getByText('1 × $149.00')).toBeVisible();
});

test('what the page asks for is read when its link is pointed at, and not once more', async () => {
  const { api, at } = await openHome();
  const calls = [listPlans, listMyOrders, getPaymentSettings];
  await link.hover();
  for (const call of calls) await expect.poll(() => api.arrived(call)).toHaveLength(1);
  await link.click();
  await expect.poll(at).toBe('/apps/suscription/');
  await expect.element(page.getByRole('heading', { name: 'Mis pagos' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Suscribirse' })).toBeVisible();
  for (const call of calls) expect(api.arrived(call)).toHaveLength(1);
});
