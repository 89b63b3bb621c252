import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { ordersOf } from './personas/administrator.ts';
import { type Buyer, courseForm, expectOnePurchase, fillBuyer, ximena } from './personas/buyer.ts';
import { signIn } from './personas/member.ts';
import { meetVoucherTrouble } from './voucherTrouble.ts';

const NOT_SAVED = 'Ha ocurrido un error guardando su pago en nuestro sistema';

const paymentForm = (page: Page) => page.getByRole('form', { name: 'Pago' });
const refusal = (page: Page) => paymentForm(page).getByRole('alert');
const pay = (page: Page) => paymentForm(page).getByRole('button', { name: /^(Pagar|Volver a intentar)$/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes from a course to its payment screen. */
async function reachPayment(page: Page, buyer: Buyer): Promise<void> {
  await page.goto('/cursos/5');
  await fillBuyer(page, buyer);
  await courseForm(page).getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
  await expect(page.getByText(/^Modo de prueba/)).toBeVisible();
}

test(
  'a course is paid by card on our own page, and its buyer comes in',
  proves('course-card', 'happy', 'CARD', 'PAID'),
  async ({ page }) => {
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
    await page.getByRole('link', { name: /^Ver mi curso/ }).click();
    await expect(page).toHaveURL('/apps/miscursos/5');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver mi factura' }).click();
    await expect(page.getByText('FACTURA #')).toBeVisible();
  },
);

test(
  'a course is paid at OXXO, and the way back keeps what was typed',
  proves('course-oxxo', 'happy', 'OXXO_CREATED'),
  async ({ page }) => {
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
  },
);

test(
  'a payment that we could not keep is said, and the next press does not charge again',
  proves('course-card', 'once', 'PAYMENT_NOT_SAVED'),
  async ({ page }) => {
    const buyer = ximena();
    await reachPayment(page, buyer);
    await press(page, 'Aprobada');
    await page.route('**/courses/payment', (route) =>
      route.fulfill({ status: 409, json: { code: 'PAYMENT_NOT_SAVED', message: NOT_SAVED } }),
    );
    await press(page, 'Pagar');
    await expect(paymentForm(page).getByRole('alert')).toContainText(NOT_SAVED);
    await page.unrouteAll();
    await press(page, 'Pagar');
    await expect(paymentForm(page).getByRole('alert')).toContainText('Este pedido ya no espera un pago');
  },
);

test(
  'a double press pays once, and the way back leads to an empty form',
  proves('course-card', 'once', 'back'),
  async ({ page }) => {
    const buyer = ximena();
    let intents = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/stripe/pay')) intents += 1;
    });
    await reachPayment(page, buyer);
    await press(page, 'Aprobada');
    await pay(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
    expect(intents).toBe(1);
    await expect(page.getByLabel('Usuario', { exact: true })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/cursos/5');
    await expect(courseForm(page).getByLabel('Apellidos')).toHaveValue('');
    await expect(await ordersOf(page, buyer.email)).toHaveCount(1);
    await page.goto('/admin/courses/5');
    await expect(page.getByRole('listitem').filter({ hasText: buyer.email })).toContainText('Inscrito');
  },
);

test(
  'a busy server or a lost connection before the payment costs nothing, and one course is paid',
  proves('course-card', 'refused', 'offline'),
  async ({ page, context }) => {
    const buyer = ximena();
    await reachPayment(page, buyer);
    await press(page, 'Aprobada');
    for (const [status, code, message] of passingFailures) {
      await page.route('**/courses/payment-validate', (route) => route.fulfill({ status, json: { code, message } }));
      await pay(page).click();
      await expect(refusal(page)).toContainText(message);
      await page.unrouteAll();
    }
    await context.setOffline(true);
    await pay(page).click();
    await expect(refusal(page)).toContainText('No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo');
    await context.setOffline(false);
    await press(page, 'Volver a mis datos');
    await expect(courseForm(page).getByLabel('Contraseña', { exact: true })).toHaveValue(buyer.password);
    await courseForm(page).getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
    await press(page, 'Aprobada');
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
    await expect(await ordersOf(page, buyer.email)).toHaveCount(1);
  },
);

test(
  'a user name that somebody took meanwhile is told where the payment is',
  proves('course-card', 'refused'),
  async ({ page }) => {
    await reachPayment(page, { ...ximena(), username: 'maestro' });
    await press(page, 'Aprobada');
    await pay(page).click();
    await expect(refusal(page)).toContainText('Ese nombre de usuario ya está ocupado');
  },
);

test(
  'each thing that can go wrong at OXXO is said in its words, and a double press gets one voucher',
  proves(
    'course-oxxo',
    'refused',
    'offline',
    'once',
    'back',
    'OXXO_UNREACHABLE',
    'OXXO_NOT_CONFIRMED',
    'OXXO_VIA',
    'PAYMENT_NOT_SAVED',
  ),
  async ({ page }) => {
    const buyer = ximena();
    await reachPayment(page, buyer);
    await meetVoucherTrouble(page, paymentForm(page), '**/courses/save-oxxo');

    let saved = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/courses/save-oxxo')) saved += 1;
    });
    await pay(page).dblclick();
    await expect(page).toHaveURL(/\/voucher\/.+/);
    expect(saved).toBe(1);
    await expect(page.getByRole('heading', { name: 'Paga en cualquier OXXO' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/cursos/5');
    await expect(courseForm(page).getByLabel('Apellidos')).toHaveValue('');
    await expectOnePurchase(page, 5, buyer);
  },
);
