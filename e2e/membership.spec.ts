import { expect, type Page, test } from '@playwright/test';

import { subscribe } from './personas/family.ts';
import { enter } from './personas/member.ts';
import { rosa } from './personas/parent.ts';
import { refuseRenewal } from './renewal.ts';

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const paidWith = (page: Page, last4: string) => page.getByText(`Se paga con Visa terminada en ${last4}`);
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar tarjeta' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar tarjeta' });

/** A family on the monthly plan, at its membership; gives back the company's id of what it paid. */
async function openMembership(page: Page, by: 'good' | 'careful' = 'good'): Promise<string> {
  const parent = rosa();
  const payment = await subscribe(page.request, parent, by);
  await enter(page, parent, '/apps/membership?desde=correo#plans');
  await expect(page).toHaveURL('/apps/suscription/?desde=correo#plans');
  await expect(paidWith(page, by === 'good' ? '4242' : '3155')).toBeVisible();
  return payment;
}

test('a parent changes their card, cancels, and thinks again', async ({ page }) => {
  await openMembership(page);
  await change(page).click();
  await expect(page.getByRole('heading', { name: 'Cambia tu tarjeta' })).toBeFocused();
  await card(page, 'Pide confirmar');
  await save(page).dblclick();
  await card(page, 'Sí, autorizar');
  await expect(page.getByText('Guardamos tu nueva tarjeta')).toBeVisible();
  await expect(paidWith(page, '3155')).toBeVisible();
  await expect(change(page)).toBeFocused();

  await page.getByRole('button', { name: 'Cancelar la renovación' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar' }).click();
  const cancelled = 'Cancelaste tu membresía. Sigue activa hasta que termine lo que pagaste';
  await expect(page.getByText(cancelled, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Activa hasta el/)).toBeVisible();
  await expect(change(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver a renovarla' }).click();
  await expect(page.getByText('Tu membresía se sigue renovando', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Se renueva automáticamente/)).toBeVisible();
  await page.reload();
  await expect(paidWith(page, '3155')).toBeVisible();
});

test('what was paid has a bill to print, and its invoice is asked for once', async ({ page }) => {
  await openMembership(page);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Mis facturas' }).click();
  await page.getByRole('button', { name: /^Pedir factura fiscal/ }).click();
  await page.getByLabel('RFC').fill('GODE561231GR8');
  await page.getByLabel('Nombre o razón social').fill('Emma Gómez Díaz');
  await page.getByLabel('Régimen fiscal').selectOption('605');
  await page.getByLabel('Código postal fiscal').fill('06600');
  await page.getByLabel('Uso de la factura').selectOption('D10');
  await page.getByRole('button', { name: 'Pedir mi factura' }).click();
  await expect(page.getByText(/^Pediste la factura fiscal a nombre de Emma Gómez Díaz/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pedir factura fiscal/ })).toHaveCount(0);

  await page.getByRole('link', { name: /^Ver e imprimir la factura LIA-/ }).click();
  await expect(page).toHaveURL(/\/bill\?order_id=/);
  const sheet = page.getByRole('article', { name: 'Factura' });
  await expect(sheet).toContainText(/FACTURA #LIA-\d{6}/);
  await expect(sheet.getByRole('row').last()).toContainText('$298.00 m.n.');
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/dashboardpadres/);
});

test('a renewal that was refused is mended with another card', async ({ page, request }) => {
  await refuseRenewal(request, await openMembership(page, 'careful'));
  await page.reload();
  const owes = page.getByRole('alert').filter({
    hasText:
      /No pudimos cobrar tu renovación\. Tu membresía sigue abierta hasta el .+: cambia tu tarjeta antes para no perderla\./,
  });
  await expect(owes).toBeVisible();
  await change(page).click();
  const refusal = page.getByRole('form', { name: 'Cambia tu tarjeta' }).getByRole('alert');
  await card(page, 'Rechazada');
  await save(page).click();
  await expect(refusal).toContainText('Ha ocurrido un error con tus datos de pago');
  await card(page, 'Aprobada');
  await save(page).click();
  await expect(page.getByText('Guardamos tu nueva tarjeta')).toBeVisible();
  await expect(paidWith(page, '4242')).toBeVisible();
  await expect(page.getByText(/^Se renueva automáticamente/)).toBeVisible();
  await expect(owes).toHaveCount(0);

  // The period that was owed is paid, once.
  await page.goto('/invoice');
  const bills = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Ver e imprimir/ }) });
  await expect(bills).toHaveCount(2);
});
