import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { demo, signIn } from './personas/member.ts';

test('a school sets up a second factor, signs in with it, and turns it off', async ({ page, browser }) => {
  // No other journey signs in as it.
  const school = demo('escuela-i');
  const dashboard = /\/apps\/dashboard/;
  await signIn(page, school);
  await expect(page).toHaveURL(dashboard);
  await page.goto('/apps/changePassword');
  const section = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await section.getByRole('button', { name: 'Activar' }).click();
  await section.getByLabel('Contraseña actual', { exact: true }).fill(school.password);
  await section.getByRole('button', { name: 'Continuar' }).click();
  const secret = Secret.fromBase32(((await section.locator('code').textContent()) ?? '').replaceAll(' ', ''));
  await section.getByLabel('Código que muestra tu app').fill(TOTP.generate({ secret }));
  await section.getByRole('button', { name: 'Activar verificación' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const [first = '', second = ''] = await section.getByRole('listitem').allTextContents();
  await section.getByRole('button', { name: 'Ya los guardé' }).click();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, school);
  await other.getByLabel('Código de verificación').fill(first);
  await other.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
  await expect(other).toHaveURL(dashboard);
  await elsewhere.close();

  await section.getByRole('button', { name: 'Quitar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(school.password);
  await dialog.getByLabel('Código de tu app o de recuperación').fill(second);
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect(section.getByRole('button', { name: 'Activar' })).toBeVisible();
});
