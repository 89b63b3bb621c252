import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { ordersOf } from './personas/administrator.ts';
import { type Buyer, expectOnePurchase, fillSiteForm, ximena } from './personas/buyer.ts';
import { meetVoucherTrouble } from './voucherTrouble.ts';

const { marketing, product } = addresses();
const NOT_SAVED = 'Ha ocurrido un error guardando su pago en nuestro sistema';
const VALIDATE = '**/courses/payment-validate';

/** The form that is alive: its first look has the same words. */
const payment = (page: Page) => page.locator('lia-payment lia-form:not([hidden])');
const refusal = (page: Page) => payment(page).getByRole('alert');
const pay = (page: Page) => payment(page).getByRole('button', { name: /^(Pagar|Volver a intentar)$/ });
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes to the payment of «Huertos escolares» on the page of a site that asks who buys by a form of its own. */
async function reachPayment(page: Page, buyer: Buyer): Promise<void> {
  await page.goto(`${marketing}/pago?curso=3`);
  await fillSiteForm(page, buyer);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page.getByText(/^Modo de prueba/)).toBeVisible();
}

test(
  'a form of the site itself hands a course over to the payment',
  proves('payment-card', 'happy', 'once', 'back', 'PAID'),
  async ({ page }) => {
    const buyer = ximena();
    await page.goto(`${marketing}/cursos`);
    await page.getByRole('link', { name: 'Págalo en una sola página' }).click();
    await expect(payment(page).getByText('Elige primero qué vas a pagar y para quién.')).toBeVisible();
    await page.getByLabel('Curso').selectOption('Arte y muralismo');
    await expect(payment(page).getByRole('heading', { name: 'Arte y muralismo' })).toBeVisible();
    await fillSiteForm(page, buyer);
    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await card(page, 'Aprobada');
    await pay(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
    await expect(page).toHaveURL(`${product}/login`);
    const notice = page.getByRole('complementary', { name: 'Lo que acabas de hacer' });
    await expect(notice).toContainText(/Arte y muralismo · .*A nombre de/s);
    await notice.getByRole('link', { name: 'Ver mi recibo' }).click();
    await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
    await page.goBack();

    // The way back leads to a page that has nothing to pay.
    await page.goBack();
    await expect(payment(page).getByText('Elige primero qué vas a pagar y para quién.')).toBeVisible();
    await expect(pay(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(await ordersOf(page, buyer.email)).toHaveCount(1);
    await page.goto('/admin/courses/5');
    await expect(page.getByRole('listitem').filter({ hasText: buyer.email })).toContainText('Inscrito');
  },
);

test('without a connection the form of the site keeps what it asked', async ({ page, context }) => {
  await page.goto(`${marketing}/pago?curso=3`);
  await fillSiteForm(page, ximena());
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page.getByText('No hay conexión. Tus datos siguen aquí; vuelve a intentarlo.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page.getByRole('button', { name: 'Aprobada', exact: true })).toBeVisible();
});

test(
  'what goes wrong with a payment is said in its words, and it is one order all the same',
  proves('payment-card', 'refused', 'offline', 'CARD', 'PAYMENT_NOT_SAVED'),
  async ({ page, context }) => {
    const buyer = ximena();
    await reachPayment(page, buyer);
    await card(page, 'Rechazada');
    await pay(page).click();
    await expect(refusal(page)).toContainText('Ha ocurrido un error con tus datos de pago');
    await card(page, 'Aprobada');
    for (const [status, code, message] of passingFailures) {
      await page.route(VALIDATE, (route) => route.fulfill({ status, json: { code, message } }));
      await pay(page).click();
      await expect(refusal(page)).toContainText(message);
      await page.unrouteAll();
    }
    await context.setOffline(true);
    await pay(page).click();
    await expect(refusal(page)).toContainText('No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo');
    await context.setOffline(false);
    await page.route('**/courses/payment', (route) =>
      route.fulfill({ status: 409, json: { code: 'PAYMENT_NOT_SAVED', message: NOT_SAVED } }),
    );
    await pay(page).click();
    await expect(refusal(page)).toContainText(NOT_SAVED);
    await expect(await ordersOf(page, buyer.email)).toHaveCount(1);
  },
);

test(
  'a voucher of OXXO is had once for a double press, after whatever went wrong with it',
  proves(
    'payment-oxxo',
    'happy',
    'refused',
    'offline',
    'once',
    'back',
    'OXXO_UNREACHABLE',
    'OXXO_NOT_CONFIRMED',
    'OXXO_VIA',
    'PAYMENT_NOT_SAVED',
    'OXXO_CREATED',
  ),
  async ({ page }) => {
    const buyer = ximena();
    await reachPayment(page, buyer);
    await meetVoucherTrouble(page, payment(page), '**/courses/save-oxxo');
    await pay(page).dblclick();
    const created = 'Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo';
    await expect(page.getByRole('heading', { name: created })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`^${product}/voucher/.+`));
    await expect(page.getByRole('heading', { name: 'Paga en cualquier OXXO' })).toBeVisible();
    await page.goBack();
    await expect(payment(page).getByText('Elige primero qué vas a pagar y para quién.')).toBeVisible();
    await expectOnePurchase(page, 3, buyer);
  },
);
