import { expect, type Page, type Response, test } from '@playwright/test';

import { VERIFY_EVERY_MS } from '../packages/sdk/src/accounts/rules.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { demo, enter, signIn } from './personas/member.ts';

const LOGIN = '**/api/api/login';
const VERIFY = '**/auth/verify';

/** Where a parent begins, and what their browser keeps of the session. */
const home = /\/apps\/dashboardpadres/;
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('jwt_access_token'));

test(
  'an unknown user and a wrong password are told apart',
  proves('door', 'refused', 'USER_NOT_FOUND', 'INVALID_PASSWORD'),
  async ({ page }) => {
    await signIn(page, demo('nadie-aqui'));
    await expect(page.getByLabel('Usuario')).toBeFocused();
    await expect(page.getByLabel('Usuario')).toHaveAccessibleDescription('El usuario es incorrecto');
    await signIn(page, { username: 'padre', password: 'otra-cosa' });
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(
      'La contraseña es inválida',
    );
    await expect(page).toHaveURL('/login');
  },
);

test(
  'what else goes wrong at the door is said, nothing typed is lost, and a double press signs in once',
  proves('door', 'refused', 'offline', 'once', 'back', 'AUTHENTICATION', 'UNKNOWN'),
  async ({ page, context }) => {
    const { username, password } = demo('padre');
    await page.goto('/memberships');
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.getByLabel('Usuario').fill(username);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    const send = page.getByRole('button', { name: 'Entrar a mi comunidad' });
    for (const [status, code, message] of [
      [401, 'AUTHENTICATION_FAILED', 'Error de autenticación'],
      ...passingFailures,
    ] as const) {
      await page.route(LOGIN, (route) => route.fulfill({ status, json: { code, message } }));
      await send.click();
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await page.unrouteAll();
    }
    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(password);
    await context.setOffline(false);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/login')) sent += 1;
    });
    await send.dblclick();
    await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
    expect(sent).toBe(1);
    // Who is signed in does not get back to the door.
    await page.goBack();
    await expect(page).toHaveURL('/memberships');
  },
);

test('the guard remembers where somebody wanted to go', async ({ page }) => {
  await page.goto('/apps/dashboardpadres?de=correo');
  await expect(page).toHaveURL('/login');
  await signIn(page, demo('padre'));
  await expect(page).toHaveURL('/apps/dashboardpadres?de=correo');
});

test('who is signed in does not see the door, and a page of others leads home', async ({ page }) => {
  await enter(page, demo('maestro'), /\/apps\/dashboardmaestros/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/apps\/dashboardmaestros/);
  await page.goto('/apps/dashboardpadres');
  await expect(page).toHaveURL(/\/apps\/dashboardmaestros/);
});

test(
  'signing out ends the session, and the door remembers the audience',
  proves('door', 'happy', 'STARTED', 'ENDED'),
  async ({ page }) => {
    await enter(page, demo('padre'), home);
    await expect(page.getByText('Sesión iniciada')).toBeVisible();
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Sesión finalizada')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Padres' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/apps/dashboardpadres');
    await expect(page).toHaveURL('/login');
  },
);

test(
  'a session that the server no longer knows ends where it stands',
  proves('door', 'TOKEN', 'SESSION'),
  async ({ page, request }) => {
    await enter(page, demo('padre'), home);
    const session = (await kept(page)) ?? '{}';
    const { token }: { token: string } = JSON.parse(session);
    await expect(page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem').first()).toBeVisible();
    const answer = await request.post('/api/api/logout', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok()).toBe(true);
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Mi membresía' }).click();
    await expect(page.getByText('Token expirado o inválido')).toBeVisible();
    await expect(page).toHaveURL('/login');

    // The same token found again on a later visit.
    await page.evaluate((again) => localStorage.setItem('jwt_access_token', again), session);
    await page.reload();
    await expect(page.getByText('Sesión expirada o inválida')).toBeVisible();
    await expect(page).toHaveURL('/login');
  },
);

test.describe('a page that stays open asks whether its session still stands', () => {
  // Five minutes pass at once.
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await enter(page, demo('padre'), home);
    await expect(page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem').first()).toBeVisible();
  });

  async function ask(page: Page): Promise<Response> {
    const answered = page.waitForResponse(VERIFY);
    await page.clock.fastForward(VERIFY_EVERY_MS);
    return answered;
  }

  test('a session stays while it stands, and while nobody can be asked', async ({ page, context }) => {
    expect((await ask(page)).status()).toBe(200);
    await page.route(VERIFY, (route) => route.fulfill({ status: 503, json: {} }));
    expect((await ask(page)).status()).toBe(503);
    await page.unrouteAll();
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/verify'));
    await page.clock.fastForward(VERIFY_EVERY_MS);
    await failed;
    await context.setOffline(false);
    expect((await ask(page)).status()).toBe(200);
    await expect(page).toHaveURL(home);
    expect(await kept(page)).not.toBeNull();
  });

  test(
    'a session that is said not to stand ends, and the next one begins where it was',
    proves('door', 'INVALID'),
    async ({ page }) => {
      await page.route(VERIFY, (route) => route.fulfill({ json: { success: false, message: 'Sesión inválida' } }));
      await ask(page);
      await expect(page.getByText('Sesión inválida', { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/login');
      expect(await kept(page)).toBeNull();
      await page.unrouteAll();
      await enter(page, demo('padre'), home);
    },
  );

  test(
    'a session that was ended elsewhere ends on the page that is open',
    proves('door', 'SESSION'),
    async ({ page, request }) => {
      const { token }: { token: string } = JSON.parse((await kept(page)) ?? '{}');
      await request.post('/api/api/logout', { headers: { authorization: `Bearer ${token}` } });
      expect((await ask(page)).status()).toBe(401);
      await expect(page.getByText('Sesión expirada o inválida')).toBeVisible();
      await expect(page).toHaveURL('/login');
      expect(await kept(page)).toBeNull();
    },
  );

  test('a session that may not be asked about ends', proves('door', 'SESSION'), async ({ page }) => {
    await page.route(VERIFY, (route) => route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'No' } }));
    await ask(page);
    await expect(page.getByText('Sesión expirada o inválida')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await kept(page)).toBeNull();
  });
});

test('the password can be looked at', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('secreto');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('only administrators get into the console', async ({ page }) => {
  await enter(page, demo('padre'), home);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Esta consola es solo para administradores' })).toBeVisible();
});
