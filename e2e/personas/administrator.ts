import { expect, type Locator, type Page } from '@playwright/test';

import { demo } from './member.ts';

/** Opens a page of the console as the administrator of the demo world, by way of its door. */
export async function openConsole(page: Page, path: string): Promise<void> {
  const { username, password } = demo('admin');
  await page.goto(path);
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(path);
}

/** Everything that somebody ordered, paid or not, as the console lists it. */
export async function ordersOf(page: Page, email: string): Promise<Locator> {
  await openConsole(page, '/admin/orders');
  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
  return page.locator('main a[href*="/orders/"][href$="/show"]');
}
