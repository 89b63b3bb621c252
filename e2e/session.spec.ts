import { expect, test } from '@playwright/test';

import { demo, enter, signIn } from './personas/member.ts';

test('an unknown user and a wrong password are told apart', async ({ page }) => {
  await signIn(page, demo('nadie-aqui'));
  await expect(page.getByLabel('Usuario')).toBeFocused();
  await expect(page.getByLabel('Usuario')).toHaveAccessibleDescription('El usuario es incorrecto');
  await signIn(page, { username: 'padre', password: 'otra-cosa' });
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription('La contraseña es inválida');
  await expect(page).toHaveURL('/login');
});

test('the guard remembers where somebody wanted to go', async ({ page }) => {
  await page.goto('/apps/dashboardpadres?de=correo');
  await expect(page).toHaveURL('/login');
  await signIn(page, demo('padre'));
  await expect(page).toHaveURL('/apps/dashboardpadres?de=correo');
});

test('who is signed in does not see the door, and a page of others leads home', async ({ page }) => {
  await enter(page, demo('maestro'), /\/apps\/dashboardmaestros/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/apps\/dashboardmaestros/);
  await page.goto('/apps/dashboardpadres');
  await expect(page).toHaveURL(/\/apps\/dashboardmaestros/);
});

test('signing out ends the session, and the door remembers the audience', async ({ page }) => {
  await enter(page, demo('padre'), /\/apps\/dashboardpadres/);
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('tab', { name: 'Padres' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/apps/dashboardpadres');
  await expect(page).toHaveURL('/login');
});

test('a session that the server no longer knows ends where it stands', async ({ page, request }) => {
  await enter(page, demo('padre'), /\/apps\/dashboardpadres/);
  const kept = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const { token }: { token: string } = JSON.parse(kept ?? '{}');
  const answer = await request.post('/api/api/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
  await page.reload();
  await expect(page).toHaveURL('/login');
});

test('the password can be looked at', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('secreto');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('only administrators get into the console', async ({ page }) => {
  await enter(page, demo('padre'), /\/apps\/dashboardpadres/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Esta consola es solo para administradores' })).toBeVisible();
});
