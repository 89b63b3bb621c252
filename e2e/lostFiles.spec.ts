import { expect, test } from '@playwright/test';

test('a page whose first file was lost has words, and a link that loads it again', async ({ page }) => {
  await page.route(/\/assets\/start-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto('/login');
  await page.getByRole('link', { name: 'vuelve a cargar la página' }).click();
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await expect(page.getByText('Abriendo la Comunidad LIA')).toHaveCount(0);
});
