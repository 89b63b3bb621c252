import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { factOf, openConsole, searchConsole } from './personas/administrator.ts';
import { checkoutOf, type Donor, lucia } from './personas/donor.ts';

const { marketing } = addresses();

/** Opens the invoice of the receipt that is shown, and fills it in for the donor's shop. */
async function fillInvoice(page: Page, { businessName }: Donor): Promise<void> {
  await page.getByRole('button', { name: 'Pedir factura' }).click();
  await page.getByLabel('RFC').fill('pso-150312-ab4');
  await page.getByLabel('Nombre o razón social').fill(businessName);
  await page.getByLabel('Régimen fiscal').selectOption('601');
  await page.getByLabel('Código postal fiscal').fill('72000');
  await page.getByLabel('Uso de la factura').selectOption('G03');
}

test('a donor gets a numbered receipt, and the invoice they ask for is marked in the console', async ({ page }) => {
  const donor = lucia();
  await page.goto(await checkoutOf(page, donor));
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
  const payment = new URL(page.url()).searchParams.get('payment_id') ?? '';

  const folio = (await page.getByText(/^LIA-\d{6}$/).textContent()) ?? '';
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe(`${folio}.pdf`);

  await fillInvoice(page, donor);
  await page.getByRole('button', { name: 'Pedir mi factura' }).click();
  await expect(page.getByText('Recibimos tus datos. Te enviaremos la factura por correo')).toBeVisible();

  await openConsole(page, '/admin/invoices');
  await page.getByRole('link', { name: donor.businessName }).click();
  await expect(factOf(page, 'RFC')).toHaveText('PSO150312AB4');
  await page.getByLabel('Folio fiscal o motivo').fill('5C2AD6B0-9F3E-4A8E-8D0B-1B0C6A6E0F11');
  await page.getByRole('button', { name: 'Marcar como emitida' }).click();
  await expect(page.getByText('Operación exitosa!')).toBeVisible();

  // The order that it is about, and what the provider reported of it.
  await page.getByRole('link', { name: folio }).click();
  await expect(page.getByRole('main')).toContainText('Membresía de reforzamiento académico');
  await searchConsole(page, 'provider-events', payment);
  await page.getByRole('link', { name: 'Pago' }).click();
  await page.getByRole('button', { name: 'Volver a procesar' }).click();
  await expect(page.getByText('La notificación se volvió a procesar. Estado: Procesada.')).toBeVisible();
});

test('a donor reads their receipt on the site that they came from', async ({ page }) => {
  await page.goto(await checkoutOf(page, lucia()));
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page).toHaveURL(/\/receipt\?/);
  const folio = (await page.getByText(/^LIA-\d{6}$/).textContent()) ?? '';

  await page.goto(`${marketing}/recibo${new URL(page.url()).search}`);
  const receipt = page.locator('lia-receipt');
  await expect(receipt.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
  await expect(receipt.getByText(folio)).toBeVisible();
  await expect(receipt.getByLabel('Lo que incluye este recibo')).toContainText('$10,800.00');
  const downloading = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe(`${folio}.pdf`);
});
