import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { openConsole } from './personas/administrator.ts';
import { courseForm, fillBuyer, ximena } from './personas/buyer.ts';
import { enter } from './personas/member.ts';

const { marketing, product } = addresses();

test('a teacher picks a course, pays it at the checkout, and comes in', async ({ page }) => {
  const buyer = ximena();
  await page.goto(`${marketing}/cursos`);
  await page.getByRole('link', { name: /Huertos escolares/ }).click();
  await expect(courseForm(page).getByRole('heading', { name: 'Huertos escolares' })).toBeVisible();
  await fillBuyer(page, buyer);
  await expect(courseForm(page).getByRole('status').filter({ hasText: '$890.00 m.n.' })).toBeVisible();
  await courseForm(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu registro. Te llevamos al pago' })).toBeFocused();

  await expect(page).toHaveURL(new RegExp(`^${product}/sandbox/checkout/`));
  await expect(page.getByRole('main')).toContainText('$890.00');
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page).toHaveURL(/\/receipt\?/);
  await expect(page.getByLabel('Lo que incluye este recibo')).toContainText('Huertos escolares');
  await enter(page, buyer);
  await expect(page.getByRole('link', { name: /^Ver mi curso/ })).toBeVisible();

  await openConsole(page, '/admin/courses/3');
  await expect(page.getByRole('listitem').filter({ hasText: buyer.email })).toContainText('Inscrito');
});
