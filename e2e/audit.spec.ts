import { expect, test } from '@playwright/test';

import { openConsole, searchConsole } from './personas/administrator.ts';

test('what an administrator changes of a school is in the audit, before and after', async ({ page }) => {
  const name = `Escuela del cambio ${Date.now()}`;
  await openConsole(page, '/admin/institutions/create');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Escuela', exact: true }).click();
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText(name).first()).toBeVisible();
  await searchConsole(page, 'audit', name);
  await page.getByRole('row', { name: `Institución: ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Institución: ${name}` })).toBeVisible();
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  await expect(page.getByText('POST /escuelas')).toBeVisible();
});
