import { may } from '@lia/sdk/accounts/permissions';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';
import { portalScreens } from '../app/routes.ts';
import { guideTexts as english } from './guides/english.ts';
import { readGuides } from './guides/guides.ts';
import { guideTexts as spanish } from './guides/spanish.ts';

const search = page.getByRole('searchbox', { name: '¿Qué quieres hacer?' });

/** One role of each group, and those whose plan or place at a school opens more. */
const roles = ['alumno', 'maestro', 'Maestro-M', 'padre', 'Padre-M', 'admin_escuela', 'director_escuela', 'admin'];

test('every guide stands in both languages, and is shown to someone', async () => {
  const namesOf = (texts: Record<string, string>, language: string) =>
    Object.keys(texts).map((path) => path.replace(`./${language}/`, '').replace('.md', ''));
  const shown = (await Promise.all(roles.map((role) => readGuides('es', signedIn(role).user)))).flat();
  const names = [...new Set(shown.map(({ name }) => name))].toSorted();
  expect(namesOf(spanish, 'es').toSorted()).toEqual(names);
  expect(namesOf(english, 'en').toSorted()).toEqual(names);
  expect(shown.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
});

test.for(roles)('what the guide explains to who is %s leads to screens that they may open', async (role) => {
  const { user } = signedIn(role);
  const open: readonly (string | null)[] = portalScreens.screens.flatMap(({ path, permission }) =>
    permission !== 'guests' && may(user, permission) ? [path] : [],
  );
  const guides = await readGuides('es', user);
  expect(guides.filter(({ path }) => path !== null && !open.includes(path))).toEqual([]);
});

test('answers are found by words without accents, and one that is alone stands open', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  await context.open('/apps/userguide');
  await expect.element(page.getByRole('button', { name: 'Pagar en OXXO' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Subir a toda tu escuela' })).not.toBeInTheDocument();
  // Each key replaces the address; the focus stays in the field.
  await search.click();
  await userEvent.keyboard('pago');
  await expect.poll(context.at).toBe('/apps/userguide?q=pago');
  await expect.element(search).toHaveValue('pago');
  await expect.element(search).toHaveFocus();
  await search.fill('CODIGO barras');
  await expect.element(page.getByText('Encontramos 1 respuesta.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pagar en OXXO' })).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('Muestra la ficha en la caja', { exact: false })).toBeVisible();
  await expect.poll(context.at).toBe('/apps/userguide?q=CODIGO+barras');
  await search.fill('xilófono');
  await expect.element(page.getByText('No encontramos nada con «xilófono».', { exact: false })).toBeVisible();
  await search.fill('MEMBRESIA');
  await page.getByRole('button', { name: 'Cambiar tu tarjeta o cancelar' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Ir a esa página' }))
    .toHaveAttribute('href', '/apps/suscription/');
});

test('a school finds its own answers, from the menu of its account', async () => {
  const context = createTestContext();
  context.remember(signedIn('admin_escuela'));
  await context.open('/apps/changePassword');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Guía de uso' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Subir a toda tu escuela' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Registrar a un hijo' })).not.toBeInTheDocument();
});
