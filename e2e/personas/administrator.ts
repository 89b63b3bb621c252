import { expect, type Page } from '@playwright/test';

import { demo } from './member.ts';

/** Opens the console as the administrator of the demo world. */
export async function openConsole(page: Page, path: string): Promise<void> {
  await page.goto('/admin');
  const { username, password } = demo('admin');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(path);
}
