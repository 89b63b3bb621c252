import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { logo } from './logo.ts';
import { searchConsole } from './personas/administrator.ts';
import { donationForm, fillDonation, lucia } from './personas/donor.ts';
import { watchPolicy } from './policy.ts';

const { school, product } = addresses();
const CALL = '**/api/api/supportSubscription';

test(
  "three memberships from a school's strict page, with a logo, are paid and stand in the console",
  { tag: '@phone' },
  async ({ page }) => {
    const donor = lucia();
    const problems = await watchPolicy(page);
    const response = await page.goto(`${school}/donativos`);
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await fillDonation(page, donor, { mode: 'De 1 a 10 niñas y niños', children: 3 });
    await page.getByLabel('Logotipo o documento').setInputFiles(logo);
    await page.getByRole('button', { name: 'Donar $10,800.00' }).click();
    await expect(page.getByRole('heading', { name: 'Recibimos tu donativo. Te llevamos al pago' })).toBeFocused();

    await expect(page).toHaveURL(new RegExp(`^${product}/sandbox/checkout/`));
    expect(problems).toEqual([]);
    await expect(page.getByRole('main')).toContainText('$10,800.00');
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await expect(page).toHaveURL(/\/receipt\?/);
    await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
    // A table where there is room, a list of facts on a phone.
    const items = page.getByLabel('Lo que incluye este recibo');
    for (const text of ['Membresía de reforzamiento académico', '3', '$3,600.00', '$10,800.00'])
      await expect(items).toContainText(text);

    await searchConsole(page, 'donations', donor.businessName);
    await page.getByText(donor.businessName).click();
    await expect(page.getByRole('heading', { name: `Donativo de ${donor.businessName}` })).toBeVisible();
    await expect(page.getByRole('main').getByText('Aprobado', { exact: true })).toBeVisible();
    const picture = page.getByRole('img', { name: `Logotipo de ${donor.businessName}` });
    await expect(picture).toHaveJSProperty('naturalWidth', 2);
  },
);

test('a lost connection, a lost answer and a double press make one donation, and the way back an empty form', async ({
  page,
  context,
}) => {
  const donor = lucia();
  await page.goto(`${school}/donativos`);
  await fillDonation(page, donor, { mode: 'Otra cantidad', pesos: '1500.50' });
  const form = donationForm(page);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Donar $1,500.50' }).click();
  await expect(form.getByText('No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo')).toBeVisible();
  await expect(form.getByLabel('Empresa o razón social')).toHaveValue(donor.businessName);
  await context.setOffline(false);

  let attempts = 0;
  await page.route(CALL, async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    // The server does its work; the line breaks before the visitor hears of it.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.getByRole('button', { name: 'Volver a intentar' }).dblclick();
  // The form asks again by itself, under the same key, and gets the first answer.
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByRole('main')).toContainText('$1,500.50');
  expect(attempts).toBe(2);

  await page.goBack();
  await expect(page).toHaveURL(`${school}/donativos`);
  await expect(form.getByLabel('Empresa o razón social')).toHaveValue('');
  await searchConsole(page, 'donations', donor.businessName);
  await expect(page.getByRole('link', { name: donor.businessName })).toHaveCount(1);
});
