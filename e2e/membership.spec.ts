import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { proves } from './journeys.ts';
import { demo, enter, type Member } from './personas/member.ts';
import { fillRegistration, registrationForm, rosa } from './personas/parent.ts';
import { refuseRenewal } from './renewal.ts';

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const paidWith = (page: Page, last4: string) => page.getByText(`Se paga con Visa terminada en ${last4}`);
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar tarjeta' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar tarjeta' });

const cards = { Aprobada: '4242', 'Pide confirmar': '3155' } as const;

/** Registers a family on the monthly plan, paid by card, and opens their membership. */
async function openMembership(page: Page, by: keyof typeof cards = 'Aprobada'): Promise<Member> {
  const parent = rosa();
  await page.goto('/register?type=padre&membership=mensual');
  await fillRegistration(page, parent);
  await card(page, by);
  await registrationForm(page).getByRole('button', { name: 'Suscribirse' }).click();
  if (by === 'Pide confirmar') await card(page, 'Sí, autorizar');
  await expect(page.getByRole('heading', { name: 'Se ha suscrito exitosamente' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, parent, /dashboardpadres/);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Mi membresía' }).click();
  await expect(paidWith(page, cards[by])).toBeVisible();
  return parent;
}

test('a parent changes their card, cancels, and thinks again', async ({ page }) => {
  await openMembership(page);
  await change(page).click();
  await expect(page.getByRole('heading', { name: 'Cambia tu tarjeta' })).toBeFocused();
  await expectAccessible(page);
  await card(page, 'Pide confirmar');
  await save(page).dblclick();
  await card(page, 'Sí, autorizar');
  await expect(page.getByText('Guardamos tu nueva tarjeta')).toBeVisible();
  await expect(paidWith(page, '3155')).toBeVisible();
  await expect(change(page)).toBeFocused();

  await page.getByRole('button', { name: 'Cancelar la renovación' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar' }).click();
  await expect(page.getByText(/^Activa hasta el/)).toBeVisible();
  await expect(change(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver a renovarla' }).click();
  await expect(page.getByText(/^Se renueva sola/)).toBeVisible();
  await page.reload();
  await expect(paidWith(page, '3155')).toBeVisible();
});

test('a refused card leaves the one before, as does a bank that says no, or a lost connection', async ({ page }) => {
  await openMembership(page);
  await change(page).click();
  const refusal = page.getByRole('form', { name: 'Cambia tu tarjeta' }).getByRole('alert');
  await card(page, 'Rechazada');
  await save(page).click();
  await expect(refusal).toContainText('Ha ocurrido un error con tus datos de pago');
  await card(page, 'Pide confirmar');
  await save(page).click();
  await card(page, 'No soy yo');
  await expect(refusal).toContainText('Ha ocurrido un error con tus datos de pago');

  await page.route('**/me/membership/card/intent', (route) => route.abort());
  await card(page, 'Aprobada');
  await save(page).click();
  await expect(refusal).toContainText('No hay conexión');
  await page.getByRole('button', { name: 'Dejar la de antes' }).click();
  await expect(change(page)).toBeFocused();
  await page.reload();
  await expect(paidWith(page, '4242')).toBeVisible();
});

test(
  'what was paid has a bill to print, and its invoice is asked for once',
  proves('bill', 'happy', 'refused', 'BILL'),
  async ({ page, browser, baseURL }) => {
    await openMembership(page);
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Mis facturas' }).click();
    await page.getByRole('button', { name: /^Pedir factura fiscal/ }).click();
    await page.getByLabel('RFC').fill('GODE561231GR8');
    await page.getByLabel('Nombre o razón social').fill('Emma Gómez Díaz');
    await page.getByLabel('Régimen fiscal').selectOption('605');
    await page.getByLabel('Código postal fiscal').fill('06600');
    await page.getByLabel('Uso de la factura').selectOption('D10');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pedir mi factura' }).click();
    await expect(page.getByText(/^Pediste la factura fiscal a nombre de Emma Gómez Díaz/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pedir factura fiscal/ })).toHaveCount(0);

    await page.getByRole('link', { name: /^Ver e imprimir la factura LIA-/ }).click();
    await expect(page).toHaveURL(/\/bill\?order_id=/);
    const sheet = page.getByRole('article', { name: 'Factura' });
    await expect(sheet).toContainText(/FACTURA #LIA-\d{6}/);
    await expect(sheet.getByRole('row').last()).toContainText('$298.00 m.n.');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);

    // Somebody else's bill is nobody's.
    const bill = page.url();
    const stranger = await browser.newPage({ locale: 'es-MX', ...(baseURL !== undefined && { baseURL }) });
    await stranger.goto(bill);
    await expect(stranger).toHaveURL(/\/login$/);
    await enter(stranger, demo('maestro'), bill);
    await expect(stranger.getByText('tu factura no pudo ser procesada, inicia sesión para revisarlo')).toBeVisible();
    await stranger.close();
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/dashboardpadres/);
  },
);

test('a renewal that was refused is mended with another card', async ({ page, request }) => {
  const authorized = page.waitForResponse('**/sandbox/intents/authenticate');
  await openMembership(page, 'Pide confirmar');
  const { id }: { id: string } = await (await authorized).json();
  await refuseRenewal(request, id);
  await page.reload();
  const owes = page.getByRole('alert').filter({
    hasText:
      /No pudimos cobrar tu renovación\. Tu membresía sigue abierta hasta el .+: cambia tu tarjeta antes para no perderla\./,
  });
  await expect(owes).toBeVisible();
  await expectAccessible(page);
  await change(page).click();
  const refusal = page.getByRole('form', { name: 'Cambia tu tarjeta' }).getByRole('alert');
  await card(page, 'Rechazada');
  await save(page).click();
  await expect(refusal).toContainText('Ha ocurrido un error con tus datos de pago');
  await card(page, 'Aprobada');
  await save(page).click();
  await expect(page.getByText('Guardamos tu nueva tarjeta')).toBeVisible();
  await expect(paidWith(page, '4242')).toBeVisible();
  await expect(page.getByText(/^Se renueva sola/)).toBeVisible();
  await expect(owes).toHaveCount(0);

  // The period that was owed is paid, once.
  await page.goto('/invoice');
  const bills = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Ver e imprimir/ }) });
  await expect(bills).toHaveCount(2);
});
