import { expect, test } from '@playwright/test';

import { subscribe } from './personas/family.ts';
import { enter } from './personas/member.ts';
import { rosa } from './personas/parent.ts';

test('a parent takes a licence back, changes their mind, and sees both in its history @phone', async ({ page }) => {
  const parent = rosa();
  const [emiliano, sofia] = parent.children;
  await subscribe(page.request, parent);
  await enter(page, parent, '/apps/dashboardpadres');
  await page.getByRole('link', { name: 'Administrar licencias' }).click();
  await expect(page).toHaveURL(/\/apps\/adminlicencias\//);
  await expect(page.getByRole('progressbar', { name: '2 de 2 en uso' })).toBeVisible();

  await page.getByRole('button', { name: `Liberar la licencia de ${sofia.name}` }).click();
  await expect(page.getByText('La licencia quedó libre')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('progressbar', { name: '2 de 2 en uso' })).toBeVisible();
  await page.getByRole('button', { name: `Liberar la licencia de ${emiliano.name}` }).click();
  await page.getByRole('button', { name: 'Asignar la licencia 1' }).click();
  await page.getByRole('button', { name: new RegExp(emiliano.username) }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: emiliano.name })).toBeVisible();
  await expect(page.getByText(/· Se liberó$/)).toHaveCount(2);
});
