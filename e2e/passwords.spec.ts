import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { linkIn } from './emails.ts';
import { register } from './personas/family.ts';
import { enter, signIn } from './personas/member.ts';
import { rosa } from './personas/parent.ts';

const { product } = addresses();

async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña nueva', { exact: true }).fill(password);
}

test('a parent who forgot the password chooses another by e-mail, ends a lost session, changes it and a child’s', async ({
  page,
  browser,
}) => {
  const parent = rosa();
  await register(page.request, parent);
  await page.goto(`${product}/login`);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.getByLabel('Correo electrónico').fill(parent.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();

  await page.goto(await linkIn(parent.email, 'Elige una contraseña nueva', '/resetPassword'));
  await expect(page).toHaveURL(`${product}/resetPassword`);
  await fillNewPassword(page, 'buganvilia');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Listo, tu contraseña cambió. Ya puedes iniciar sesión', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${product}/login`);

  const known = { ...parent, password: 'buganvilia' };
  const lost = await browser.newContext();
  const phone = await lost.newPage();
  await enter(phone, known);
  await expect(phone).toHaveURL(/\/apps\/dashboardpadres/);

  await signIn(page, known);
  await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
  await page.getByRole('button', { name: 'Cambiar contraseña de Emiliano' }).click();
  await fillNewPassword(page, 'cometa');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText(/^Su contraseña cambió y cerramos sus sesiones. Ojo: .*más usadas/)).toBeVisible();

  await page.goto(`${product}/apps/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await page.getByRole('button', { name: 'Sí, cerrarlas' }).click();
  await expect(page.getByText('Cerramos tus demás sesiones')).toBeVisible();
  await phone.goto(`${product}/apps/profile`);
  await expect(phone).toHaveURL(`${product}/login`);
  await lost.close();

  await page.getByLabel('Contraseña actual', { exact: true }).fill('buganvilia');
  await fillNewPassword(page, 'jacaranda');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Tu contraseña cambió y cerramos tus demás sesiones', { exact: true })).toBeVisible();
});
