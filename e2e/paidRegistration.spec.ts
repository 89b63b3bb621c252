import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { enter, type Member } from './personas/member.ts';
import { fillRegistration, registrationForm, rosa } from './personas/parent.ts';

const { marketing, product } = addresses();
const SUBSCRIBE = '**/stripe/public/sub';

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const subscribe = (page: Page) =>
  registrationForm(page).getByRole('button', { name: /^(Suscribirse|Volver a intentar)$/ });
const subscribed = (page: Page) => page.getByRole('heading', { name: 'Se ha suscrito exitosamente' });

/** The family has one bill, for two children. */
async function expectPaidOnce(page: Page, parent: Member): Promise<void> {
  await enter(page, parent, '/invoice');
  const bills = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Ver e imprimir/ }) });
  await expect(bills).toHaveCount(1);
  await expect(bills).toContainText('$298.00');
}

test('a parent picks the monthly plan on a site, answers the bank there, and sees what they bought', async ({
  page,
}) => {
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
  await card(page, 'Pide confirmar');
  await subscribe(page).dblclick();
  await card(page, 'Sí, autorizar');
  await expect(subscribed(page)).toBeFocused();

  // The page that follows stays, with what was bought, and the receipt.
  await expect(page).toHaveURL(`${product}/login`);
  const notice = page.getByRole('complementary', { name: 'Lo que acabas de hacer' });
  await expect(notice).toContainText('Plan mensual para padres × 2 · $298.00');
  await expect(notice).toContainText(`A nombre de ${parent.name} ${parent.lastName}`);
  await expect(notice.getByRole('link', { name: 'Ver mi recibo' })).toBeVisible();
  await expectPaidOnce(page, parent);
});

test('a payment whose answer is lost, after a lost connection, is paid once', async ({ page, context }) => {
  const parent = rosa();
  await page.goto('/register?type=padre&membership=mensual');
  await fillRegistration(page, parent);
  await card(page, 'Aprobada');
  const alert = registrationForm(page).getByRole('alert');
  await context.setOffline(true);
  await subscribe(page).click();
  await expect(alert).toContainText('No hay conexión. Guardamos lo que escribiste');
  await context.setOffline(false);
  // The server charges the card; the line stays broken, however often the browser asks again.
  let charged = 0;
  await page.route(SUBSCRIBE, async (route) => {
    charged += Number((await route.fetch()).ok());
    await route.abort('connectionreset');
  });
  await subscribe(page).click();
  await expect.poll(() => charged).toBeGreaterThan(0);
  await expect(alert).toContainText('No hay conexión');
  await page.unrouteAll({ behavior: 'wait' });
  await subscribe(page).click();
  await expect(subscribed(page)).toBeFocused();
  await expect(page).toHaveURL('/login');
  // Our own site names the children.
  const notice = page.getByRole('complementary', { name: 'Lo que acabas de hacer' });
  for (const { username } of [parent, ...parent.children]) await expect(notice).toContainText(username);
  await expectPaidOnce(page, parent);
});

test('a voucher of OXXO is made for the first period, paid at the counter, and opens the plan', async ({ page }) => {
  const parent = rosa();
  await page.goto('/register?type=padre&membership=mensual');
  await fillRegistration(page, parent);
  await registrationForm(page).getByRole('radio', { name: 'Efectivo en OXXO' }).check();
  await expect(registrationForm(page).getByText(/En OXXO pagas solo el primer periodo/)).toBeVisible();
  await registrationForm(page).getByRole('button', { name: 'Pagar' }).click();
  await expect(page.getByRole('heading', { name: /^Se ha creado la intencion de pago por Oxxo/ })).toBeVisible();
  await expect(page).toHaveURL(/\/voucher\/.+/);

  const voucher = page.url();
  await page.getByRole('link', { name: 'Ver el código de barras' }).click();
  await page.getByRole('button', { name: 'Pagar en caja' }).click();
  await expect(page.getByText('Está pagada.')).toBeVisible();
  await page.goto(voucher);
  await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu pago' })).toBeVisible();
  await expectPaidOnce(page, parent);
});
