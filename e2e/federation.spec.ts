import { expect, type Page, type Route, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { providerSettings } from './identityProvider/settings.ts';

const { product, identityProvider } = addresses();

/** Signs in at the provider, from where the guard stopped them where a page is named. */
async function enter(page: Page, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: `Entrar con ${providerSettings.label}` }).click();
}

const SCRIPTS = `${product}/assets/**`;
const isAnswer = (url: URL): boolean => url.href.startsWith(`${product}/callback?`);
const isQuestion = (url: URL): boolean => url.href.startsWith(`${identityProvider}/auth?`);

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

const redirect = (route: Route, location: string): Promise<void> =>
  route.fulfill({ status: 302, headers: { location } });

/**
 * Changes what the browser asks the provider, as someone who stands between the sites does. The redirect is not routed again; a
 * route that ended with the first request could end before it was followed, and the navigation would hang.
 */
const changeQuestion = (page: Page, name: string, value: string): Promise<unknown> =>
  page.route(isQuestion, (route) => redirect(route, withParameter(route.request().url(), name, value)));

/** Signs in at the provider, whose answer is changed before the portal reads it. */
async function enterWith(page: Page, name: string, value: string): Promise<void> {
  await page.goto('/login');
  const button = page.getByRole('button', { name: `Entrar con ${providerSettings.label}` });
  await expect(button).toBeVisible();
  // Redirects are not routed: the page of the answer opens, but does nothing yet. Whatever page asks: a script may be asked for
  // before the browser reports the new address.
  await page.route(SCRIPTS, (route) => route.abort());
  await button.click();
  await page.waitForURL(isAnswer, { waitUntil: 'commit' });
  await page.unroute(SCRIPTS);
  await page.goto(withParameter(page.url(), name, value));
}

/** What the portal shows of an answer that it does not take, and that no session came of it. */
async function expectRefused(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'No pudimos abrir tu sesión' })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await page.goto('/apps/dashboard/');
  await expect(page).toHaveURL('/login');
}

const OVER = 'Este intento de entrar ya se usó o venció. Empieza otra vez';
const REFUSED = 'No pudimos comprobar quién eres. Inténtalo otra vez';
test('a school signs in at its own provider, and nothing that was changed on the way opens a session', async ({
  page,
}) => {
  const callbacks: URL[] = [];
  page.on('request', (request) => {
    if (isAnswer(new URL(request.url()))) callbacks.push(new URL(request.url()));
  });
  await enterWith(page, 'state', 'forged');
  await expectRefused(page, OVER);

  await enterWith(page, 'iss', 'https://elsewhere.example');
  await expectRefused(page, REFUSED);

  await changeQuestion(page, 'nonce', 'forged');
  await enter(page);
  await expectRefused(page, REFUSED);
  await page.unroute(isQuestion);

  // The guard remembers where they wanted to go.
  await enter(page, '/invoice');
  await expect(page.getByRole('heading', { name: 'Mis facturas' })).toBeVisible();
  await expect(page).toHaveURL('/invoice');
  const code = callbacks.at(-1)?.searchParams.get('code') ?? '';
  expect(code).not.toBe('');

  // The code that opened it opens no other one: neither its address in another tab, nor with an attempt of its own.
  await page.evaluate(() => localStorage.clear());
  await page.goto(callbacks.at(-1)?.href ?? '');
  await expectRefused(page, 'Empieza otra vez en esta pestaña, y quédate en ella hasta volver aquí.');
  await enterWith(page, 'code', code);
  await expectRefused(page, REFUSED);
});
