import { expect, test } from '@playwright/test';

import { addDays } from '../packages/sdk/src/calendar/days.ts';
import { dayOf } from '../packages/sdk/src/calendar/instants.ts';
import { addresses } from './addresses.ts';
import { logo } from './logo.ts';
import { factOf, openConsole } from './personas/administrator.ts';
import { demo, sessionOf } from './personas/member.ts';

const { marketing } = addresses();

test('the accountant gets the movements of a month as a file', async ({ page }) => {
  await openConsole(page, '/admin/balance');
  await page.getByRole('button', { name: 'Exportar para contabilidad' }).click();
  const exports = page.getByRole('dialog', { name: 'Para contabilidad' });
  await exports.getByRole('button', { name: 'Preparar' }).click();
  const save = exports.getByRole('button', { name: 'CSV' }).first();
  await expect(save).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(/^contabilidad-\d{4}-\d\d\.csv$/);
});

test('an institution gets a logo, which its page shows from then on', async ({ page }) => {
  // Of its own: an earlier attempt leaves a logo.
  const { token } = await sessionOf(page.request, demo('admin'));
  const made = await page.request.post('/api/api/escuelas', {
    headers: { Authorization: `Bearer ${token}` },
    data: { School: `Primaria ${Date.now()}`, Type: 'Escuela', IsActive: true },
  });
  expect(made.ok()).toBe(true);
  const { data }: { data: { SchoolId: number } } = await made.json();
  await openConsole(page, `/admin/institutions/${data.SchoolId}/show`);
  await expect(page.getByText('Todavía no tiene logo.')).toBeVisible();
  await page.getByLabel('Subir un logo').setInputFiles(logo);
  const picture = page.getByRole('img', { name: /^Logo de / });
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toHaveJSProperty('naturalWidth', 2);
});

test('a course has another price, which visitors are shown', async ({ page }) => {
  await openConsole(page, '/admin/courses/6');
  await page.getByRole('textbox', { name: 'Precio nuevo' }).fill('1510.5');
  await page.getByRole('button', { name: 'Guardar el precio' }).click();
  await expect(page.getByText('$1,510.50 m.n.').first()).toBeVisible();
  await page.goto(`${marketing}/cursos`);
  await page.getByRole('link', { name: /Un salón para todas y todos/ }).click();
  await expect(page.getByText('$1,510.50 m.n.').first()).toBeVisible();
});

test('a version of a legal text is published for a day, and the one in force stays until then', async ({ page }) => {
  await openConsole(page, '/admin/legal-texts/create');
  await page.getByRole('combobox', { name: 'Texto', exact: true }).click();
  await page.getByRole('option', { name: 'Términos y condiciones' }).click();
  await page.getByRole('button', { name: 'Empezar con el texto vigente' }).click();
  const title = page.getByRole('textbox', { name: 'Título en español' });
  // Fetched: it would replace what is typed before it is there, and a press before it finds empty texts.
  await expect(title).toHaveValue('Términos y condiciones');
  await title.fill('Términos y condiciones de la comunidad');
  // Each day has one version: an earlier attempt has taken its own.
  await page.getByLabel('Vigente desde').fill(addDays(dayOf(new Date().toISOString()), 365 + (Date.now() % 3650)));
  await page.getByRole('button', { name: 'Guardar la versión' }).click();
  await expect(factOf(page, 'Estado')).toHaveText('Programada');
  const shown = await page.request.get('/api/api/legal/terms');
  expect(await shown.json()).toMatchObject({ title: 'Términos y condiciones' });
});
