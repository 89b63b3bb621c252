import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { logo } from './logo.ts';
import { factOf, searchConsole } from './personas/administrator.ts';
import { fillSponsorship, julia } from './personas/sponsor.ts';

const { marketing, product } = addresses();

test('a project for three students over six months, from «Quiero apoyar», whose payment is refused', async ({
  page,
}) => {
  const sponsor = julia();
  await page.goto(`${marketing}/apoyar`);
  await page.getByRole('link', { name: 'Patrocinar', exact: true }).click();
  await fillSponsorship(page, sponsor, { what: 'Proyectos especiales', students: '3', months: '6' });
  await page.getByLabel('Logotipo o documento').setInputFiles(logo);
  await page.getByRole('button', { name: 'Patrocinar $10,800.00' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu patrocinio. Te llevamos al pago' })).toBeFocused();

  await expect(page).toHaveURL(new RegExp(`^${product}/sandbox/checkout/`));
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page).toHaveURL(/\/receipt\?/);
  await expect(page.getByRole('heading', { name: 'Tu pago no se realizó' })).toBeVisible();
  const items = page.getByLabel('Lo que incluye este recibo');
  for (const text of ['Patrocinio de proyectos especiales', '3', '$3,600.00', '$10,800.00'])
    await expect(items).toContainText(text);

  await searchConsole(page, 'sponsorships', sponsor.businessName);
  await page.getByRole('link', { name: sponsor.businessName }).click();
  await expect(page.getByRole('heading', { name: `Patrocinio de ${sponsor.businessName}` })).toBeVisible();
  await expect(page.getByRole('main').getByText('Rechazado', { exact: true })).toBeVisible();
  await expect(page.getByText('3 estudiantes × 6 meses × $600.00 m.n.')).toBeVisible();
  await expect(factOf(page, 'Institución')).toHaveText(sponsor.institution);
  await expect(factOf(page, 'Teléfono')).toHaveText('2461234567');
  const picture = page.getByRole('img', { name: `Logotipo de ${sponsor.businessName}` });
  await expect(picture).toHaveJSProperty('naturalWidth', 2);
});
