import { expect, type Locator, type Page, type Route, test } from '@playwright/test';

import { addresses } from './addresses.ts';

const { marketing, product } = addresses();

interface Account {
  name: string;
  lastName: string;
  email: string;
  username: string;
}

async function fillAccount(part: Locator, { name, lastName, email, username }: Account): Promise<void> {
  await part.getByLabel('Nombre', { exact: true }).fill(name);
  await part.getByLabel('Apellidos').fill(lastName);
  await part.getByLabel('Correo electrónico').fill(email);
  await part.getByLabel('Nombre de usuario').fill(username);
  await part.getByLabel('Contraseña').fill('girasol');
}

async function fillBuyer(part: Locator, account: Account): Promise<void> {
  await fillAccount(part, account);
  await part.getByLabel('Teléfono').fill('5512345678');
  await part.getByLabel('Estado').selectOption('Oaxaca');
}

const ana: Account = { name: 'Ana', lastName: 'López', email: 'ana@forma.example', username: 'ana.forma' };
const leo: Account = { name: 'Leonel', lastName: 'López', email: 'leo@forma.example', username: 'leo.forma' };

/** Pages whose form is the site's own, and what fills it. */
const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/familia?plan=padre-mensual'(page) {
    await fillBuyer(page.getByRole('group', { name: 'Tus datos' }), ana);
    const child = page.getByRole('group', { name: 'Hijo 1' });
    await fillAccount(child, leo);
    await child.getByLabel('Grado').selectOption('Primaria 4°');
  },
  '/pago?curso=1': (page) => fillBuyer(page.locator('#datos'), ana),
};

for (const [path, fill] of Object.entries(pages)) {
  test(`${path.split('?')[0] ?? ''} hands over to the payment what its visitor accepted, and asks for it`, async ({
    page,
  }) => {
    // One request that is lost leaves the form usable.
    await page.route('**/countries/states', (route) => route.abort(), { times: 1 });
    await page.goto(`${marketing}${path}`);
    await fill(page);
    const accept = page.getByRole('checkbox', { name: /^Acepto los términos y condiciones y el aviso de privacidad/ });
    const go = page.getByRole('button', { name: 'Continuar al pago' });
    const consents = () =>
      page.locator('lia-payment').evaluate((element) => Object(Object(Reflect.get(element, 'purchase')).form).consents);
    await go.click();
    await expect(accept).toBeFocused();
    expect(await consents()).toBeUndefined();

    // A correction while the purchase is being described counts: what is handed over is what was filled in last.
    await accept.check();
    const held = new Promise<Route>((resolve) => void page.route('**/legal/terms', resolve, { times: 1 }));
    await go.click();
    const first = await held;
    await page.getByLabel('Apellidos').first().fill('Lopez');
    const answered = page.waitForResponse('**/legal/terms');
    await first.continue();
    await (await answered).finished();
    expect(await consents()).toBeUndefined();

    await go.click();
    const ready = page.getByRole('status').filter({ hasText: 'Ahora elige cómo quieres pagar' });
    await expect(ready).toBeVisible();
    const version = async (text: string): Promise<string> =>
      (await (await page.request.get(`${product}/api/api/legal/${text}`)).json()).version;
    expect(await consents()).toEqual({ terms: await version('terms'), privacy: await version('privacy') });

    // What was described before a correction is not paid, and not announced.
    await page.getByLabel('Apellidos').first().fill('Pérez');
    await expect(ready).toHaveCount(0);
    expect(await consents()).toBeUndefined();
  });
}
