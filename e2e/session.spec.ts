import { expect, test } from '@playwright/test';

import { demo, openWith, sessionOf, signIn } from './personas/member.ts';

test('a member who signs in is led to where they wanted to go, and out again', async ({ page }) => {
  await page.goto('/apps/dashboardpadres?de=correo');
  await expect(page).toHaveURL('/login');
  await signIn(page, { username: 'padre', password: 'otra-cosa' });
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription('La contraseña es inválida');
  await signIn(page, demo('padre'));
  await expect(page).toHaveURL('/apps/dashboardpadres?de=correo');
  await expect(page.getByText('Sesión iniciada')).toBeVisible();
  // A page of students.
  await page.goto('/apps/landing');
  await expect(page).toHaveURL('/apps/dashboardpadres');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Sesión finalizada')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Padres' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/apps/dashboardpadres');
  await expect(page).toHaveURL('/login');
});

test('a session that was ended elsewhere ends on the page that is open', async ({ page, request }) => {
  const session = await sessionOf(request, demo('padre'));
  await openWith(page, session, '/');
  await expect(page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem').first()).toBeVisible();
  // Open before: what the page reads by itself may end the session at any time after.
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  const bills = page.getByRole('menuitem', { name: 'Mis facturas' });
  await bills.hover();
  const answer = await request.post('/api/api/logout', { headers: { authorization: `Bearer ${session.token}` } });
  expect(answer.ok()).toBe(true);
  await bills.click();
  await expect(page.getByText('Token expirado o inválido')).toBeVisible();
  await expect(page).toHaveURL('/login');

  // The same token found again on a later visit.
  await openWith(page, session, '/apps/membership');
  await expect(page.getByText('Sesión expirada o inválida')).toBeVisible();
  await expect(page).toHaveURL('/login');
});
