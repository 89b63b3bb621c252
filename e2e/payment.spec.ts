import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { openConsole, ordersOf } from './personas/administrator.ts';
import { fillSiteForm, ximena } from './personas/buyer.ts';

const { marketing, product } = addresses();

/** The form that is alive: its first look has the same words. */
const payment = (page: Page) => page.locator('lia-payment lia-form:not([hidden])');
const pay = (page: Page) => payment(page).getByRole('button', { name: 'Pagar', exact: true });

test('a form of the site itself hands a course over to the payment', async ({ page, context }) => {
  const buyer = ximena();
  await page.goto(`${marketing}/cursos`);
  await page.getByRole('link', { name: 'Págalo en una sola página' }).click();
  await expect(payment(page).getByText('Elige primero qué vas a pagar y para quién.')).toBeVisible();
  await page.getByLabel('Curso').selectOption('Arte y muralismo');
  await expect(payment(page).getByRole('heading', { name: 'Arte y muralismo' })).toBeVisible();
  await fillSiteForm(page, buyer);
  const continueToPayment = page.getByRole('button', { name: 'Continuar al pago' });
  await context.setOffline(true);
  await continueToPayment.click();
  await expect(page.getByText('No hay conexión. Tus datos siguen aquí; vuelve a intentarlo.')).toBeVisible();
  await context.setOffline(false);
  await continueToPayment.click();
  await page.getByRole('button', { name: 'Aprobada', exact: true }).click();
  // The card is charged, and nothing more gets through; once the connection is back, the payment is kept by itself.
  await page.route('**/stripe/public/courses/payment', (route) => route.abort('connectionreset'));
  await pay(page).dblclick();
  await expect(page.getByRole('button', { name: 'Intentar guardar otra vez' })).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
  await expect(page).toHaveURL(`${product}/login`);
  const notice = page.getByRole('complementary', { name: 'Lo que acabas de hacer' });
  await expect(notice).toContainText(/Arte y muralismo · .*A nombre de/s);

  // The way back leads to a page that has nothing to pay.
  await page.goBack();
  await expect(payment(page).getByText('Elige primero qué vas a pagar y para quién.')).toBeVisible();
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(await ordersOf(page, buyer.email)).toHaveCount(1);
  await openConsole(page, '/admin/courses/5');
  await expect(page.getByRole('listitem').filter({ hasText: buyer.email })).toContainText('Inscrito');
});
