import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { ordersOf } from './personas/administrator.ts';
import { fillSiteFamily, rosa } from './personas/parent.ts';

const { marketing, product } = addresses();
const NOTHING = 'Elige primero qué vas a pagar y para quién.';

/** The form that is alive: its first look has the same words. */
const payment = (page: Page) => page.locator('lia-payment lia-form:not([hidden])');
const plan = (page: Page) => page.getByRole('combobox', { name: 'Plan', exact: true });
const continueToPayment = (page: Page) => page.getByRole('button', { name: 'Continuar al pago' }).click();

test('a form of the site itself hands a family over to the payment of its plan, at OXXO', async ({ page }) => {
  const parent = rosa();
  await page.goto(`${marketing}/padres`);
  await page.getByRole('link', { name: 'Inscríbelos en una sola página' }).click();
  // It comes alive when it is near what is seen.
  await page.locator('lia-payment').scrollIntoViewIfNeeded();
  await expect(payment(page).getByText(NOTHING)).toBeVisible();
  await plan(page).selectOption('Anual');
  await expect(payment(page).getByText('$1,490.00 MXN')).toBeVisible();
  await fillSiteFamily(page, parent);
  await continueToPayment(page);
  await expect(payment(page)).toContainText('$2,980.00');
  // Another plan costs another sum.
  await plan(page).selectOption('Mensual');
  await expect(payment(page).getByText(NOTHING)).toBeVisible();
  await continueToPayment(page);
  await expect(payment(page)).toContainText('$298.00');
  await payment(page).getByRole('radio', { name: 'Efectivo en OXXO' }).check();
  await payment(page).getByRole('button', { name: 'Pagar', exact: true }).dblclick();
  const created = 'Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo';
  await expect(page.getByRole('heading', { name: created })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`^${product}/voucher/.+`));
  await expect(page.getByRole('heading', { name: 'Paga en cualquier OXXO' })).toBeVisible();

  await page.goBack();
  await expect(payment(page).getByText(NOTHING)).toBeVisible();
  await expect(await ordersOf(page, parent.email)).toHaveCount(1);
});
