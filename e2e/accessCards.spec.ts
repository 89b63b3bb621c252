import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { demo } from './personas/member.ts';

const { product } = addresses();

test('a school prints the card of a child, who enters with it', async ({ page, browser }) => {
  const { username, password } = demo('admin_escuela');
  await page.goto('/admin/imports');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByText('Plantilla_Usuarios_LIA.xlsx').click();
  await page.getByRole('button', { name: /^Hacer de nuevo/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Hacer de nuevo/ })
    .click();
  const card = page.getByRole('dialog').getByRole('listitem').first();
  await expect(card).toContainText('Colegio Jacarandas');
  const [code = ''] = /(?:[A-Z\d]{4}-){3}[A-Z\d]{4}/.exec(await card.innerText()) ?? [];

  const tablet = await browser.newContext();
  const classroom = await tablet.newPage();
  await classroom.goto(`${product}/login/tarjeta#code=${code}`);
  await expect(classroom).toHaveURL(`${product}/login/tarjeta`);
  await classroom.getByRole('button', { name: '¡Entrar!' }).click();
  await expect(classroom).toHaveURL(/\/apps\/landing/);
  await tablet.close();
});
