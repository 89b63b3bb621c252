import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { demo } from './personas/member.ts';

const { marketing, product } = addresses();

test('a member comes in from another site, which keeps nothing, with a code that is good once', async ({
  page,
  browser,
}) => {
  const { username, password: secret } = demo('padre');
  let code = '';
  // Read on its way: the page is left as soon as it has it.
  await page.route('**/login/handoff', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST' && response.ok()) ({ code } = await response.json());
    await route.fulfill({ response });
  });
  await page.goto(marketing);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Acceso/ })
    .click();
  const form = page.locator('lia-login').getByRole('form', { name: 'Entra a tu comunidad' });
  const password = form.getByLabel('Contraseña', { exact: true });
  const enter = form.getByRole('button', { name: 'Entrar a mi comunidad' });
  await form.getByLabel('Usuario').fill(username);
  await password.fill('no-es-esta');
  await enter.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/La contraseña es inválida/);
  await password.fill(secret);
  await enter.dblclick();
  // The portal asks once more, so that a link cannot sign a visitor in to another person's account.
  await expect(page).toHaveURL(`${product}/callback`);
  await expect(page.getByText('Vas a entrar con la cuenta padre.')).toBeVisible();
  await page.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
  await expect(page).toHaveURL(/\/apps\/dashboardpadres/);

  const other = await browser.newPage({ locale: 'es-MX' });
  await other.goto(`${product}/callback#code=${code}`);
  await expect(other.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await other.close();

  await page.goBack();
  await expect(page).toHaveURL(`${marketing}/acceso`);
  await expect(password).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain('token');
  await page.goForward();
  await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
});
