import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { linkIn } from './emails.ts';
import { register } from './personas/family.ts';
import { enter } from './personas/member.ts';
import { rosa } from './personas/parent.ts';

const { product } = addresses();

test('a parent confirms their address with one press, and is reminded of it until then', async ({ page }) => {
  const parent = rosa();
  await register(page.request, parent);
  await enter(page, parent);
  const notice = page.getByRole('complementary', { name: 'Confirma tu correo' });
  await expect(notice).toContainText(parent.email);
  await notice.getByRole('button', { name: 'Enviar otra vez' }).click();
  await expect(page.getByText('Te enviamos otro correo')).toBeVisible();

  const link = await linkIn(parent.email, 'Confirma tu correo', '/confirm');
  // A scanner opens the link, and nothing comes of it.
  await page.request.get(link);
  await page.goto(link);
  await expect(page).toHaveURL(`${product}/confirm`);
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir a mi cuenta' }).click();
  await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
  await expect(notice).toHaveCount(0);

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
});
