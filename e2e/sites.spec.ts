import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { openConsole } from './personas/administrator.ts';
import { acceptTexts } from './personas/consents.ts';
import { donationForm, fillDonation, lucia } from './personas/donor.ts';

const { school, marketing } = addresses();

// A page that was put in place of the served one comes from no address that the browser knows, and the forms from this
// machine's.
test.use({ permissions: ['local-network-access'] });

/** A page of an example whose owner pasted the key into it. */
async function openWithKey(page: Page, address: string, key: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<lia-donation', `<lia-donation embed-key="${key}"`);
    await route.fulfill({ response, body });
  });
  await page.goto(address);
  // It comes alive when it is near what is seen.
  await page.locator('lia-donation').scrollIntoViewIfNeeded();
}

/** Adds the school's site in the console and takes the key out of the code that is handed over. */
async function addSchool(page: Page, name: string): Promise<{ key: string; address: string }> {
  await openConsole(page, '/admin/embeds');
  await page.getByRole('link', { name: 'Agregar sitio' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page.getByRole('textbox', { name: 'Dirección 1' }).fill(`${school}/`);
  await page.getByRole('button', { name: 'Agregar sitio' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const code = await page.getByRole('region', { name: 'Código' }).innerText();
  return { key: /embed-key="(lia_\w+)"/.exec(code)?.[1] ?? '', address: page.url() };
}

const funnel = (page: Page, step: string) => page.getByRole('listitem').filter({ hasText: step });

test('a site is added, and what comes of its page shows in the console', async ({ page }) => {
  const name = `Colegio Las Jacarandas ${randomUUID().slice(0, 8)}`;
  const { key, address } = await addSchool(page, name);
  await expect(page.getByText('En este periodo nadie vio un formulario en este sitio.')).toBeVisible();
  // The form itself, which cannot be used here and is counted for no site.
  await page.getByRole('button', { name: 'Ver y ajustar el formulario' }).click();
  const preview = page.getByRole('region', { name: 'Vista previa de «Donativos»' });
  await expect(preview.getByText('Dona una membresía de reforzamiento académico').first()).toBeVisible();

  await openWithKey(page, `${school}/donativos`, key);
  await fillDonation(page, lucia(), { mode: 'De 1 a 10 niñas y niños', children: 3 });
  await page.getByRole('button', { name: 'Donar $10,800.00' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();

  await page.goto(address);
  await expect(funnel(page, 'Vistas1')).toBeVisible();
  await expect(funnel(page, 'Empezados1')).toBeVisible();
  await expect(funnel(page, 'Enviados1')).toBeVisible();
  await expect(funnel(page, 'Pagado$10,800.00')).toBeVisible();
  const donations = page.getByRole('region', { name: 'Por formulario' }).getByRole('row', { name: 'Donativos' });
  await expect(donations).toContainText('$10,800.00');

  await page.getByRole('link', { name: 'Sitios' }).first().click();
  await page.getByLabel('Buscar').fill(key);
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name })).toContainText('$10,800.00');
});

test('a page that the key is not tied to is refused, and keeps what was typed', async ({ page }) => {
  const { key, address } = await addSchool(page, `Colegio Las Jacarandas ${randomUUID().slice(0, 8)}`);
  const donor = lucia();
  await openWithKey(page, `${marketing}/apoyar`, key);
  const form = donationForm(page);
  await form.getByRole('radio', { name: 'De 1 a 10 niñas y niños', exact: true }).check();
  await form.getByLabel('Nombre completo').fill(donor.name);
  await form.getByLabel('Correo electrónico').fill(donor.email);
  await form.getByLabel('Teléfono').fill(donor.phone);
  // Even the states are refused, so the field takes what is typed.
  await form.getByRole('textbox', { name: 'Estado' }).fill(donor.state);
  await form.getByLabel('Empresa o razón social').fill(donor.businessName);
  await form.getByLabel('Cargo').fill(donor.position);
  await form.getByRole('radio', { name: 'Publicar mi donativo' }).check();
  await acceptTexts(form);
  await form.getByRole('button', { name: 'Donar $3,600.00' }).click();
  await expect(form.getByRole('alert')).toContainText('Esta página no puede usar este formulario.');
  await expect(form.getByLabel('Nombre completo')).toHaveValue(donor.name);

  await page.goto(address);
  await expect(page.getByText('En este periodo nadie vio un formulario en este sitio.')).toBeVisible();
  const refused = page.getByRole('alert').filter({ hasText: 'Otra dirección quiso usar la llave de este sitio' });
  await refused.getByRole('button', { name: `Agregar dirección: ${marketing}` }).click();
  await expect(refused).toHaveCount(0);
  await openWithKey(page, `${marketing}/apoyar`, key);
  await expect(form.getByLabel('Estado')).toHaveRole('combobox');
});
