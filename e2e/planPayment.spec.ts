import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { ordersOf } from './personas/administrator.ts';
import { enter } from './personas/member.ts';
import { fillSiteFamily, type Parent, rosa } from './personas/parent.ts';
import { meetVoucherTrouble } from './voucherTrouble.ts';

const { marketing, product } = addresses();
const NOTHING = 'Elige primero qué vas a pagar y para quién.';
const NOT_SAVED = 'Ha ocurrido un error guardando su pago en nuestro sistema';
const REFUSED = 'Ha ocurrido un error con tus datos de pago';

/** The form that is alive: its first look has the same words. */
const payment = (page: Page) => page.locator('lia-payment lia-form:not([hidden])');
const refusal = (page: Page) => payment(page).getByRole('alert');
const pay = (page: Page) => payment(page).getByRole('button', { name: /^(Pagar|Suscribirse|Volver a intentar)$/ });
const plan = (page: Page) => page.getByRole('combobox', { name: 'Plan', exact: true });
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const handOver = (page: Page) => page.getByRole('button', { name: 'Continuar al pago' }).click();

/** Goes to the payment of the monthly plan on the page of a site that asks about a family by a form of its own. */
async function reachPayment(page: Page, parent: Parent): Promise<void> {
  await page.goto(`${marketing}/familia`);
  await plan(page).selectOption('Mensual');
  await fillSiteFamily(page, parent);
  await handOver(page);
  await expect(page.getByText(/^Modo de prueba/)).toBeVisible();
}

/** The way back from a payment leads to a page that has nothing to pay, and the team sees one order. */
async function expectPaidOnce(page: Page, parent: Parent): Promise<void> {
  await page.goBack();
  await expect(payment(page).getByText(NOTHING)).toBeVisible();
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(await ordersOf(page, parent.email)).toHaveCount(1);
}

test(
  'a form of the site itself hands a family over to the payment of its plan',
  proves('payment-plan-card', 'happy', 'once', 'back', 'SUBSCRIBED'),
  async ({ page }) => {
    const parent = rosa();
    await page.goto(`${marketing}/padres`);
    await page.getByRole('link', { name: 'Inscríbelos en una sola página' }).click();
    // It comes alive when it is near what is seen.
    await page.locator('lia-payment').scrollIntoViewIfNeeded();
    await expect(payment(page).getByText(NOTHING)).toBeVisible();
    await plan(page).selectOption('Anual');
    await expect(payment(page).getByText('$1,490.00 MXN')).toBeVisible();
    await fillSiteFamily(page, parent);
    await handOver(page);
    await expect(payment(page)).toContainText('$2,980.00');
    // Whoever chooses another plan, or one child less, is asked for another sum.
    await plan(page).selectOption('Mensual');
    await expect(payment(page).getByText(NOTHING)).toBeVisible();
    await handOver(page);
    await expect(payment(page)).toContainText('$298.00');
    await card(page, 'Aprobada');
    await pay(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Se ha suscrito exitosamente' })).toBeFocused();
    await expect(page).toHaveURL(`${product}/login`);
    await enter(page, parent, /dashboardpadres/);
    await expect(page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem')).toHaveCount(2);
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await expect(await ordersOf(page, parent.email)).toHaveCount(1);
  },
);

test(
  'what goes wrong with a plan by card is said in its words, and it is one order all the same',
  proves('payment-plan-card', 'refused', 'offline', 'CARD', 'PAYMENT_NOT_SAVED'),
  async ({ page, context }) => {
    const parent = rosa();
    await reachPayment(page, { ...parent, username: 'padre' });
    await card(page, 'Aprobada');
    // What the server says of a field is quoted; it is asked for on the page of the site.
    await pay(page).click();
    await expect(refusal(page)).toContainText('Ese nombre de usuario ya está ocupado');
    await page.getByRole('group', { name: 'Tus datos' }).getByLabel('Nombre de usuario').fill(parent.username);
    await expect(payment(page).getByText(NOTHING)).toBeVisible();
    await handOver(page);

    await card(page, 'Rechazada');
    await pay(page).click();
    await expect(refusal(page)).toContainText(REFUSED);
    await card(page, 'Pide confirmar');
    await pay(page).click();
    await card(page, 'No soy yo');
    await expect(refusal(page)).toContainText(REFUSED);

    await card(page, 'Aprobada');
    for (const [status, code, message] of passingFailures) {
      await page.route('**/stripe/validate-data', (route) => route.fulfill({ status, json: { code, message } }));
      await pay(page).click();
      await expect(refusal(page)).toContainText(message);
      await page.unrouteAll();
    }
    await context.setOffline(true);
    await pay(page).click();
    await expect(refusal(page)).toContainText('No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo');
    await context.setOffline(false);
    await page.route('**/stripe/public/sub', (route) =>
      route.fulfill({ status: 409, json: { code: 'PAYMENT_NOT_SAVED', message: NOT_SAVED } }),
    );
    await pay(page).click();
    await expect(refusal(page)).toContainText(NOT_SAVED);
    await page.unrouteAll();
    // The card is charged, and the answer never arrives.
    await page.route('**/stripe/public/sub', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await pay(page).click();
    await expect(refusal(page)).toContainText('No hay conexión');
    await page.unrouteAll();
    await pay(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Se ha suscrito exitosamente' })).toBeFocused();
    await expect(page).toHaveURL(`${product}/login`);
    await expectPaidOnce(page, parent);
  },
);

test(
  'a voucher for the first period of a plan is had once for a double press, after whatever went wrong with it',
  proves(
    'payment-plan-oxxo',
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
    const parent = rosa();
    await reachPayment(page, parent);
    await meetVoucherTrouble(page, payment(page), '**/save-oxxo');
    await expect(payment(page).getByText(/^En OXXO pagas solo el primer periodo/)).toBeVisible();
    await pay(page).dblclick();
    const created = 'Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo';
    await expect(page.getByRole('heading', { name: created })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`^${product}/voucher/.+`));
    await expect(page.getByRole('heading', { name: 'Paga en cualquier OXXO' })).toBeVisible();
    await expectPaidOnce(page, parent);
  },
);
