import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { proves } from './journeys.ts';
import { openConsole } from './personas/administrator.ts';
import { donationForm, fillDonation, lucia } from './personas/donor.ts';

const { school } = addresses();

const outcomes = [
  { decision: 'Aprobar', receipt: '¡Gracias! Tu pago está aprobado', state: 'Aprobado' },
  { decision: 'Rechazar', receipt: 'Tu pago no se realizó', state: 'Rechazado' },
  { decision: 'Dejar pendiente', receipt: 'Tu pago está en proceso', state: 'Pendiente' },
];

for (const { decision, receipt, state } of outcomes) {
  test(
    `three memberships from a school's page: ${state.toLowerCase()}`,
    proves('donation', 'happy'),
    async ({ page }) => {
      const donor = lucia();
      await page.goto(`${school}/donativos`);
      await fillDonation(page, donor, { mode: 'De 1 a 10 niñas y niños', children: 3 });
      await page.getByLabel('Logotipo o documento').setInputFiles({
        name: 'faro.png',
        mimeType: 'image/png',
        buffer: LOGO,
      });
      await page.getByRole('button', { name: 'Donar $10,800.00' }).click();
      await expect(page.getByRole('heading', { name: 'Recibimos tu donativo. Te llevamos al pago' })).toBeFocused();

      await expect(page).toHaveURL(new RegExp(`^${addresses().product}/sandbox/checkout/`));
      await expect(page.getByText('Modo de prueba: aquí no se cobra nada')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('$10,800.00');
      await page.getByRole('button', { name: decision }).click();

      await expect(page).toHaveURL(/\/receipt\?/);
      await expect(page.getByRole('heading', { name: receipt })).toBeVisible();
      // A table where there is room, a list of facts on a phone.
      const items = page.getByLabel('Lo que incluye este recibo');
      for (const text of ['Membresía de reforzamiento académico', '3', '$3,600.00', '$10,800.00']) {
        await expect(items).toContainText(text);
      }
      // A donor has no account to sign in to.
      await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveCount(0);

      await openConsole(page, '/admin/donations');
      await page.goto(`/admin/donations?filter=${encodeURIComponent(JSON.stringify({ q: donor.businessName }))}`);
      const donation = page.getByText(donor.businessName);
      await expect(donation).toBeVisible();
      await donation.click();
      await expect(page.getByRole('heading', { name: `Donativo de ${donor.businessName}` })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(state);
      const logo = page.getByRole('img', { name: `Logotipo de ${donor.businessName}` });
      await expect(logo).toHaveJSProperty('naturalWidth', 2);
    },
  );
}

test('an amount goes to the payment as it was typed', proves('donation', 'happy'), async ({ page }) => {
  await page.goto(`${school}/donativos`);
  await fillDonation(page, lucia(), { mode: 'Otra cantidad', pesos: '1500.50' });
  await page.getByRole('button', { name: 'Donar $1,500.50' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByRole('main')).toContainText('$1,500.50');
});

test(
  'more than ten children lead to a conversation, and the form begins anew',
  proves('donation', 'happy'),
  async ({ page }) => {
    await page.goto(`${school}/donativos`);
    await fillDonation(page, lucia(), { mode: 'Más de 10 niñas y niños', message: 'Queremos apoyar a 40 niñas.' });
    await page.getByRole('button', { name: 'Pedir que me contacten' }).click();
    await expect(
      page.getByRole('heading', { name: 'Recibimos tu solicitud. Nos pondremos en contacto contigo' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Hacer otro donativo' }).click();
    await expect(donationForm(page).getByLabel('Nombre completo')).toHaveValue('');
    expect(page.url()).toBe(`${school}/donativos`);
  },
);

test('the first field at fault takes the focus and says what is wrong', async ({ page }) => {
  await page.goto(`${school}/donativos`);
  const form = donationForm(page);
  await form.getByRole('radio', { name: 'Otra cantidad' }).check();
  await form.getByLabel('Cantidad a donar').fill('mucho');
  await form.getByRole('button', { name: 'Donar' }).press('Enter');
  const amount = form.getByLabel('Cantidad a donar');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/Ingresa únicamente números/);
  await expect(form.getByRole('status').filter({ hasText: 'Ingresa únicamente números' })).toBeAttached();
});

/** Two pixels, red and blue. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==',
  'base64',
);
