import { expect, test } from '@playwright/test';

import { openConsole } from './personas/administrator.ts';
import { checkoutOf, lucia } from './personas/donor.ts';

test('a donor gets a numbered receipt, and the invoice they ask for is marked in the console', async ({ page }) => {
  const donor = lucia();
  await page.goto(await checkoutOf(page, donor));
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();

  const folio = (await page.getByText(/^LIA-\d{6}$/).textContent()) ?? '';
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe(`${folio}.pdf`);

  await page.getByRole('button', { name: 'Pedir factura' }).click();
  await page.getByLabel('RFC').fill('pso-150312-ab4');
  await page.getByLabel('Nombre o razón social').fill(donor.businessName);
  await page.getByLabel('Régimen fiscal').selectOption('601');
  await page.getByLabel('Código postal fiscal').fill('72000');
  await page.getByLabel('Uso de la factura').selectOption('G03');
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
  await page.getByRole('menuitem', { name: 'Notificaciones' }).click();
  await page.getByRole('link', { name: 'payment' }).first().click();
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect(page.getByText('La notificación se volvió a atender. Estado: Atendida.')).toBeVisible();
});

const failed = 'tu factura no pudo ser procesada, inicia sesión para revisarlo';

test('a payment that nobody knows is said, in words and without a receipt', async ({ page }) => {
  await page.goto('/receipt?payment_id=nadie');
  await expect(page.getByText(failed).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar PDF' })).toHaveCount(0);
});

test('a receipt waits for the connection', async ({ page }) => {
  await page.goto(await checkoutOf(page, lucia()));
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
  await page.route('**/getPreapprovalCourse/*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(failed).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: /^(Volver a intentar|Intentar de nuevo)$/ }).click();
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
});
