import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { proves } from './journeys.ts';
import { demo, type Member } from './personas/member.ts';

const { marketing, product } = addresses();
const HANDOFF = '**/login/handoff';

const form = (page: Page) => page.locator('lia-login').getByRole('form', { name: 'Entra a tu comunidad' });
const username = (page: Page) => form(page).getByLabel('Usuario');
const password = (page: Page) => form(page).getByLabel('Contraseña', { exact: true });
const enter = (page: Page) => form(page).getByRole('button', { name: /Entrar a mi comunidad|Volver a intentar/ });

/** Writes somebody's name and password on the marketing site, and leaves the button to the caller. */
async function write(page: Page, member: Member): Promise<void> {
  await page.goto(`${marketing}/acceso`);
  await username(page).fill(member.username);
  await password(page).fill(member.password);
  await expect(enter(page)).toHaveAttribute('aria-disabled', 'false');
}

/** Counts the sign-ins that leave the page. */
function counted(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/login/handoff')) sent += 1;
  });
  return () => sent;
}

test(
  'a member comes in from another site with a code that is good once',
  proves('login', 'happy'),
  async ({ page, browser }) => {
    let code = '';
    // Read on its way: the page is left as soon as it has it.
    await page.route(HANDOFF, async (route) => {
      const response = await route.fetch();
      if (route.request().method() === 'POST') ({ code } = await response.json());
      await route.fulfill({ response });
    });
    await write(page, demo('padre'));
    await enter(page).click();
    await expect(page).toHaveURL(`${product}/callback`);
    await expect(page.getByText('Vas a entrar con la cuenta padre.')).toBeVisible();
    await page.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
    await expect(page).toHaveURL(/\/apps\/dashboardpadres/);

    const other = await browser.newPage({ locale: 'es-MX' });
    await other.goto(`${product}/callback#code=${code}`);
    await expect(other.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    await other.close();
  },
);

test('the site keeps neither the password nor a session', async ({ page }) => {
  const { username: name, password: secret } = demo('padre');
  await write(page, { username: name, password: secret });
  await enter(page).click();
  await expect(page).toHaveURL(`${product}/callback`);
  await page.goto(`${marketing}/acceso`);
  await expect(username(page)).toHaveValue('');
  await expect(password(page)).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain('token');
});

test('the keyboard alone signs in', async ({ page }) => {
  const { username: name, password: secret } = demo('maestro');
  await page.goto(`${marketing}/acceso`);
  await username(page).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product}/callback`);
  await expect(page.getByText('Vas a entrar con la cuenta maestro.')).toBeVisible();
});

// Document 1 section 8: what the server says to each of these, and where it stands.
test.describe('a refusal', () => {
  test('of an unknown user stands at the user', proves('login', 'refused', 'USER_NOT_FOUND'), async ({ page }) => {
    await write(page, demo('nadie.aqui'));
    await enter(page).click();
    await expect(username(page)).toBeFocused();
    await expect(username(page)).toHaveAccessibleDescription(/El usuario es incorrecto/);
    await expect(username(page)).toHaveValue('nadie.aqui');
  });

  test(
    'of a wrong password stands at the password, and the right one mends it',
    proves('login', 'refused', 'INVALID_PASSWORD'),
    async ({ page }) => {
      const padre = demo('padre');
      await write(page, { ...padre, password: 'otra-cosa' });
      await enter(page).click();
      await expect(password(page)).toBeFocused();
      await expect(password(page)).toHaveAccessibleDescription(/La contraseña es inválida/);
      await password(page).fill(padre.password);
      await enter(page).click();
      await expect(page).toHaveURL(`${product}/callback`);
    },
  );

  for (const [status, code, message, shown, proof] of [
    [
      401,
      'AUTHENTICATION_FAILED',
      'Error de autenticación',
      'Error de autenticación',
      proves('login', 'AUTHENTICATION'),
    ],
    [429, 'RATE_LIMITED', 'Demasiados intentos. Espera un momento', 'Demasiados intentos. Espera un momento', {}],
    [500, 'UNKNOWN_ERROR', 'A stack trace', 'Ocurrió un error inesperado', proves('login', 'UNKNOWN')],
  ] as const) {
    test(`${code} stands above the button, and nothing typed is lost`, proof, async ({ page }) => {
      await page.route(HANDOFF, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, json: { code, message } })
          : route.continue(),
      );
      await write(page, demo('padre'));
      await enter(page).click();
      await expect(form(page).getByRole('alert')).toContainText(shown);
      await expect(username(page)).toHaveValue('padre');
      await expect(page).toHaveURL(`${marketing}/acceso`);
    });
  }
});

test('what is too short is told before anything is sent', async ({ page }) => {
  const sent = counted(page);
  await page.goto(`${marketing}/acceso`);
  await username(page).fill('y');
  await password(page).fill('x');
  await enter(page).click({ force: true });
  await expect(username(page)).toBeFocused();
  await expect(username(page)).toHaveAccessibleDescription(/Min character length is 4/);
  await expect(password(page)).toHaveAccessibleDescription(/El mínimo de caracteres es 3/);
  expect(sent()).toBe(0);
});

test(
  'without a connection it says so, and signs in when it is back',
  proves('login', 'offline'),
  async ({ page, context }) => {
    await write(page, demo('padre'));
    await context.setOffline(true);
    await enter(page).click();
    await expect(form(page).getByRole('alert')).toContainText('No hay conexión');
    await context.setOffline(false);
    await enter(page).click();
    await expect(page).toHaveURL(`${product}/callback`);
  },
);

test('a double click signs in once', proves('login', 'once'), async ({ page }) => {
  const sent = counted(page);
  await write(page, demo('padre'));
  await enter(page).dblclick();
  await expect(page).toHaveURL(`${product}/callback`);
  expect(sent()).toBe(1);
});

test(
  'the back button leads to an empty form, and forward to who is signed in',
  proves('login', 'back'),
  async ({ page }) => {
    await write(page, demo('padre'));
    await enter(page).click();
    await page.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
    await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
    await page.goBack();
    await expect(page).toHaveURL(`${marketing}/acceso`);
    await expect(password(page)).toHaveValue('');
    await page.goForward();
    await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
  },
);
