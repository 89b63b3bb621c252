import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { passingFailures } from './failures.ts';
import { signIn } from './personas/member.ts';
import { fillRegistration, type Parent, registrationForm, rosa } from './personas/parent.ts';

const VALIDATE = '**/stripe/validate-data';

/** Goes to the last step of the monthly plan, where the payment stands. */
async function reachPayment(page: Page, parent: Parent): Promise<void> {
  await page.goto('/register?type=padre&membership=mensual');
  await fillRegistration(page, parent);
  await expect(page.getByText(/^Modo de prueba/)).toBeVisible();
}

const subscribe = (page: Page) =>
  registrationForm(page).getByRole('button', { name: /^(Suscribirse|Volver a intentar)$/ });
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const subscribed = (page: Page) => page.getByRole('heading', { name: 'Se ha suscrito exitosamente' });

test('a family subscribes by card, once for a double click, and comes in', async ({ page }) => {
  const parent = rosa();
  let payments = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/stripe/public/sub')) payments += 1;
  });
  await reachPayment(page, parent);
  await expectAccessible(page);
  await card(page, 'Aprobada');
  await subscribe(page).dblclick();
  await expect(subscribed(page)).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  expect(payments).toBe(1);

  await signIn(page, parent);
  await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
  await expect(page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem')).toHaveCount(2);
});

test('a refused card leaves everything as it is, and another one pays the same order', async ({ page }) => {
  const parent = rosa();
  await reachPayment(page, parent);
  await card(page, 'Rechazada');
  await subscribe(page).click();
  await expect(registrationForm(page).getByRole('alert')).toContainText('Ha ocurrido un error con tus datos de pago');
  await card(page, 'Aprobada');
  await subscribe(page).click();
  await expect(subscribed(page)).toBeVisible();
});

test('a bank that asks is answered, and a no is a refusal', async ({ page }) => {
  await reachPayment(page, rosa());
  await card(page, 'Pide confirmar');
  await subscribe(page).click();
  await card(page, 'No soy yo');
  await expect(registrationForm(page).getByRole('alert')).toContainText('Ha ocurrido un error con tus datos de pago');
  await card(page, 'Pide confirmar');
  await subscribe(page).click();
  await card(page, 'Sí, autorizar');
  await expect(subscribed(page)).toBeVisible();
});

test('a voucher of OXXO is made for the first period', async ({ page }) => {
  const parent = rosa();
  await reachPayment(page, parent);
  await registrationForm(page).getByRole('radio', { name: 'Efectivo en OXXO' }).check();
  await expect(registrationForm(page).getByText(/En OXXO pagas solo el primer periodo/)).toBeVisible();
  await registrationForm(page).getByRole('button', { name: 'Pagar' }).click();
  await expect(page.getByRole('heading', { name: /^Se ha creado la intencion de pago por Oxxo/ })).toBeVisible();
  await expect(page).toHaveURL(/\/voucher\/.+/);
});

test('without a connection nothing typed is lost, and the second press pays', async ({ page }) => {
  await reachPayment(page, rosa());
  await card(page, 'Aprobada');
  let cut = true;
  await page.route(VALIDATE, (route) => (cut ? route.abort() : route.continue()));
  await subscribe(page).click();
  const form = registrationForm(page);
  await expect(form.getByRole('alert')).toContainText('No hay conexión');
  cut = false;
  await form.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(subscribed(page)).toBeVisible();
});

test('a reload brings back the family without passwords or card', async ({ page }) => {
  const parent = rosa();
  await reachPayment(page, parent);
  await card(page, 'Aprobada');
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  for (const secret of ['4242', parent.password, parent.children[0].password]) expect(kept).not.toContain(secret);
  await page.reload();
  await expect(registrationForm(page).getByLabel('Apellidos')).toHaveValue(parent.lastName);
  await expect(registrationForm(page).getByLabel('Contraseña', { exact: true })).toHaveValue('');
});

test('what the server says before anything is paid is said, and the same family pays in the end', async ({ page }) => {
  await reachPayment(page, rosa());
  await card(page, 'Aprobada');
  const alert = registrationForm(page).getByRole('alert');
  for (const [status, code, message] of passingFailures) {
    await page.route(VALIDATE, (route) => route.fulfill({ status, json: { code, message } }));
    await subscribe(page).click();
    await expect(alert).toContainText(message);
    await page.unrouteAll();
  }
  await subscribe(page).click();
  await expect(subscribed(page)).toBeVisible();
});

test('OXXO that cannot be reached, and a voucher that was not kept, are told apart', async ({ page }) => {
  await reachPayment(page, rosa());
  const form = registrationForm(page);
  await form.getByRole('radio', { name: 'Efectivo en OXXO' }).check();
  const pay = form.getByRole('button', { name: /^(Pagar|Volver a intentar)$/ });
  const failures = [
    ['**/stripe/pay', 503, 'OXXO_UNREACHABLE', 'Ha ocurrido un error comunicandose con Oxxo'],
    ['**/oxxo-confirmed', 404, 'OXXO_NOT_CONFIRMED', 'Ha ocurrido un error confirmando el pago de Oxxo'],
    ['**/save-oxxo', 409, 'PAYMENT_NOT_SAVED', 'Ha ocurrido un error guardando su pago en nuestro sistema'],
  ] as const;
  for (const [call, status, code, message] of failures) {
    await page.route(call, (route) => route.fulfill({ status, json: { code, message } }));
    await pay.click();
    await expect(form.getByRole('alert')).toContainText(message);
    await page.unrouteAll();
  }
  // The company's own script, whose answers are not ours.
  await page.route('**/sandbox/intents/confirm', (route) => route.abort());
  await pay.click();
  await expect(form.getByRole('alert')).toContainText('Ha ocurrido un error confirmando pago via Oxxo');
  await page.unrouteAll();
  await pay.click();
  await expect(page).toHaveURL(/\/voucher\/.+/);
});
