import { expect, type Page, test } from '@playwright/test';

import { sampleInvoice } from '../packages/sdk/testing/sampleCfdi.ts';
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

/** The XML and the PDF of an invoice of the three memberships, as files of the browser. */
const invoiceOf = (receiver: string) =>
  Promise.all(
    sampleInvoice({ receiver, total: '10800.00' }).map(async (file) => ({
      name: file.name,
      mimeType: file.type,
      buffer: Buffer.from(await file.arrayBuffer()),
    })),
  );

test('a donor gets a numbered receipt, and the invoice they ask for is uploaded in the console', async ({ page }) => {
  const donor = lucia();
  await page.goto(await checkoutOf(page, donor));
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
  const receiptPage = page.url();
  const payment = new URL(receiptPage).searchParams.get('payment_id') ?? '';

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
  await page.getByLabel('XML y PDF de la factura').setInputFiles(await invoiceOf('PSO150312AB4'));
  await page.getByRole('button', { name: 'Guardar y enviar' }).click();
  await expect(page.getByText('Guardamos la factura', { exact: false })).toBeVisible();

  // The donor finds both files on their receipt.
  const ofReceipt = await page.context().newPage();
  await ofReceipt.goto(receiptPage);
  const downloadingXml = ofReceipt.waitForEvent('download');
  await ofReceipt.getByRole('button', { name: 'Descargar factura (XML)' }).click();
  expect((await downloadingXml).suggestedFilename()).toBe(`CFDI ${folio}.xml`);
  await ofReceipt.close();

  // The order that it is about, and what the provider reported of it.
  await page.getByRole('link', { name: folio }).click();
  await expect(page.getByRole('main')).toContainText('Membresía de reforzamiento académico');
  await searchConsole(page, 'provider-events', payment);
  await page.getByRole('link', { name: 'Pago' }).click();
  await page.getByRole('button', { name: 'Volver a procesar' }).click();
  await expect(page.getByText('El aviso se volvió a procesar. Estado: Procesado.')).toBeVisible();
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
