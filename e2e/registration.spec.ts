import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { signIn } from './personas/member.ts';
import { childCard, fillChild, fillParent, fillRegistration, registrationForm, rosa } from './personas/parent.ts';

const { marketing, product } = addresses();
const CALL = '**/stripe/public/free-sub';

const send = (page: Page) => registrationForm(page).getByRole('button', { name: /^(Registrarse|Volver a intentar)$/ });
const registered = (page: Page) =>
  page.getByRole('heading', { name: 'Tu registro está listo. Ya puedes iniciar sesión' });

test(
  'a parent signs up with two children, and all of them come in',
  proves('registration-free', 'happy'),
  async ({ page }) => {
    const parent = rosa();
    await page.goto(marketing);
    await page.getByRole('main').getByRole('link', { name: 'Registrar a mis hijos' }).click();
    await fillRegistration(page, parent);
    await page.getByRole('button', { name: 'Registrarse' }).click();
    await expect(page.getByRole('heading', { name: 'Tu registro está listo. Ya puedes iniciar sesión' })).toBeFocused();
    await expect(page).toHaveURL(`${product}/login`);

    await signIn(page, parent);
    await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
    const children = page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem');
    await expect(children).toHaveCount(2);
    const [emiliano, sofia] = parent.children;
    await expect(children.filter({ hasText: 'Emiliano' })).toContainText('4° de primaria');
    await expect(children.filter({ hasText: 'Emiliano' })).toContainText(emiliano.username);
    await expect(children.filter({ hasText: 'Sofía' })).toContainText('3° de preescolar');
    // Members have a frame around their pages.
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await signIn(page, sofia);
    await expect(page).toHaveURL(/\/apps\/landing/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sofía');
    // Students have none: no navigation, no toolbar, no footer.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  },
);

test('two children do not share an address, and a child can be taken out again', async ({ page }) => {
  const parent = rosa();
  const [first, second] = parent.children;
  await page.goto(`${marketing}/padres#registro`);
  await fillParent(page, parent);
  const form = registrationForm(page);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByRole('button', { name: /^Borrar/ })).toHaveCount(0);
  await fillChild(page, 1, first);
  await form.getByRole('button', { name: 'Añadir otro hijo' }).click();
  await fillChild(page, 2, { ...second, email: first.email });
  await form.getByRole('button', { name: 'Continuar' }).press('Enter');
  const address = childCard(page, 2).getByLabel('Correo electrónico');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Cada hijo necesita un correo distinto/);

  await form.getByRole('button', { name: /^Borrar: Hijo 2/ }).click();
  await expect(childCard(page, 2)).toHaveCount(0);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByRole('heading', { name: 'Resumen' })).toBeFocused();
});

test(
  'a user name that is taken is told on its field, and nothing else is lost',
  proves('registration-free', 'refused'),
  async ({ page }) => {
    const parent = { ...rosa(), username: 'padre' };
    await page.goto(`${marketing}/padres#registro`);
    await fillParent(page, parent);
    // The button says already that something is missing; pressing it leads to the field.
    await registrationForm(page).getByRole('button', { name: 'Continuar' }).click({ force: true });
    const username = registrationForm(page).getByLabel('Nombre de usuario');
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(/Ese nombre de usuario ya está ocupado/);
    await expect(registrationForm(page).getByLabel('Apellidos')).toHaveValue(parent.lastName);
  },
);

test(
  'what the server says is said, and nothing is lost',
  proves('registration-free', 'refused', 'MEMBERSHIP_NOT_SAVED'),
  async ({ page }) => {
    await page.goto(`${marketing}/padres#registro`);
    await fillRegistration(page, rosa());
    const notSaved = 'Ha ocurrido un error guardando su membresia en nuestro sistema';
    for (const [status, code, message] of passingFailures) {
      await page.route(CALL, (route) => route.fulfill({ status, json: { code, message } }));
      await send(page).click();
      const words = code === 'UNKNOWN_ERROR' ? notSaved : message;
      await expect(registrationForm(page).getByRole('alert')).toContainText(words);
      await page.unrouteAll();
    }
    await send(page).click();
    await expect(registered(page)).toBeFocused();
  },
);

test(
  'a double click registers once, and the way back leads to an empty form',
  proves('registration-free', 'once', 'back'),
  async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/stripe/public/free-sub')) calls += 1;
    });
    await page.goto(`${marketing}/padres#registro`);
    await fillRegistration(page, rosa());
    await send(page).dblclick();
    await expect(registered(page)).toBeFocused();
    expect(calls).toBe(1);
    await expect(page).toHaveURL(`${product}/login`);
    await page.goBack();
    await page.locator('lia-registration').scrollIntoViewIfNeeded();
    await expect(registrationForm(page).getByLabel('Apellidos')).toHaveValue('');
  },
);

test(
  'without a connection nothing is lost, and trying again registers once',
  proves('registration-free', 'offline'),
  async ({ page, context }) => {
    const parent = rosa();
    await page.goto(`${marketing}/padres#registro`);
    await fillRegistration(page, parent);
    await context.setOffline(true);
    await send(page).click();
    const form = registrationForm(page);
    await expect(form.getByText('No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo')).toBeVisible();
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(registered(page)).toBeFocused();
    await expect(page).toHaveURL(`${product}/login`);
    await signIn(page, parent);
    await expect(page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem')).toHaveCount(2);
  },
);

test(
  'the back button brings back the family, but no password',
  proves('registration-free', 'back'),
  async ({ page }) => {
    const parent = rosa();
    await page.goto(`${marketing}/padres#registro`);
    await fillRegistration(page, parent);
    await page.goto(`${marketing}/terminos`);
    await page.goBack();
    const form = registrationForm(page);
    await expect(form.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    await expect(form.getByLabel('Apellidos')).toHaveValue(parent.lastName);
    await expect(form.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  },
);
