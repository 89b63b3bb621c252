import { expect, test } from '@playwright/test';

import { openConsole } from './personas/administrator.ts';

test('a screen whose file is gone after a new version shows an error, and a reload brings it', async ({ page }) => {
  await openConsole(page, '/admin/emails');
  await expect(page.getByRole('heading', { name: 'Correos no entregados' })).toBeVisible();
  // Deployed meanwhile: the files that this page knows are gone.
  await page.route('**/admin/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('menuitem', { name: 'Sitios' }).click();
  await expect(page.getByRole('heading', { name: 'Hay una versión nueva de la consola' })).toBeVisible();
  await page.unroute('**/admin/assets/*.js');
  await page.getByRole('button', { name: 'Recargar' }).click();
  await expect(page.getByRole('heading', { name: 'Sitios', exact: true })).toBeVisible();
});
