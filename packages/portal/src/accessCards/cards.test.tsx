import { endGroupCards, listGroupCards, makeGroupCards } from '@lia/sdk/accessCards/endpoints';
import type { AccessCard, GroupCard } from '@lia/sdk/accessCards/schema';
import { getGroup, listGroupStudents } from '@lia/sdk/groups/endpoints';
import type { Group } from '@lia/sdk/groups/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const group: Group = {
  id: '0a0a0a0a-0000-4000-8000-000000000001',
  name: '2° A',
  level: 2,
  grade: 2,
  school: { id: 301, name: 'Colegio Jacarandas' },
  teacher: { uuid: 'u-teacher', name: 'Rosa Peña' },
  students: 2,
  external_id: null,
  created_at: '2026-11-20T18:00:00.000Z',
  zone: 'America/Mexico_City',
};

const ana = { uuid: '0a0a0a0a-0000-4000-8000-00000000000a', name: 'Ana', last_name: 'Méndez', username: 'ana.m' };
const luis = { uuid: '0a0a0a0a-0000-4000-8000-00000000000b', name: 'Luis', last_name: 'Gil', username: 'luis.g' };
const CARD = '0a0a0a0a-0000-4000-8000-0000000000ca';

const without: GroupCard[] = [ana, luis].map((one) => ({ ...one, card: 'none', card_id: null }));
const [first, second] = without;
const withOne: GroupCard[] = [{ ...ana, card: 'used', card_id: CARD }, ...(second ? [second] : [])];

const cardOf = (one: typeof ana, code: string): AccessCard => ({
  ...one,
  school: group.school.name,
  level: 2,
  grade: 2,
  group: group.name,
  code,
});

async function open(cards: GroupCard[], role = 'maestro', change: Partial<Group> = {}) {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(getGroup, { ...group, ...change });
  const row = { level: 2, grade: 2, matricula: null, group: { id: group.id, name: group.name } };
  context.api.answer(
    listGroupStudents,
    [ana, luis].map((one) => ({ ...one, ...row })),
  );
  context.api.answer(listGroupCards, { data: cards });
  await context.open(`/apps/grupo/${group.id}`);
  await expect.element(page.getByText('Ana Méndez')).toBeVisible();
  return context;
}

const openCards = () => page.getByRole('button', { name: 'Tarjetas para entrar' });
const dialog = page.getByRole('dialog', { name: 'Tarjetas de 2° A' });

test('the cards of a whole group are made in one press and shown to be printed, and kept nowhere', async () => {
  const { api, violations } = await open(without);
  await openCards().click();
  await dialog.getByRole('checkbox', { name: 'Todo el grupo' }).click();
  expect(await violations()).toEqual([]);
  api.answer(makeGroupCards, {
    sign_in_url: 'https://lia.example/login/tarjeta',
    data: [cardOf(ana, 'K7QM9TRW4HXP2DNB'), cardOf(luis, 'BCDFGHJKMNPQRSTV')],
  });
  await dialog.getByRole('button', { name: 'Hacer 2 tarjetas' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tarjetas para imprimir' });
  await expect.element(sheet.getByText('K7QM-9TRW-4HXP-2DNB')).toBeVisible();
  const cards = sheet.getByRole('listitem');
  await expect.element(cards.nth(1)).toHaveTextContent(/Luis Gil.*2° de primaria · Grupo 2° A/);
  // A card that is found gives away no username.
  await expect.element(cards.nth(1)).not.toHaveTextContent('luis.g');
  expect(await violations()).toEqual([]);
  const students = [ana, luis].map(({ uuid }) => ({ uuid, replaces: null }));
  expect(api.arrived(makeGroupCards).map(({ body }) => body)).toEqual([{ students }]);
  api.answer(listGroupCards, { data: withOne });
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog.getByText('Luis Gil')).toBeVisible();
  const kept = JSON.stringify([localStorage, sessionStorage]) + document.body.textContent;
  expect(kept).not.toMatch(/K7QM|BCDFGH/);
});

test('a card is replaced, and ended, after a question', async () => {
  const { api, violations } = await open(withOne);
  await openCards().click();
  await dialog.getByRole('checkbox', { name: /Ana Méndez/ }).click();
  await dialog.getByRole('button', { name: 'Hacer 1 tarjeta' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Cambiar 1 tarjeta?' });
  await expect.element(question).toHaveTextContent('Las tarjetas anteriores dejan de servir');
  expect(await violations()).toEqual([]);
  expect(api.arrived(makeGroupCards)).toEqual([]);
  api.refuse(makeGroupCards, 409, 'CARDS_CHANGED');
  await question.getByRole('button', { name: 'Sí, hacer nuevas' }).click();
  await expect
    .poll(() => api.arrived(makeGroupCards).map(({ body }) => body))
    .toEqual([{ students: [{ uuid: ana.uuid, replaces: CARD }] }]);
  await dialog.getByRole('button', { name: 'Quitar 1 tarjeta' }).click();
  api.answer(endGroupCards, { message: 'Listo, esas tarjetas ya no sirven' });
  api.answer(listGroupCards, { data: without });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar 1 tarjeta' }).click();
  await expect.element(dialog.getByText('ana.m · Sin tarjeta')).toBeVisible();
  expect(api.arrived(endGroupCards).map(({ body }) => body)).toEqual([{ students: [ana.uuid] }]);
});

test.for([
  ['maestro', 3],
  ['director_escuela', 2],
] as const)('%s is not offered cards for a group of level %i', async ([role, level]) => {
  await open(first ? [first] : [], role, { level });
  await expect.element(openCards()).not.toBeInTheDocument();
});
