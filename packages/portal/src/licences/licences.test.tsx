import {
  assignOrderLicences,
  freeLicence,
  getOrderLicences,
  listCandidates,
  reassignLicence,
} from '@lia/sdk/licences/endpoints';
import type { Candidate, OrderLicences } from '@lia/sdk/licences/records';
import { getMyMembership, listMyOrders, listPlans } from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { freed, held, person, sampleLicences } from '../testing/licences.ts';
import { sampleMembership } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';
import { announcement, createTestContext } from '../testing/context.tsx';

const candidate = (name: string, holds = false): Candidate => ({
  ...person(name),
  level: 2,
  grade: 3,
  group: null,
  holds,
});
const family = [candidate('Mateo'), candidate('Sofía', true)];

async function openLicences(answer: OrderLicences, people: Candidate[] = family) {
  const context = createTestContext();
  context.remember(signedIn('Padre-M'));
  context.api.answer(getOrderLicences, answer);
  context.api.answer(listCandidates, { data: people });
  await context.open('/apps/adminlicencias/o-1');
  await expect.element(page.getByRole('heading', { name: 'Licencias', level: 1 })).toBeVisible();
  return context;
}

test('a free licence goes to the child that is chosen, with the keyboard alone', async () => {
  const { api, violations } = await openLicences(sampleLicences());
  await expect.element(page.getByRole('progressbar', { name: '1 de 2 en uso' })).toBeVisible();
  const assign = page.getByRole('button', { name: 'Asignar la licencia 2' });
  assign.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: '¿Para quién es la licencia 2?' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Sofía/ })).toHaveAttribute('aria-disabled', 'true');
  expect(await violations()).toEqual([]);
  api.answer(assignOrderLicences, {
    message: 'Listo',
    ...sampleLicences({ held: [held(1, 'Sofía'), held(2, 'Mateo')] }),
  });
  page.getByRole('button', { name: /Mateo/ }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Mateo' })).toBeVisible();
  await expect.element(page.getByText('2 de 2 en uso', { exact: true })).toBeVisible();
  expect(api.arrived(assignOrderLicences).map(({ path, body }) => [path, body])).toEqual([
    ['/orders/o-1/licences', { people: ['u-Mateo'] }],
  ]);
});

test('a licence that was freed is given back from the toast, and the history shows who held it', async () => {
  const { api } = await openLicences(sampleLicences());
  api.answer(freeLicence, { message: 'La licencia quedó libre', ...sampleLicences({ held: [], freed: [freed] }) });
  await page.getByRole('button', { name: 'Liberar la licencia de Sofía' }).click();
  await expect.element(announcement).toHaveTextContent('La licencia quedó libre');
  await expect.element(page.getByText('Licencia 1: del mar 3 nov 2026 al vie 20 nov 2026 · Se liberó')).toBeVisible();
  api.answer(assignOrderLicences, { message: 'Listo', ...sampleLicences({ freed: [freed] }) });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(page.getByRole('button', { name: 'Liberar la licencia de Sofía' })).toBeVisible();
  expect(api.arrived(freeLicence).map(({ path }) => path)).toEqual(['/orders/o-1/licences/l-1/free']);
  expect(api.arrived(assignOrderLicences).map(({ body }) => body)).toEqual([{ people: ['u-Sofía'] }]);
});

test('a licence changes its holder; a refusal shows why, and what it is like now', async () => {
  const { api } = await openLicences(sampleLicences());
  api.refuse(reassignLicence, 409, 'LICENCE_HELD');
  const change = page.getByRole('button', { name: 'Cambiar la licencia de Sofía a otra persona' });
  await change.click();
  await page.getByRole('button', { name: /Mateo/ }).click();
  await expect.element(announcement).toHaveTextContent('Una de esas personas ya tiene una licencia de este plan');
  await expect.poll(() => api.arrived(getOrderLicences).length).toBe(2);
  api.answer(reassignLicence, {
    message: 'La licencia cambió de persona',
    ...sampleLicences({ held: [held(1, 'Mateo')] }),
  });
  await change.click();
  await page.getByRole('button', { name: /Mateo/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Mateo' })).toBeVisible();
  expect(api.arrived(reassignLicence).at(-1)?.body).toEqual({ person: 'u-Mateo' });
});

test('many people are searched', async () => {
  const people = Array.from({ length: 8 }, (_, index) => candidate(`Hijo ${index}`));
  const { api } = await openLicences(sampleLicences({ total: 1, held: [] }), people);
  await page.getByRole('button', { name: 'Asignar la licencia 1' }).click();
  await page.getByRole('searchbox', { name: 'Buscar por nombre o usuario' }).fill('zoe');
  await expect.poll(() => api.arrived(listCandidates).at(-1)?.query).toEqual({ q: 'zoe' });
});

test('without anyone to choose, it shows what to do first', async () => {
  await openLicences(sampleLicences({ total: 1, held: [] }), []);
  await page.getByRole('button', { name: 'Asignar la licencia 1' }).click();
  await expect.element(page.getByText(/^Aún no tienes hijos registrados/)).toBeVisible();
});

test('licences of a membership that ended are shown, and not assigned', async () => {
  await openLicences(sampleLicences({ status: 'ended' }));
  await expect.element(page.getByText(/Terminó el lun 21 dic 2026/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Asignar' })).not.toBeInTheDocument();
});

test('licences in use in another school are counted, and neither shown nor free', async () => {
  const used = { total: 5, held: [held(2, 'Sofía')], elsewhere: [1, 4] };
  const { violations } = await openLicences(sampleLicences({ plan: 8, type: 'escuela', ...used }));
  await expect.element(page.getByRole('progressbar', { name: '3 de 5 en uso' })).toBeVisible();
  await expect.element(page.getByText('2 licencias en uso en otra escuela')).toBeVisible();
  const cards = page.getByText(/^Licencia \d$/);
  expect(cards.elements().map(({ textContent }) => textContent)).toEqual(['Licencia 2', 'Licencia 3', 'Licencia 5']);
  expect(await violations()).toEqual([]);
});

test('where another school uses all licences, none is offered', async () => {
  const used = { total: 1, held: [], elsewhere: [1] };
  const { violations } = await openLicences(sampleLicences({ plan: 8, type: 'escuela', ...used }));
  await expect.element(page.getByText('1 de 1 en uso', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 licencia en uso en otra escuela')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Asignar/ })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test('a licence of a child whom its payer answers for no more is counted, and named nowhere', async () => {
  await openLicences(sampleLicences({ total: 1, held: [], elsewhere: [1] }));
  await expect.element(page.getByText(/^1 licencia es de alguien por quien ya no respondes/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Asignar/ })).not.toBeInTheDocument();
});

test("another's order is not shown", async () => {
  const { api, remember, open } = createTestContext();
  remember(signedIn('Maestro-A'));
  api.refuse(getOrderLicences, 404, 'NOT_FOUND');
  await open('/apps/adminlicencias/o-2');
  await expect.element(page.getByText('No encontramos lo que buscas')).toBeVisible();
});

test.for([
  ['Padre-M', '/apps/adminlicencias/o-1'],
  ['admin_escuela', '/admin/licences/o-1/show'],
] as const)('the membership of %s leads to its licences', async ([role, address]) => {
  const { api, remember, open } = createTestContext();
  remember(signedIn(role));
  api.answer(getMyMembership, sampleMembership());
  api.answer(listPlans, { data: [...firstTerms] });
  api.answer(listMyOrders, { data: [] });
  await open('/apps/membership');
  await expect.element(page.getByRole('link', { name: 'Administrar licencias' })).toHaveAttribute('href', address);
});
