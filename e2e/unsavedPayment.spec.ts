import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { proves } from './journeys.ts';
import { type Buyer, courseForm, fillBuyer, ximena } from './personas/buyer.ts';
import { signIn } from './personas/member.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const notSaved = (page: Page) =>
  page.getByRole('heading', { name: 'Ha ocurrido un error guardando su pago en nuestro sistema' });

/** Pays a course by card, and loses the connection before we can be told. */
async function payUnheard(page: Page, buyer: Buyer): Promise<void> {
  await page.goto('/cursos/5');
  await fillBuyer(page, buyer);
  await courseForm(page).getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
  await press(page, 'Aprobada');
  await page.route('**/courses/payment', (route) => route.abort());
  await press(page, 'Pagar');
  await expect(notSaved(page)).toBeFocused();
}

test(
  'a payment that was not kept says so, asks for nothing again, and is kept by a press',
  proves('course-card', 'PAYMENT_NOT_SAVED'),
  async ({ page }) => {
    const buyer = ximena();
    await payUnheard(page, buyer);
    await expect(page.getByText(/^No vuelvas a pagar: tu pago no se pierde/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.unrouteAll();
    await press(page, 'Intentar guardar otra vez');
    await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, buyer);
    await expect(page).toHaveURL(/\/apps\/dashboardmaestros/);
  },
);

test('a payment that was not kept is followed on its receipt', async ({ page }) => {
  await payUnheard(page, ximena());
  await page.getByRole('link', { name: 'Seguir mi pago' }).click();
  await expect(page).toHaveURL(/\/receipt\?payment_id=.+/);
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
});
