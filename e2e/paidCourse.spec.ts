import { expect, type Page, test } from '@playwright/test';

import { type Buyer, courseForm, fillBuyer, ximena } from './personas/buyer.ts';
import { enter } from './personas/member.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes from a course to its payment screen. */
async function reachPayment(page: Page, buyer: Buyer): Promise<void> {
  await page.goto('/cursos/5');
  await fillBuyer(page, buyer);
  await courseForm(page).getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
}

test('a course is paid by card on our own page after a refusal, and its buyer comes in', async ({ page }) => {
  const buyer = ximena();
  await reachPayment(page, buyer);
  await press(page, 'Rechazada');
  await press(page, 'Pagar');
  const refusal = page.getByRole('form', { name: 'Pago' }).getByRole('alert');
  await expect(refusal).toContainText('Ha ocurrido un error con tus datos de pago');
  await press(page, 'Pide confirmar');
  await press(page, 'Pagar');
  await press(page, 'Sí, autorizar');
  await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Usuario', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/cursos/5');
  await expect(courseForm(page).getByLabel('Apellidos')).toHaveValue('');
  await enter(page, buyer);
  await page.getByRole('link', { name: /^Ver mi curso/ }).click();
  await expect(page).toHaveURL('/apps/miscursos/5');
  await page.getByRole('link', { name: 'Ver mi factura' }).click();
  await expect(page.getByText('FACTURA #')).toBeVisible();
});

test('a payment that was not kept shows an error, asks for nothing again, and is kept by a press', async ({ page }) => {
  const buyer = ximena();
  await reachPayment(page, buyer);
  await press(page, 'Aprobada');
  await page.route('**/courses/payment', (route) => route.abort());
  await press(page, 'Pagar');
  const notSaved = 'Ha ocurrido un error guardando su pago en nuestro sistema';
  await expect(page.getByRole('heading', { name: notSaved })).toBeFocused();
  await expect(page.getByText(/^No vuelvas a pagar: tu pago no se pierde/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toHaveCount(0);
  // The provider event came meanwhile: the receipt is there.
  const receipt = (await page.getByRole('link', { name: 'Seguir mi pago' }).getAttribute('href')) ?? '';
  const other = await page.context().newPage();
  await other.goto(receipt);
  await expect(other.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
  await other.close();

  await page.unrouteAll();
  await press(page, 'Intentar guardar otra vez');
  await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
  await enter(page, buyer);
  await expect(page.getByRole('link', { name: /^Ver mi curso/ })).toBeVisible();
});
