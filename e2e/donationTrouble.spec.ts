import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { openConsole } from './personas/administrator.ts';
import { passingFailures } from './failures.ts';
import { type Donor, donationForm, fillDonation, lucia } from './personas/donor.ts';

const { school } = addresses();
const CALL = '**/api/api/supportSubscription';
const one = { mode: 'De 1 a 10 niñas y niños', children: 1 } as const;

async function expectOneDonation(page: Page, { businessName }: Donor): Promise<void> {
  await openConsole(page, '/admin/donations');
  await expect(page.getByText(businessName)).toHaveCount(1);
}

test('a double click makes one donation', async ({ page }) => {
  const donor = lucia();
  await page.goto(`${school}/donativos`);
  await fillDonation(page, donor, one);
  await page.getByRole('button', { name: 'Donar $3,600.00' }).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expectOneDonation(page, donor);
});

test('without a connection nothing is lost, and trying again makes one donation', async ({ page, context }) => {
  const donor = lucia();
  await page.goto(`${school}/donativos`);
  await fillDonation(page, donor, one);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Donar $3,600.00' }).click();
  const form = donationForm(page);
  await expect(form.getByText('No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo')).toBeVisible();
  await expect(form.getByLabel('Empresa o razón social')).toHaveValue(donor.businessName);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expectOneDonation(page, donor);
});

test('an answer that never arrives does not make a second donation', async ({ page }) => {
  const donor = lucia();
  await page.goto(`${school}/donativos`);
  await fillDonation(page, donor, one);
  let attempts = 0;
  await page.route(CALL, async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    // The server does its work; the line breaks before the visitor hears of it.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Donar $3,600.00' }).click();
  // The form asks again by itself, under the same key, and gets the first answer.
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  expect(attempts).toBe(2);
  await expectOneDonation(page, donor);
});

test('what the server says is said, on its field where it has one, and nothing is lost', async ({ page }) => {
  const donor = lucia();
  await page.goto(`${school}/donativos`);
  const form = donationForm(page);
  await fillDonation(page, donor, one);
  const send = form.getByRole('button', { name: /^(Donar|Volver a intentar)/ });
  await page.route(CALL, (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'VALIDATION_FAILED',
        message: 'Revisa los datos marcados',
        fields: { position: 'No se permiten caracteres especiales' },
      },
    }),
  );
  await send.click();
  const position = form.getByLabel('Cargo');
  await expect(position).toBeFocused();
  await expect(position).toHaveAccessibleDescription(/No se permiten caracteres especiales/);
  await page.unrouteAll();
  await position.fill('Gerente');

  for (const [status, code, message] of passingFailures) {
    await page.route(CALL, (route) => route.fulfill({ status, json: { code, message } }));
    await send.click();
    await expect(form.getByRole('alert')).toContainText(message);
    await expect(form.getByLabel('Empresa o razón social')).toHaveValue(donor.businessName);
    await page.unrouteAll();
  }
  await send.click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expectOneDonation(page, donor);
});

test('the way back from the payment leads to an empty form, not to a second donation', async ({ page }) => {
  const donor = lucia();
  await page.goto(`${school}/donativos`);
  await fillDonation(page, donor, one);
  await page.getByRole('button', { name: 'Donar $3,600.00' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expect(donationForm(page).getByLabel('Empresa o razón social')).toHaveValue('');
  await expectOneDonation(page, donor);
});

test('what was typed is there again after a reload', async ({ page }) => {
  const donor = lucia();
  await page.goto(`${school}/donativos`);
  await fillDonation(page, donor, one);
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(donationForm(page).getByLabel('Empresa o razón social')).toHaveValue(donor.businessName);
});
