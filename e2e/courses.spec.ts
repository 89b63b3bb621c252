import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { openConsole } from './personas/administrator.ts';
import { courseForm, expectOnePurchase, fillBuyer, ximena } from './personas/buyer.ts';
import { demo, enter, signIn } from './personas/member.ts';

const { marketing, product } = addresses();

const chosen = (page: Page, name: string) => courseForm(page).getByRole('heading', { name });
const proceed = (page: Page) => courseForm(page).getByRole('button', { name: 'Continuar' });

test('a teacher picks a course, pays it, and comes in', proves('course-checkout', 'happy'), async ({ page }) => {
  const buyer = ximena();
  await page.goto(`${marketing}/cursos`);
  await page.getByRole('link', { name: /Huertos escolares/ }).click();
  await expect(chosen(page, 'Huertos escolares')).toBeVisible();
  await expect(courseForm(page).getByText('Acceso ilimitado')).toBeVisible();
  await fillBuyer(page, buyer);
  await expect(courseForm(page).getByRole('status').filter({ hasText: '$890.00 m.n.' })).toBeVisible();
  await proceed(page).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu registro. Te llevamos al pago' })).toBeFocused();

  await expect(page).toHaveURL(new RegExp(`^${product}/sandbox/checkout/`));
  await expect(page.getByRole('main')).toContainText('$890.00');
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page).toHaveURL(/\/receipt\?/);
  await expect(page.getByLabel('Lo que incluye este recibo')).toContainText('Huertos escolares');
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await signIn(page, buyer);
  await expect(page).toHaveURL(/\/apps\/dashboardmaestros/);

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await openConsole(page, '/admin/courses/3');
  await expect(page.getByRole('listitem').filter({ hasText: buyer.email })).toContainText('Inscrito');
});

test('an address starts with its course, and Volver leads to the marketing site', async ({ page }) => {
  await page.goto('/cursos/4');
  await expect(chosen(page, 'Emociones en el aula')).toBeVisible();
  await expect(courseForm(page).getByLabel('Tu curso', { exact: true })).toHaveValue('4');
  await page.goto('/registro/4');
  await expect(chosen(page, 'Emociones en el aula')).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(`${marketing}/`);
});

test(
  'a course that is not there, or cannot be looked up, leads to the marketing site',
  proves('course-checkout', 'COURSE'),
  async ({ page }) => {
    await page.route('**/thinkific/courses/4', (route) => route.fulfill({ status: 500, json: {} }));
    for (const course of [999, 4]) {
      await page.goto(`/cursos/${course}`);
      await expect(page.getByText('Ha ocurrido un error obteniendo el id del curso')).toBeVisible();
      await expect(page).toHaveURL(`${marketing}/`);
    }
  },
);

test('a price that cannot be had leads to the marketing site', proves('course-checkout', 'PRICE'), async ({ page }) => {
  await page.route('**/stripe/price/curso-4', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/cursos/4');
  await expect(page.getByText('Ha ocurrido un error obteniendo el precio')).toBeVisible();
  await expect(page).toHaveURL(`${marketing}/`);
});

test('a course of programming is let go of', async ({ page }) => {
  await page.goto('/cursos/7');
  await expect(page.getByText('Ese curso es de programación y no se vende aquí. Elige otro')).toBeVisible();
  const selector = courseForm(page).getByLabel('Tu curso', { exact: true });
  await expect(selector).toHaveValue('');
  await expect(selector.getByRole('option', { name: 'Robots para empezar' })).toHaveCount(0);
  await selector.selectOption('Arte y muralismo');
  await expect(chosen(page, 'Arte y muralismo')).toBeVisible();
});

test('without courses it says so', proves('course-checkout', 'NO_COURSES'), async ({ page }) => {
  await page.route('**/stripe/products', (route) => route.fulfill({ json: { products: { data: [] } } }));
  await page.goto('/registro');
  await expect(page.getByText('No se han encontrado cursos')).toBeVisible();
});

test(
  'a user name that is taken is told on its field, and nothing else is lost',
  proves('course-checkout', 'refused'),
  async ({ page }) => {
    await page.goto('/cursos/5');
    await fillBuyer(page, { ...ximena(), username: 'maestro' });
    await proceed(page).click();
    const username = courseForm(page).getByLabel('Nombre de usuario');
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(/Ese nombre de usuario ya está ocupado/);
    await expect(courseForm(page).getByLabel('Contraseña', { exact: true })).toHaveValue('bugambilia');
  },
);

test(
  'what the server says is said, and trying again sells one course',
  proves('course-checkout', 'refused'),
  async ({ page }) => {
    const buyer = ximena();
    await page.goto('/cursos/5');
    await fillBuyer(page, buyer);
    const send = courseForm(page).getByRole('button', { name: /^(Continuar|Volver a intentar)$/ });
    for (const [status, code, message] of passingFailures) {
      await page.route('**/userSubscription', (route) => route.fulfill({ status, json: { code, message } }));
      await send.click();
      await expect(courseForm(page).getByRole('alert')).toContainText(message);
      await expect(courseForm(page).getByLabel('Contraseña', { exact: true })).toHaveValue(buyer.password);
      await page.unrouteAll();
    }
    await send.click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await expectOnePurchase(page, 5, buyer);
  },
);

test(
  'a double click buys once, and the way back from the payment leads to an empty form',
  proves('course-checkout', 'once', 'back'),
  async ({ page }) => {
    const buyer = ximena();
    await page.goto(`${marketing}/cursos`);
    await page.getByRole('link', { name: /Arte y muralismo/ }).click();
    await expect(chosen(page, 'Arte y muralismo')).toBeVisible();
    await fillBuyer(page, buyer);
    await proceed(page).dblclick();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await page.goBack();
    await page.locator('lia-course-checkout').scrollIntoViewIfNeeded();
    await expect(courseForm(page).getByLabel('Apellidos')).toHaveValue('');
    await expectOnePurchase(page, 5, buyer);
  },
);

test(
  'without a connection nothing is lost, and trying again buys once',
  proves('course-checkout', 'offline'),
  async ({ page, context }) => {
    const buyer = ximena();
    await page.goto('/cursos/6');
    await expect(chosen(page, 'Un salón para todas y todos')).toBeVisible();
    await fillBuyer(page, buyer);
    await context.setOffline(true);
    await proceed(page).click();
    const form = courseForm(page);
    await expect(form.getByText('No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo')).toBeVisible();
    await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue('Ximena');
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await expectOnePurchase(page, 6, buyer);
  },
);

test(
  'the back button brings back what was typed, but neither password nor consents',
  proves('course-checkout', 'back'),
  async ({ page }) => {
    await page.goto('/cursos/2');
    await fillBuyer(page, ximena());
    await page.getByRole('link', { name: /Inicia sesión/ }).click();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    const form = courseForm(page);
    await expect(form.getByLabel('Apellidos')).toHaveValue("Núñez O'Farrill");
    await expect(form.getByLabel('Contraseña', { exact: true })).toHaveValue('');
    await expect(form.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' })).not.toBeChecked();
  },
);

test('the texts open beside the form, in the version that is accepted', async ({ page, context }) => {
  await page.goto(`${marketing}/cursos`);
  await page.locator('lia-course-checkout').scrollIntoViewIfNeeded();
  const opened = context.waitForEvent('page');
  await courseForm(page).getByRole('link', { name: 'Leer el aviso de privacidad' }).click();
  const text = await opened;
  await expect(text).toHaveURL(`${product}/legal/privacy?version=2026-11-01`);
  await expect(text.getByRole('heading', { level: 1 })).toHaveText('Aviso de privacidad');
  await expect(text.getByRole('heading', { name: 'Tus derechos' })).toBeVisible();
});

test('members are turned away from what is for guests', async ({ page }) => {
  await enter(page, demo('maestro'), /dashboardmaestros/);
  await page.goto('/cursos/1');
  await expect(page).toHaveURL(/dashboardmaestros/);
});

test('nothing moves when a course arrives', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/thinkific/courses/1', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/cursos/1');
  const form = courseForm(page);
  const below = form.getByLabel('Nombre', { exact: true });
  await expect(form.getByRole('option', { name: 'Lectura que emociona' })).toBeAttached();
  await expect(form.getByRole('option', { name: 'Oaxaca' })).toBeAttached();
  const before = await below.boundingBox();
  arrive();
  await expect(chosen(page, 'Lectura que emociona')).toBeVisible();
  await expect(form.locator('img')).toHaveJSProperty('complete', true);
  expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});
