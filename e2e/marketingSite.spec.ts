import { expect, type Locator, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { expectAccessible } from './axe.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { checkoutOf, lucia } from './personas/donor.ts';
import { demo } from './personas/member.ts';
import { fillRegistration, registrationForm, rosa } from './personas/parent.ts';
import { typeIn } from './personas/typing.ts';

const { marketing, product } = addresses();

/** Every page of the site, with the elements that it shows. */
const pages: readonly { path: string; elements: readonly string[] }[] = [
  { path: '/', elements: [] },
  { path: '/padres', elements: ['lia-pricing', 'lia-registration'] },
  { path: '/maestros', elements: ['lia-pricing', 'lia-teacher-registration'] },
  { path: '/escuelas', elements: ['lia-pricing', 'lia-registration'] },
  { path: '/cursos', elements: ['lia-course-checkout'] },
  { path: '/apoyar', elements: ['lia-donation'] },
  { path: '/apoyar/patrocinio', elements: ['lia-sponsorship'] },
  { path: '/apoyar/voluntariado', elements: ['lia-volunteering'] },
  { path: '/acceso', elements: ['lia-login'] },
  { path: '/recibo', elements: ['lia-receipt'] },
  { path: '/pago', elements: ['lia-payment'] },
  { path: '/familia', elements: ['lia-payment'] },
  { path: '/terminos', elements: [] },
  { path: '/privacidad', elements: [] },
];

/** Writes down from the first moment on what a page complains of, which elements came alive and what moved. */
async function watch(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() => {
    const seen = { ready: [] as string[], moved: [] as string[] };
    Object.assign(globalThis, { seen });
    document.addEventListener('lia-ready', ({ target }) => {
      if (target instanceof Element) seen.ready.push(target.localName);
    });
    new PerformanceObserver((list) => {
      // Smaller ones are a figure that fills itself in at the end of its line.
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'value')) > 0.001) seen.moved.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const seen = (): Promise<{ ready: string[]; moved: string[] }> =>
    page.evaluate(() => Reflect.get(globalThis, 'seen'));
  return { problems, seen };
}

for (const { path, elements } of pages) {
  test(`${path} loads whole, and nothing on it moves`, async ({ page }) => {
    const { problems, seen } = await watch(page);
    await page.goto(marketing + path);
    for (const element of elements) {
      await page.locator(element).scrollIntoViewIfNeeded();
      await expect.poll(async () => (await seen()).ready).toContain(element);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect((await seen()).moved).toEqual([]);
    expect(problems).toEqual([]);
  });

  test(`${path} is accessible in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const { seen } = await watch(page);
    await page.goto(marketing + path);
    for (const element of elements) {
      await page.locator(element).scrollIntoViewIfNeeded();
      await expect.poll(async () => (await seen()).ready).toContain(element);
    }
    await expectAccessible(page);
  });
}

test('fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path, elements } of pages) {
    const { seen } = await watch(page);
    await page.goto(marketing + path);
    for (const element of elements) {
      await page.locator(element).scrollIntoViewIfNeeded();
      await expect.poll(async () => (await seen()).ready).toContain(element);
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ path, beyond }).toEqual({ path, beyond: 0 });
  }
});

test('the keyboard alone goes through the site', async ({ page }) => {
  await page.goto(marketing);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  await page.keyboard.press('Tab');
  for (const name of ['Padres', 'Maestros', 'Escuelas']) {
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${marketing}/escuelas`);
  await expect(navigation.getByRole('link', { name: 'Escuelas' })).toHaveAttribute('aria-current', 'page');

  const question = page.getByText('¿Pedir la llamada me compromete a algo?');
  const answer = page.getByText('Es una conversación.');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test(
  'a parent compares plans, picks the monthly one and registers for it on the same page',
  proves('pricing', 'happy'),
  async ({ page }) => {
    const parent = rosa();
    await page.goto(marketing);
    await page.getByRole('navigation').getByRole('link', { name: 'Padres' }).click();
    const plans = page.locator('lia-pricing');
    await expect(plans.getByText('Un solo pago de $1,490.00 m.n. al año')).toBeVisible();
    await plans.getByRole('link', { name: 'Elegir el plan mensual' }).click();
    await expect(page).toHaveURL(`${marketing}/padres?membership=mensual#registro`);
    const form = registrationForm(page);
    await expect(form).toBeInViewport();
    await expect(form.getByText('$149.00 m.n. al mes')).toBeVisible();
    await fillRegistration(page, parent);
    await expect(form.getByText('2 hijos × $149.00')).toBeVisible();
    await page.getByRole('button', { name: 'Aprobada', exact: true }).click();
    await form.getByRole('button', { name: 'Suscribirse' }).click();
    await expect(page.getByRole('heading', { name: 'Se ha suscrito exitosamente' })).toBeFocused();
    await expect(page).toHaveURL(`${product}/login`);
  },
);

test('each plan leads to the registration of its audience, with the plan in mind', async ({ page }) => {
  await page.goto(`${marketing}/padres`);
  const plans = page.locator('lia-pricing');
  const pick = async (tab: string, plan: string) => {
    await plans.getByRole('tab', { name: tab }).click();
    await plans.getByRole('link', { name: plan }).click();
  };
  await pick('Maestros', 'Elegir el plan mensual');
  await expect(page).toHaveURL(`${marketing}/maestros?membership=mensual#registro`);
  await expect(page.getByRole('radio', { name: 'Maestro Acreditado' })).toBeChecked();
  await pick('Escuelas', 'Elegir el plan anual');
  await expect(page).toHaveURL(`${marketing}/escuelas?membership=anual#registro`);
  await expect(page.getByRole('radio', { name: 'Anual' })).toBeChecked();
  await pick('Padres', 'Empezar gratis');
  await expect(page).toHaveURL(`${marketing}/padres?membership=gratis#registro`);
  await expect(registrationForm(page).getByText('Gratis')).toBeVisible();
});

const SCHOOL = '**/schoolSubscription';
const schoolForm = (page: Page): Locator => page.getByRole('form', { name: 'Trae a tu escuela' });
const ask = (page: Page): Locator => schoolForm(page).getByRole('button', { name: 'Pedir que me llamen' });
const asked = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Recibimos tu solicitud. Nos pondremos en contacto contigo' });

/** Teresa runs a primary school with twelve groups. */
async function fillSchool(page: Page): Promise<void> {
  await page.goto(`${marketing}/escuelas#registro`);
  const form = schoolForm(page);
  await form.getByLabel('Nombre completo').fill('Teresa Güemes Ibáñez');
  await form.getByLabel('Correo electrónico').fill('direccion@jacarandas.example');
  await form.getByLabel('Teléfono').fill('+52 1 228 123 4567');
  await form.getByLabel('Ciudad').fill('Xalapa');
  await form.getByRole('radio', { name: 'Anual' }).check();
  await typeIn(form.getByLabel('Mensaje'), 'Somos una primaria con doce grupos.');
}

test('a school asks to be called, once for a double click', proves('school', 'happy', 'once'), async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/schoolSubscription')) sent += 1;
  });
  await fillSchool(page);
  await ask(page).dblclick();
  await expect(asked(page)).toBeFocused();
  expect(sent).toBe(1);
  await page.getByRole('button', { name: 'Enviar otra solicitud' }).click();
  await expect(schoolForm(page).getByLabel('Mensaje')).toHaveValue('');
});

test(
  'what the server says is said, and loses nothing of what a school wrote',
  proves('school', 'refused'),
  async ({ page }) => {
    await fillSchool(page);
    const form = schoolForm(page);
    const send = form.getByRole('button', { name: /^(Pedir que me llamen|Volver a intentar)$/ });
    for (const [status, code, message] of passingFailures) {
      await page.route(SCHOOL, (route) => route.fulfill({ status, json: { code, message } }));
      await send.click();
      await expect(form.getByRole('alert')).toContainText(message);
      await expect(form.getByLabel('Ciudad')).toHaveValue('Xalapa');
      await page.unrouteAll();
    }
    await send.click();
    await expect(asked(page)).toBeVisible();
  },
);

test('what the server refuses is told on its field', proves('school', 'refused'), async ({ page }) => {
  const wrong = 'Por favor ingresa un correo válido';
  await page.route(SCHOOL, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: 'VALIDATION_FAILED', message: 'Revisa los datos marcados', fields: { email: wrong } },
        })
      : route.continue(),
  );
  await fillSchool(page);
  await ask(page).click();
  const email = schoolForm(page).getByLabel('Correo electrónico');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(new RegExp(wrong));
});

test(
  'without a connection a school is told, and asks once when it is back',
  proves('school', 'offline'),
  async ({ page, context }) => {
    await fillSchool(page);
    await context.setOffline(true);
    await ask(page).click();
    await expect(schoolForm(page).getByText('No hay conexión. Guardamos lo que escribiste')).toBeVisible();
    await context.setOffline(false);
    await schoolForm(page).getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(asked(page)).toBeVisible();
  },
);

test('the back button brings a school back to what it wrote', proves('school', 'back'), async ({ page }) => {
  await fillSchool(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Cursos' }).click();
  await expect(page).toHaveURL(`${marketing}/cursos`);
  await page.goBack();
  await page.locator('lia-registration').scrollIntoViewIfNeeded();
  await expect(schoolForm(page).getByLabel('Mensaje')).toHaveValue('Somos una primaria con doce grupos.');
  await expect(schoolForm(page).getByRole('radio', { name: 'Anual' })).toBeChecked();
});

test('a member signs in on the site and arrives in the portal', proves('login', 'happy'), async ({ page }) => {
  const { username, password } = demo('padre');
  await page.goto(marketing);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Acceso/ })
    .click();
  const form = page.getByRole('form', { name: 'Entra a tu comunidad' });
  await form.getByLabel('Usuario').fill(username);
  await form.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
  await form.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
  await expect(form.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(/La contraseña es inválida/);
  await form.getByLabel('Contraseña', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
  // The portal asks once more, so that nobody is led into somebody else's account.
  await expect(page).toHaveURL(`${product}/callback`);
  await page.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
  await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
});

test('a donor reads their receipt on the site', proves('receipt', 'happy'), async ({ page }) => {
  await page.goto(await checkoutOf(page, lucia()));
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page).toHaveURL(/\/receipt\?/);
  const folio = (await page.getByText(/^LIA-\d{6}$/).textContent()) ?? '';

  await page.goto(`${marketing}/recibo${new URL(page.url()).search}`);
  const receipt = page.locator('lia-receipt');
  await expect(receipt.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
  await expect(receipt.getByText(folio)).toBeVisible();
  await expect(receipt.getByLabel('Lo que incluye este recibo')).toContainText('$10,800.00');
  const downloading = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe(`${folio}.pdf`);
});
