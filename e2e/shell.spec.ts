import { expect, test } from '@playwright/test';

import { register } from './personas/family.ts';
import { enter, signIn } from './personas/member.ts';
import { rosa } from './personas/parent.ts';

test('a parent folds the menu, stars what they searched, chooses the dark, and finds it on another device', async ({
  page,
  browser,
}) => {
  const parent = rosa();
  await register(page.request, parent);
  await enter(page, parent);
  const navigation = page.getByRole('navigation', { name: 'Navegación' });
  await navigation.getByRole('button', { name: 'Plegar el menú' }).click();

  await page.getByRole('button', { name: 'Buscar...' }).click();
  await page.getByRole('combobox', { name: 'Buscar' }).fill('suscripcion');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/suscription/);

  await page.getByRole('button', { name: 'Atajos' }).click();
  await page.getByLabel('Busca una app o página').fill('suscripcion');
  await page.getByRole('button', { name: 'Atajo a Suscripción' }).click();
  await page.keyboard.press('Escape');

  // The one of the theme: that of the star may come after it was awaited.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/me/settings') && answer.ok() && (answer.request().postData() ?? '').includes('"dark"'),
  );
  await page.getByRole('button', { name: 'Colores' }).click();
  await page.getByRole('radio', { name: 'Noche' }).click();
  await saved;

  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await elsewhere.newPage();
  await signIn(other, parent);
  await expect(other.getByRole('navigation', { name: 'Atajos' }).getByRole('link')).toHaveAccessibleName('Suscripción');
  await expect(other.getByRole('button', { name: 'Dejar abierto el menú' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The next person on this device has their own look.
  await other.goto('/logout');
  await expect(other).toHaveURL('/login');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'legacy');
  await elsewhere.close();
});
