import { expect, type Page } from '@playwright/test';

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
