import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { courseForm, fillBuyer, ximena } from './personas/buyer.ts';
import { signIn } from './personas/member.ts';
import { fillParent, fillRegistration, type Parent, registrationForm, rosa } from './personas/parent.ts';

const { marketing, product } = addresses();

/** Registers on a page that knows nothing of an earlier time. */
async function register(page: Page, parent: Parent): Promise<void> {
  await page.goto(`${marketing}/padres#registro`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await fillRegistration(page, parent);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByRole('heading', { name: 'Tu registro está listo. Ya puedes iniciar sesión' })).toBeFocused();
  await expect(page).toHaveURL(`${product}/login`);
}

test('a family that fills in the form once more is told on its first step, signs in, and is one family', async ({
  page,
}) => {
  const parent = rosa();
  await register(page, parent);
  await page.goto(`${marketing}/padres#registro`);
  await fillParent(page, parent);
  await expect(registrationForm(page).getByLabel('Nombre de usuario')).toHaveAccessibleDescription(
    /Ese nombre de usuario ya está ocupado/,
  );
  await page.goto(`${product}/login`);
  await signIn(page, parent);
  await expect(page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem')).toHaveCount(2);
});

test('who buys a course once more comes back to the same checkout, and hears it once the course is theirs', async ({
  page,
}) => {
  const buyer = ximena();
  const buy = async () => {
    await page.goto('/cursos/5');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await fillBuyer(page, buyer);
    await courseForm(page).getByRole('button', { name: 'Continuar' }).click();
  };
  await buy();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  const checkout = page.url();
  await buy();
  await expect(page).toHaveURL(checkout);
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
  await buy();
  await expect(courseForm(page).getByRole('alert')).toContainText('Ya tienes este curso. Inicia sesión para entrar');
});

test('who leaves the checkout to pay by card pays once, and the checkout is closed', async ({ page }) => {
  const buyer = ximena();
  const fill = async () => {
    await page.goto('/cursos/5');
    await fillBuyer(page, buyer);
  };
  await fill();
  await courseForm(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  const checkout = page.url();
  await fill();
  await courseForm(page).getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
  await page.getByRole('button', { name: 'Aprobada', exact: true }).click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pago realizado exitosamente' })).toBeFocused();
  await page.goto(checkout);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
});
