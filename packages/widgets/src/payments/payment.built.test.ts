import { type Browser, chromium, type Page, type Route } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { chromiumForTests } from '../../../../testing/chromium.ts';
import { type BuiltContext, createBuiltContext } from '../testing/built.ts';

const STRIPE = 'https://js.stripe.com';

/** What js.stripe.com would define, as far as its documentation has a card field. */
const fakeStripe = `
  window.Stripe = () => ({
    _registerWrapper() {},
    elements: () => ({
      create: () => {
        const frame = document.createElement('iframe');
        frame.title = 'Card';
        frame.style = 'display: block; border: 0; block-size: 19.2px';
        return {
          on() {},
          mount(node) { if (node.getRootNode() !== document) throw new Error('in a shadow root'); node.append(frame); },
          destroy() { frame.remove(); document.documentElement.dataset.destroyed = ''; },
        };
      },
    }),
  });
  window.Stripe.version = 'endive';
`;

const price = {
  price: { id: 'curso-3', unit_amount: 149_000, currency: 'MXN', recurring: null },
  product: { id: 'curso-3', name: 'Lectura que emociona', description: '' },
};

let context: BuiltContext;
let browser: Browser;
let page: Page;
/** Everything that was asked of the card company. */
let asked: string[];
let troubles: string[];

beforeAll(async () => {
  context = await createBuiltContext();
  browser = await chromium.launch(await chromiumForTests());
});

afterEach(() => page.context().close());

afterAll(async () => {
  await browser.close();
  context.close();
});

async function visit(body: string, policy = ''): Promise<void> {
  page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  asked = [];
  troubles = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.route('**/api/api/payments/settings', (route) =>
    route.fulfill({
      json: { cards: 'stripe', publishable_key: 'pk_test_1' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.route('**/api/api/stripe/price/*', (route) =>
    route.fulfill({ json: price, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.route(`${STRIPE}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: fakeStripe });
  });
  const script = `<script type="module" src="${context.lia}/embed/v1/lia.js"></script>`;
  await page.goto(context.open({ body: script + body, ...(policy && { policy }) }));
}

/** Lets nothing of an address arrive until the function that comes back is called; it waits for the first that is asked. */
async function hold(address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const keep = (route: Route) => void held.push(route);
  await page.route(address, keep);
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unroute(address, keep);
    await Promise.all(held.map((route) => route.fallback()));
  };
}

const choose = () =>
  page.evaluate(() =>
    Object.assign(document.querySelector('lia-payment') ?? {}, { purchase: { form: { name: 'Ana' } } }),
  );

const policy = () =>
  `default-src 'self'; script-src ${context.lia} ${STRIPE}; connect-src ${context.lia}; frame-src 'self' ${STRIPE}; style-src 'self'`;

test.each(['<lia-payment course="3"></lia-payment>', '<lia-registration membership="mensual"></lia-registration>'])(
  'nothing is asked of the card company before the card shows: %s',
  async (form) => {
    await visit(form);
    await page.getByRole('form').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  },
);

test('the card field stands in the light DOM, under the policy that the docs name, and goes with its element', async () => {
  await visit('<div id="here"><lia-payment course="3"></lia-payment></div><div id="there"></div>', policy());
  await page.getByRole('heading', { name: 'Lectura que emociona' }).waitFor();
  await choose();
  const field = page.locator('lia-payment > [slot=card] iframe');
  await field.waitFor();
  expect(asked).toHaveLength(1);
  expect(await field.isVisible()).toBe(true);

  await page.evaluate(() => {
    const form = document.querySelector('lia-payment');
    if (form) document.querySelector('#there')?.append(form);
  });
  await page.locator('#there lia-payment > [slot=card] iframe').waitFor();
  expect(await page.locator('[slot=card]').count()).toBe(1);

  await page.evaluate(() => document.querySelector('lia-payment')?.remove());
  await page.locator('html[data-destroyed]').waitFor();
  expect(troubles).toEqual([]);
});

test('the card is taken away where OXXO is chosen, and comes back', async () => {
  await visit('<lia-payment course="3"></lia-payment>');
  await page.getByRole('heading', { name: 'Lectura que emociona' }).waitFor();
  await choose();
  const field = page.locator('lia-payment > [slot=card] iframe');
  await field.waitFor();
  await page.getByRole('radio', { name: 'Efectivo en OXXO' }).check();
  await field.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Tarjeta' }).check();
  await field.waitFor();
  expect(asked).toHaveLength(1);
});

test.each([390, 1024])('nothing below the card moves while it arrives, on a page %i px wide', async (width) => {
  await visit('<lia-payment course="3"></lia-payment>');
  await page.setViewportSize({ width, height: 844 });
  await page.getByRole('heading', { name: 'Lectura que emociona' }).waitFor();
  const releaseStep = await hold('**/embed/v1/payment-step.js');
  const releaseStripe = await hold(`${STRIPE}/**`);
  await choose();
  await page.getByText('Cargando…').waitFor();
  const top = () =>
    page.getByRole('button', { name: 'Pagar' }).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await top();
  await releaseStep();
  await page.getByText('Preparando el pago seguro…').waitFor();
  expect.soft(Math.abs((await top()) - before)).toBeLessThan(2);
  await releaseStripe();
  await page.locator('lia-payment > [slot=card] iframe').waitFor();
  expect.soft(Math.abs((await top()) - before)).toBeLessThan(2);
});

test.each([
  ['payment-step', 'No pudimos cargar el formulario.'],
  ['stripe', 'No pudimos preparar el pago con tarjeta.'],
])('%s.js that could not be fetched comes after a button is pressed, by loading the page again', async (file, text) => {
  await visit('<lia-payment course="3"></lia-payment>');
  await page.getByRole('heading', { name: 'Lectura que emociona' }).waitFor();
  await page.route(`**/embed/v1/${file}.js`, (route) => route.abort(), { times: 1 });
  await choose();
  await page.getByText(text).waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Volver a intentar' }).click()]);
  await page.getByRole('heading', { name: 'Lectura que emociona' }).waitFor();
  await choose();
  await page.locator('lia-payment > [slot=card] iframe').waitFor();
  expect(await page.getByText(text).count()).toBe(0);
});
