import { expect, test } from '@playwright/test';

import { subscribe } from './personas/family.ts';
import { demo, enter, openWith, sessionOf } from './personas/member.ts';
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

test('a school orders more licences by transfer, an administrator marks it, and one is assigned', async ({ page }) => {
  const [school, admin] = await Promise.all(['escuela-a', 'admin'].map((name) => sessionOf(page.request, demo(name))));
  if (!school || !admin) throw new Error('Both are accounts of the demo data');
  await openWith(page, school, '/admin/licences');
  await page.getByRole('row', { name: /Plan anual/ }).click();
  await expect(page.getByRole('heading', { name: /^Licencias de / })).toBeVisible();
  const use = page.getByRole('progressbar', { name: /en uso$/ });
  const before = /(\d+) de (\d+)/.exec((await use.getAttribute('aria-label')) ?? '');
  const [, used, total] = (before ?? []).map(Number);
  if (used === undefined || total === undefined) throw new Error('The school sees its licences');
  await page.getByRole('textbox', { name: '¿Cuántas licencias más?' }).fill('20');
  await page.getByRole('radio', { name: 'Por transferencia' }).check();
  await page.getByRole('button', { name: 'Pedir licencias' }).click();
  await expect(page.getByText(/con la referencia LIA-[0-9A-F]{8}\./)).toBeVisible();
  const address = page.url();

  await openWith(page, admin, new URL(address).pathname);
  await page.getByRole('button', { name: 'Marcar como pagado' }).click();
  await page.getByRole('textbox', { name: 'Referencia del banco' }).fill(`SPEI ${Date.now()}`);
  await page.getByRole('button', { name: 'Confirmar pago' }).click();
  await expect(page.getByRole('progressbar', { name: `${used} de ${total + 20} en uso` })).toBeVisible();

  await openWith(page, school, new URL(address).pathname);
  await page.getByRole('button', { name: 'Asignar licencias' }).click();
  await page.getByRole('checkbox', { disabled: false }).first().check();
  await page.getByRole('button', { name: 'Asignar 1 licencia' }).click();
  await expect(page.getByRole('progressbar', { name: `${used + 1} de ${total + 20} en uso` })).toBeVisible();
});
