import { expect, type Page, type Route, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { providerSettings } from './identityProvider/settings.ts';

const { product, identityProvider } = addresses();

/** Signs in at the provider, from where the guard stopped them where a page is named. */
async function enter(page: Page, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: `Entrar con ${providerSettings.label}` }).click();
}

const isQuestion = (url: URL): boolean => url.href.startsWith(`${identityProvider}/auth?`);

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

const redirect = (route: Route, location: string): Promise<void> =>
  route.fulfill({ status: 302, headers: { location } });

/** Changes what the browser asks the provider, once, as someone who stands between the sites does. */
const changeQuestion = (page: Page, name: string, value: string): Promise<unknown> =>
  page.route(isQuestion, (route) => redirect(route, withParameter(route.request().url(), name, value)), { times: 1 });

/** The same of what the provider answers. */
async function changeAnswer(page: Page, name: string, value: string): Promise<void> {
  const answer = async (route: Route): Promise<void> => {
    let next = route.request().url();
    // Redirects are not routed, so what the provider does is asked for here, with the browser's cookies.
    while (next.startsWith(identityProvider)) {
      // oxlint-disable-next-line no-await-in-loop -- Each page leads to the next
      const { location = product } = (await page.request.get(next, { maxRedirects: 0 })).headers();
      next = new URL(location, next).href;
    }
    await redirect(route, withParameter(next, name, value));
  };
  await page.route(isQuestion, answer, { times: 1 });
}

/** What the portal shows of an answer that it does not take, and that no session came of it. */
async function expectRefused(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'No pudimos abrir tu sesión' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(message)).toBeVisible();
  await page.goto('/apps/dashboard/');
  await expect(page).toHaveURL('/login');
}

const OVER = 'Este intento de entrar ya se usó o venció. Empieza otra vez';
const REFUSED = 'No pudimos comprobar quién eres. Inténtalo otra vez';
const atUs = `${product}/callback?`;

test('a school signs in at its own provider, and nothing that was changed on the way opens a session', async ({
  page,
}) => {
  const callbacks: URL[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(atUs)) callbacks.push(new URL(request.url()));
  });
  await changeAnswer(page, 'state', 'forged');
  await enter(page);
  await expectRefused(page, OVER);

  await changeAnswer(page, 'iss', 'https://elsewhere.example');
  await enter(page);
  await expectRefused(page, REFUSED);

  await changeQuestion(page, 'nonce', 'forged');
  await enter(page);
  await expectRefused(page, REFUSED);

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
  await changeAnswer(page, 'code', code);
  await enter(page);
  await expectRefused(page, REFUSED);
});
