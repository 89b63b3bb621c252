import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { openConsole } from './personas/administrator.ts';

test('a screen whose file is gone after a new version shows an error, and a reload brings it', async ({ page }) => {
  await openConsole(page, '/admin/emails');
  await expect(page.getByRole('heading', { name: 'Correos no entregados' })).toBeVisible();
  // Deployed meanwhile: the files that this page knows are gone.
  await page.route('**/admin/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('menuitem', { name: 'Sitios' }).click();
  const broken = page.getByRole('alert').filter({ hasText: 'falló la conexión o hay una versión nueva' });
  await expect(broken.getByRole('heading', { name: 'Esta página no se pudo mostrar' })).toBeVisible();
  await page.unroute('**/admin/assets/*.js');
  await page.getByRole('button', { name: 'Recargar' }).click();
  await expect(page.getByRole('heading', { name: 'Sitios', exact: true })).toBeVisible();
});

test('code that could not be fetched breaks its part of a screen, its dialog or its form, and not the screen', async ({
  page,
}) => {
  const report = page.getByRole('alert').filter({ hasText: 'Faltó cargar una parte de la consola' });
  const reload = report.getByRole('button', { name: 'Recargar' });
  await page.route(/InstitutionPeople/, (route) => route.abort(), { times: 1 });
  await openConsole(page, '/admin/institutions/301/show');
  await expect(reload).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Datos' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Instituciones', exact: true }).click();
  const search = page.getByRole('textbox', { name: 'Buscar' });
  await search.fill('Jacarandas');
  await expect(page).toHaveURL(/Jacarandas/);
  const add = page.getByRole('link', { name: 'Agregar institución' });
  await page.route(/FormDialog/, (route) => route.abort(), { times: 1 });
  await add.click();
  await expect(reload).toBeVisible();
  await expect(page).toHaveURL(/\/institutions\?.*Jacarandas/);
  await expect(search).toHaveValue('Jacarandas');
  await reload.click();

  await page.route(/assets\/schema/, (route) => route.abort());
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Nueva Escuela' });
  const missing = dialog.getByRole('alert').filter({ hasText: 'Faltó cargar una parte de la consola' });
  await expect(missing.getByRole('button', { name: 'Recargar' })).toBeVisible();
  await expectAccessible(page);
  const name = dialog.getByRole('textbox', { name: 'Nombre' });
  await name.fill('Escuela de prueba');
  await dialog.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Escuela' }).click();
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(missing).toBeFocused();
  await expect(name).toHaveValue('Escuela de prueba');
});
