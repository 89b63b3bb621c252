import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';
import { portalScreens } from '../app/routes.ts';
import { guideTexts as english } from './guides/english.ts';
import { readGuides } from './guides/guides.ts';
import { guideTexts as spanish } from './guides/spanish.ts';

const search = page.getByRole('searchbox', { name: '¿Qué quieres hacer?' });

test('every guide stands in both languages, is shown to someone, and leads to a screen that exists', async () => {
  const namesOf = (texts: Record<string, string>, language: string) =>
    Object.keys(texts).map((path) => path.replace(`./${language}/`, '').replace('.md', ''));
  const audiences = ['students', 'teachers', 'parents', 'schools', 'administrators'] as const;
  const shown = (await Promise.all(audiences.map((audience) => readGuides('es', audience)))).flat();
  const names = [...new Set(shown.map(({ name }) => name))].toSorted();
  expect(namesOf(spanish, 'es').toSorted()).toEqual(names);
  expect(namesOf(english, 'en').toSorted()).toEqual(names);
  expect(shown.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
  const paths: readonly (string | null)[] = [null, ...portalScreens.screens.map(({ path }) => path)];
  expect(shown.filter(({ path }) => !paths.includes(path))).toEqual([]);
});

test('answers are found by words without accents, and one that is alone stands open', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  await context.open('/apps/userguide');
  await expect.element(page.getByRole('button', { name: 'Pagar en OXXO' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Subir a toda tu escuela' })).not.toBeInTheDocument();
  await search.fill('CODIGO barras');
  await expect.element(page.getByText('Encontramos 1 respuesta.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pagar en OXXO' })).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('Muestra la ficha en la caja', { exact: false })).toBeVisible();
  await expect.poll(context.at).toBe('/apps/userguide?q=CODIGO+barras');
  await search.fill('xilófono');
  await expect.element(page.getByText('No encontramos nada con «xilófono».', { exact: false })).toBeVisible();
  await search.fill('suscripcion');
  await page.getByRole('button', { name: 'Cambiar tu tarjeta o cancelar' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Ir a esa página' }))
    .toHaveAttribute('href', '/apps/suscription/');
});

test('a school finds its own answers, from the menu of its account', async () => {
  const context = createTestContext();
  context.remember(signedIn('director_escuela'));
  await context.open('/apps/changePassword');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Guía de uso' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Subir a toda tu escuela' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Registrar a un hijo' })).not.toBeInTheDocument();
});
