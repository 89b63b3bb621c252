import { expect, test } from '@playwright/test';

test('a page whose first file was lost has words, and a link that loads it again with the code that led to it', async ({
  page,
}) => {
  await page.route(/\/assets\/start-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto('/resetPassword#token=abc');
  await page.getByRole('link', { name: 'vuelve a cargar la página' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elige una contraseña nueva' })).toBeVisible();
  await expect(page.getByText('Abriendo la Comunidad LIA')).toHaveCount(0);
});

test('a file that was lost while the sign-in rested does not break the page that needs it', async ({ page }) => {
  const lost = page.waitForEvent('requestfailed');
  await page.route(/\/assets\/WholePortal-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto('/login');
  await lost;
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¿Olvidaste tu contraseña?' })).toBeVisible();
});

test('a language whose texts are lost is refused where one signs in', async ({ page }) => {
  await page.route(/\/assets\/(texts\.)?en-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
  await expect(page.getByLabel('Usuario')).toBeVisible();
});
