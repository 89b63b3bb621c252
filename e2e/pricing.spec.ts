import { expect, type Locator, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { demo, enter } from './personas/member.ts';

const ORDER = '**/storeOrder';

const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Each audience with its monthly price, a twelfth of the annual one, and the whole of it (document 1 sections 2, 9). */
const audiences = [
  { tab: 'Padres', type: 'padre', month: '$149.00', twelfth: '$124.17', year: '$1,490.00 m.n.' },
  { tab: 'Maestros', type: 'maestro', month: '$199.00', twelfth: '$165.83', year: '$1,990.00 m.n.' },
  { tab: 'Escuelas', type: 'escuela', month: '$2,499.00', twelfth: '$2,082.50', year: '$24,990.00 m.n.' },
] as const;

const choices = [
  ['gratis', 'Empezar gratis'],
  ['mensual', 'Elegir el plan mensual'],
  ['anual', 'Elegir el plan anual'],
] as const;

test(
  'nine plans stand in three tabs, each leading to its registration',
  proves('pricing', 'happy'),
  async ({ page }) => {
    await page.goto('/memberships');
    for (const { tab, type, month, twelfth, year } of audiences) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await expect(card(page, 'Invitado')).toContainText('Gratis');
      await expect(card(page, 'Mensual')).toContainText(month);
      await expect(card(page, 'Anual')).toContainText(twelfth);
      await expect(card(page, 'Anual')).toContainText(`Un solo pago de ${year} al año`);
      for (const [membership, name] of choices) {
        await expect(page.getByRole('link', { name })).toHaveAttribute(
          'href',
          `/register?type=${type}&membership=${membership}`,
        );
      }
    }
  },
);

/** Where each plan leads, and what stands there. */
const forms = {
  padre: 'Registra a tu familia',
  maestro: 'Bienvenido a LIA',
  escuela: 'Trae a tu escuela',
} as const;

for (const { tab, type } of audiences) {
  test(
    `every plan of ${tab} leads to a form that can be filled in, and back to the plans`,
    proves('pricing', 'back'),
    async ({ page }) => {
      for (const [, name] of choices) {
        await page.goto(`/memberships?type=${type}`);
        await page.getByRole('link', { name }).click();
        await expect(page.getByRole('form', { name: forms[type] })).toBeVisible();
        await expect(page.getByRole('form', { name: forms[type] }).getByRole('textbox').first()).toBeEditable();
        await page.goBack();
        await expect(page.getByRole('link', { name })).toBeVisible();
      }
    },
  );
}

test('the header leads to the sign-in; signing up stays where the plans are', async ({ page }) => {
  await page.goto('/memberships');
  await page.getByRole('button', { name: 'Registrarme' }).click();
  await expect(page).toHaveURL('/memberships');
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/login');
});

test(
  'plans that cannot be had say so, and come when they can',
  proves('pricing', 'refused', 'offline'),
  async ({ page }) => {
    await page.route('**/membresia', (route) => route.abort());
    await page.goto('/memberships');
    const failed = page.getByRole('alert').filter({ hasText: 'No pudimos cargar los planes.' });
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    const busy = page.waitForResponse('**/membresia');
    await page.route('**/membresia', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await busy;
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(card(page, 'Anual')).toContainText('$124.17');
  },
);

// The ids of document 1 section 7.
for (const { username, home, monthly, annual, price } of [
  { username: 'padre-i', home: /dashboardpadres/, monthly: 2, annual: 3, price: '$149.00' },
  { username: 'maestro-i', home: /dashboardmaestros/, monthly: 5, annual: 6, price: '$199.00' },
  { username: 'escuela-i', home: /dashboard/, monthly: 8, annual: 9, price: '$2,499.00' },
]) {
  test(
    `${username} is offered the plans of their own audience, and orders one by its id`,
    proves('plans', 'happy', 'back'),
    async ({ page }) => {
      await enter(page, demo(username), home);
      await page.goto('/apps/membership');
      await expect(card(page, 'Mensual')).toContainText(price);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expectAccessible(page);

      for (const [id, name] of [
        [monthly, 'Elegir el plan mensual'],
        [annual, 'Elegir el plan anual'],
      ] as const) {
        const ordered = page.waitForRequest(ORDER);
        await page.getByRole('button', { name }).click();
        expect((await ordered).postDataJSON()).toEqual({ id_licenses_type: id });
        await expect(page.getByText('Creamos tu pedido. Espera: te llevamos al pago')).toBeVisible();
        await expect(page).toHaveURL(/\/sandbox\/checkout\//);
        // Thinking again leads back to the plans, where another one may be chosen.
        await page.goBack();
        await expect(page).toHaveURL('/apps/membership');
      }
    },
  );
}

// Document 1 section 2: the roles of an audience see the same set, whichever plan they are on.
for (const { members, price } of [
  { members: ['padre', 'padre-m', 'padre-a'], price: '$149.00' },
  { members: ['maestro', 'maestro-m', 'maestro-a'], price: '$199.00' },
  { members: ['director_escuela', 'escuela-m', 'escuela-a'], price: '$2,499.00' },
]) {
  test(`${members.join(', ')} see one set of plans`, async ({ page }) => {
    for (const username of members) {
      await enter(page, demo(username), /dashboard/);
      await page.goto('/apps/membership');
      await expect(card(page, 'Mensual')).toContainText(price);
      await expect(card(page, 'Invitado').getByRole('button')).toHaveCount(0);
      await page.goto('/logout');
      await expect(page).toHaveURL('/login');
    }
  });
}

test('who pays a plan sees which one is theirs', async ({ page }) => {
  await enter(page, demo('padre-a'), /dashboardpadres/);
  await page.goto('/apps/membership');
  await expect(card(page, 'Anual')).toContainText('Tu plan actual');
  await expect(card(page, 'Anual').getByRole('button')).toHaveCount(0);
  await expect(card(page, 'Mensual').getByRole('button', { name: 'Elegir el plan mensual' })).toBeVisible();
});

test('a double click orders once', proves('plans', 'once'), async ({ page }) => {
  await enter(page, demo('maestro'), /dashboardmaestros/);
  let orders = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/storeOrder')) orders += 1;
  });
  await page.goto('/apps/membership');
  await page.getByRole('button', { name: 'Elegir el plan mensual' }).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  expect(orders).toBe(1);
});

test(
  'a plan that is not sold to somebody is refused in the words of the server',
  proves('plans', 'refused'),
  async ({ page }) => {
    await enter(page, demo('padre-i'), /dashboardpadres/);
    await page.goto('/apps/membership');
    // The page offers no other audience's plans: somebody's tool does.
    await page.route(ORDER, (route) => route.continue({ postData: JSON.stringify({ id_licenses_type: 8 }) }));
    const refused = page.waitForResponse(ORDER);
    await page.getByRole('button', { name: 'Elegir el plan mensual' }).click();
    const answer = await refused;
    expect(answer.status()).toBe(422);
    const { message }: { message: string } = await answer.json();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page).toHaveURL('/apps/membership');
  },
);

test(
  'an order that the server or the line fails is told, and goes out when it is back',
  proves('plans', 'refused', 'offline'),
  async ({ page, context }) => {
    await enter(page, demo('padre-i'), /dashboardpadres/);
    await page.goto('/apps/membership');
    const monthly = page.getByRole('button', { name: 'Elegir el plan mensual' });
    await expect(monthly).toBeVisible();
    for (const [status, code, message] of passingFailures) {
      await page.route(ORDER, (route) => route.fulfill({ status, json: { code, message } }));
      await monthly.click();
      await expect(page.getByRole('alert')).toContainText(message);
      await page.unrouteAll();
    }
    await context.setOffline(true);
    await monthly.click();
    await expect(page.getByRole('alert')).toContainText('No hay conexión');
    await context.setOffline(false);
    await monthly.click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  },
);
