import { expect, type Page, test } from '@playwright/test';

import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { openConsole } from './personas/administrator.ts';
import { checkoutOf, type Donor, lucia } from './personas/donor.ts';
import { demo, enter } from './personas/member.ts';

const INVOICE = '**/receipts/*/invoice-request';
const failed = 'tu factura no pudo ser procesada, inicia sesión para revisarlo';

/** Opens the invoice of the receipt that is shown, and fills it in for the donor's shop. */
async function fillInvoice(page: Page, { businessName }: Donor): Promise<void> {
  await page.getByRole('button', { name: 'Pedir factura' }).click();
  await page.getByLabel('RFC').fill('pso-150312-ab4');
  await page.getByLabel('Nombre o razón social').fill(businessName);
  await page.getByLabel('Régimen fiscal').selectOption('601');
  await page.getByLabel('Código postal fiscal').fill('72000');
  await page.getByLabel('Uso de la factura').selectOption('G03');
}

test(
  'a donor gets a numbered receipt, and the invoice they ask for is marked in the console',
  proves('invoice', 'happy'),
  async ({ page }) => {
    const donor = lucia();
    await page.goto(await checkoutOf(page, donor));
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
    const payment = new URL(page.url()).searchParams.get('payment_id');

    const folio = (await page.getByText(/^LIA-\d{6}$/).textContent()) ?? '';
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    expect((await downloading).suggestedFilename()).toBe(`${folio}.pdf`);

    await fillInvoice(page, donor);
    await page.getByRole('button', { name: 'Pedir mi factura' }).click();
    await expect(page.getByText('Recibimos tus datos. Te enviaremos la factura por correo')).toBeVisible();

    await openConsole(page, '/admin/invoices');
    await page.getByRole('link', { name: donor.businessName }).click();
    await expect(page.getByRole('main')).toContainText('PSO150312AB4');
    await page.getByLabel('Folio fiscal o motivo').fill('5C2AD6B0-9F3E-4A8E-8D0B-1B0C6A6E0F11');
    await page.getByRole('button', { name: 'Marcar como emitida' }).click();
    await expect(page.getByText('Operación exitosa!')).toBeVisible();

    // The order that it is about, and what the provider reported of it.
    await page.getByRole('link', { name: folio }).click();
    await expect(page.getByRole('main')).toContainText('Membresía de reforzamiento académico');
    await page.goto(`/admin/notifications?filter=${encodeURIComponent(JSON.stringify({ q: payment }))}`);
    await page.getByRole('link', { name: 'Pago' }).click();
    await page.getByRole('button', { name: 'Atender otra vez' }).click();
    await expect(page.getByText('La notificación se volvió a atender. Estado: Atendida.')).toBeVisible();
  },
);

test(
  'a payment that nobody knows is said, in words and without a receipt',
  proves('receipt', 'refused', 'BILL'),
  async ({ page }) => {
    await page.goto('/receipt?payment_id=nadie');
    await expect(page.getByText(failed).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Descargar PDF' })).toHaveCount(0);
  },
);

test(
  'a receipt waits for the connection, and the way back from it pays nothing',
  proves('receipt', 'offline', 'back'),
  async ({ page }) => {
    await page.goto(await checkoutOf(page, lucia()));
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
    await page.route('**/getPreapprovalCourse/*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(failed).first()).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: /^(Volver a intentar|Intentar de nuevo)$/ }).click();
    await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();

    // Back at the payment there is nothing left to decide.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Este pago ya tiene respuesta' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
  },
);

test(
  'an invoice outlives a busy server, a lost connection and a double press, and is asked for once',
  proves('invoice', 'refused', 'offline', 'once', 'back'),
  async ({ page, context }) => {
    const donor = lucia();
    await page.goto(await checkoutOf(page, donor));
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
    await fillInvoice(page, donor);
    const form = page.getByRole('form', { name: 'Pide tu factura' });
    const ask = form.getByRole('button', { name: /^(Pedir mi factura|Volver a intentar)$/ });
    for (const [status, code, message] of passingFailures) {
      await page.route(INVOICE, (route) => route.fulfill({ status, json: { code, message } }));
      await ask.click();
      await expect(form.getByRole('alert')).toContainText(message);
      await page.unrouteAll();
    }
    await context.setOffline(true);
    await ask.click();
    await expect(form.getByRole('alert')).toContainText('No hay conexión');
    await expect(form.getByLabel('Nombre o razón social')).toHaveValue(donor.businessName);
    await context.setOffline(false);
    await ask.dblclick();
    await expect(page.getByText('Recibimos tus datos. Te enviaremos la factura por correo')).toBeVisible();

    // Back and forth: the receipt knows that its invoice is asked for.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Este pago ya tiene respuesta' })).toBeVisible();
    await page.goForward();
    await fillInvoice(page, donor);
    await ask.click();
    await expect(form.getByRole('alert')).toContainText('Ya pediste la factura de este recibo');
    await openConsole(page, '/admin/invoices');
    await expect(page.getByRole('link', { name: donor.businessName })).toHaveCount(1);
  },
);

test('bills wait for the connection', proves('bill', 'offline', 'back'), async ({ page }) => {
  await enter(page, demo('padre-a'), /dashboardpadres/);
  await page.route(/\/me\/bills\?/, (route) => route.abort());
  await page.goto('/invoice');
  await expect(page.getByText('No pudimos traer tus facturas')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  const bill = page.getByRole('link', { name: /^Ver e imprimir la factura/ }).first();
  await page.route(/\/me\/bill\?/, (route) => route.abort());
  await bill.click();
  await expect(page.getByText(failed).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('article', { name: 'Factura' })).toContainText(/FACTURA #LIA-\d{6}/);
  await page.goBack();
  await expect(bill).toBeVisible();
});
