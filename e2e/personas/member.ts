import { expect, type Page } from '@playwright/test';

/** Somebody with an account of the demo world: the user name is the role in lower case. */
export interface Member {
  username: string;
  password: string;
}

export const demo = (username: string): Member => ({ username, password: 'lia-demo-2026' });

/** Signs in at the portal's door, wherever the portal sends one then. */
export async function signIn(page: Page, { username, password }: Member): Promise<void> {
  if (new URL(page.url(), 'http://nowhere').pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
}

/** Signs in at the portal and waits for the page that this member starts on. */
export async function enter(page: Page, member: Member, path: string | RegExp): Promise<void> {
  await signIn(page, member);
  await expect(page).toHaveURL(path);
}
