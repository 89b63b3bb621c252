import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { ordersOf } from './personas/administrator.ts';
import { signIn } from './personas/member.ts';
import { fillRegistration, type Parent, registrationForm, rosa } from './personas/parent.ts';
import { meetVoucherTrouble } from './voucherTrouble.ts';

const NOT_SAVED = 'Ha ocurrido un error guardando su pago en nuestro sistema';
const VALIDATE = '**/stripe/validate-data';
const SUBSCRIBE = '**/stripe/public/sub';

const FORM = '/register?type=padre&membership=mensual';

/** Whoever is signed in has one bill, for two children. */
async function expectPaidOnce(page: Page): Promise<void> {
  await page.goto('/invoice');
  const bills = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Ver e imprimir/ }) });
  await expect(bills).toHaveCount(1);
  await expect(bills).toContainText('$298.00');
}

/** Goes to the last step of the monthly plan, where the payment stands. */
async function reachPayment(page: Page, parent: Parent): Promise<void> {
  await page.goto(FORM);
  await fillRegistration(page, parent);
  await expect(page.getByText(/^Modo de prueba/)).toBeVisible();
}

const subscribe = (page: Page) =>
  registrationForm(page).getByRole('button', { name: /^(Suscribirse|Volver a intentar)$/ });
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const subscribed = (page: Page) => page.getByRole('heading', { name: 'Se ha suscrito exitosamente' });

test(
  'a family subscribes by card, once for a double click, and comes in',
  proves('registration-card', 'happy', 'once', 'back', 'SUBSCRIBED'),
  async ({ page }) => {
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
    // The page that follows stays, with what was bought, for whom, and the receipt.
    await expect(page).toHaveURL('/login');
    const notice = page.getByRole('complementary', { name: 'Lo que acabas de hacer' });
    await expect(notice).toContainText('Plan mensual para padres × 2 · $298.00');
    for (const { username } of [parent, ...parent.children]) await expect(notice).toContainText(username);
    await expect(notice.getByRole('link', { name: 'Ver mi recibo' })).toBeVisible();
    await expectAccessible(page);
    expect(payments).toBe(1);

    // The way back leads to a form that knows nothing of it.
    await page.goBack();
    await expect(page).toHaveURL(FORM);
    await expect(registrationForm(page).getByLabel('Apellidos')).toHaveValue('');
    await page.goto('/login');
    await signIn(page, parent);
    await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
    await expect(page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem')).toHaveCount(2);
    await expectPaidOnce(page);
  },
);

test(
  'a refused card leaves everything as it is, and another one pays the same order',
  proves('registration-card', 'refused', 'CARD'),
  async ({ page }) => {
    const parent = rosa();
    await reachPayment(page, parent);
    await card(page, 'Rechazada');
    await subscribe(page).click();
    await expect(registrationForm(page).getByRole('alert')).toContainText('Ha ocurrido un error con tus datos de pago');
    await card(page, 'Aprobada');
    await subscribe(page).click();
    await expect(subscribed(page)).toBeVisible();
  },
);

test(
  'a bank that asks is answered, and a no is a refusal',
  proves('registration-card', 'refused', 'CARD'),
  async ({ page }) => {
    await reachPayment(page, rosa());
    await card(page, 'Pide confirmar');
    await subscribe(page).click();
    await card(page, 'No soy yo');
    await expect(registrationForm(page).getByRole('alert')).toContainText('Ha ocurrido un error con tus datos de pago');
    await card(page, 'Pide confirmar');
    await subscribe(page).click();
    await card(page, 'Sí, autorizar');
    await expect(subscribed(page)).toBeVisible();
  },
);

test(
  'a payment that could not be kept, and an answer that never arrives, do not pay twice',
  proves('registration-card', 'offline', 'once', 'PAYMENT_NOT_SAVED'),
  async ({ page }) => {
    const parent = rosa();
    await reachPayment(page, parent);
    await card(page, 'Aprobada');
    const alert = registrationForm(page).getByRole('alert');
    await page.route(SUBSCRIBE, (route) =>
      route.fulfill({ status: 409, json: { code: 'PAYMENT_NOT_SAVED', message: NOT_SAVED } }),
    );
    await subscribe(page).click();
    await expect(alert).toContainText(NOT_SAVED);
    await page.unrouteAll();
    // The server charges the card; the line stays broken, however often the browser asks again.
    await page.route(SUBSCRIBE, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await subscribe(page).click();
    await expect(alert).toContainText('No hay conexión');
    await page.unrouteAll();
    await subscribe(page).click();
    await expect(subscribed(page)).toBeFocused();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, parent);
    await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
    await expectPaidOnce(page);
  },
);

test(
  'a voucher of OXXO is made for the first period, paid at the counter, and opens the plan',
  proves('registration-oxxo', 'happy', 'OXXO_CREATED'),
  async ({ page }) => {
    const parent = rosa();
    await reachPayment(page, parent);
    await registrationForm(page).getByRole('radio', { name: 'Efectivo en OXXO' }).check();
    await expect(registrationForm(page).getByText(/En OXXO pagas solo el primer periodo/)).toBeVisible();
    await registrationForm(page).getByRole('button', { name: 'Pagar' }).click();
    await expect(page.getByRole('heading', { name: /^Se ha creado la intencion de pago por Oxxo/ })).toBeVisible();
    await expect(page).toHaveURL(/\/voucher\/.+/);

    const voucher = page.url();
    await page.getByRole('link', { name: 'Ver el código de barras' }).click();
    await page.getByRole('button', { name: 'Pagar en caja' }).click();
    await expect(page.getByText('Está pagada.')).toBeVisible();
    await page.goto(voucher);
    await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible();
    await page.goto('/login');
    await signIn(page, parent);
    await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
    await expectPaidOnce(page);
  },
);

test(
  'without a connection nothing typed is lost, and the second press pays',
  proves('registration-card', 'offline'),
  async ({ page, context }) => {
    const parent = rosa();
    await reachPayment(page, parent);
    await card(page, 'Aprobada');
    await context.setOffline(true);
    await subscribe(page).click();
    const form = registrationForm(page);
    await expect(form.getByRole('alert')).toContainText('No hay conexión. Guardamos lo que escribiste');
    await expect(form.getByText(parent.email)).toBeVisible();
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(subscribed(page)).toBeVisible();
  },
);

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

test(
  'what the server says before anything is paid is said, and the same family pays in the end',
  proves('registration-card', 'refused'),
  async ({ page }) => {
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
  },
);

test(
  'each thing that can go wrong at OXXO is said in its words, and a double press gets one voucher',
  proves(
    'registration-oxxo',
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
    const parent = rosa();
    await reachPayment(page, parent);
    const form = registrationForm(page);
    const pay = form.getByRole('button', { name: /^(Pagar|Volver a intentar)$/ });
    await meetVoucherTrouble(page, form, '**/save-oxxo');

    let saved = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/public/save-oxxo')) saved += 1;
    });
    await pay.dblclick();
    await expect(page).toHaveURL(/\/voucher\/.+/);
    expect(saved).toBe(1);
    await expect(page.getByRole('heading', { name: 'Paga en cualquier OXXO' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(FORM);
    await expect(form.getByLabel('Apellidos')).toHaveValue('');
    await expect(await ordersOf(page, parent.email)).toHaveCount(1);
  },
);
