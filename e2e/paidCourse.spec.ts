import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { type Buyer, courseForm, fillBuyer, ximena } from './personas/buyer.ts';
import { signIn } from './personas/member.ts';

const paymentForm = (page: Page) => page.getByRole('form', { name: 'Pago' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes from a course to its payment screen. */
async function reachPayment(page: Page, buyer: Buyer): Promise<void> {
  await page.goto('/cursos/5');
  await fillBuyer(page, buyer);
  await courseForm(page).getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
  await expect(page.getByText(/^Modo de prueba/)).toBeVisible();
}

test('a course is paid by card on our own page, and its buyer comes in', async ({ page }) => {
  const buyer = ximena();
  await reachPayment(page, buyer);
  await expectAccessible(page);
  await press(page, 'Rechazada');
  await press(page, 'Pagar');
  await expect(paymentForm(page).getByRole('alert')).toContainText('Ha ocurrido un error con tus datos de pago');
  await press(page, 'Pide confirmar');
  await press(page, 'Pagar');
  await press(page, 'Sí, autorizar');
  await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, buyer);
  await expect(page).toHaveURL(/\/apps\/dashboardmaestros/);
});

test('a course is paid at OXXO, and the way back keeps what was typed', async ({ page }) => {
  const buyer = ximena();
  await reachPayment(page, buyer);
  await press(page, 'Volver a mis datos');
  await expect(courseForm(page).getByLabel('Contraseña', { exact: true })).toHaveValue(buyer.password);
  await courseForm(page).getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
  await paymentForm(page).getByRole('radio', { name: 'Efectivo en OXXO' }).check();
  await press(page, 'Pagar');
  await expect(page.getByRole('heading', { name: /^Se ha creado la intencion de pago por Oxxo/ })).toBeVisible();
  await expect(page).toHaveURL(/\/voucher\/.+/);
  await expect(page.getByRole('heading', { name: 'Paga en cualquier OXXO' })).toBeVisible();
});

test('a payment that we could not keep is said, and the next press does not charge again', async ({ page }) => {
  const buyer = ximena();
  await reachPayment(page, buyer);
  await press(page, 'Aprobada');
  const notSaved = 'Ha ocurrido un error guardando su pago en nuestro sistema';
  await page.route('**/courses/payment', (route) =>
    route.fulfill({ status: 409, json: { code: 'PAYMENT_NOT_SAVED', message: notSaved } }),
  );
  await press(page, 'Pagar');
  await expect(paymentForm(page).getByRole('alert')).toContainText(notSaved);
  await page.unrouteAll();
  await press(page, 'Pagar');
  await expect(paymentForm(page).getByRole('alert')).toContainText('Este pedido ya no espera un pago');
});

test('a connection that breaks after the payment does not ask for it again', async ({ page }) => {
  await reachPayment(page, ximena());
  await press(page, 'Aprobada');
  await page.route('**/courses/payment', (route) => route.abort());
  await press(page, 'Pagar');
  await expect(page.getByRole('heading', { name: /^Estamos confirmando tu pago/ })).toBeVisible();
});

test('a double press pays once', async ({ page }) => {
  let intents = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/stripe/pay')) intents += 1;
  });
  await reachPayment(page, ximena());
  await press(page, 'Aprobada');
  await page.getByRole('button', { name: 'Pagar', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
  expect(intents).toBe(1);
});
