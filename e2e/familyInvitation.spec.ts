import { expect, test } from '@playwright/test';

import { acceptTexts } from './personas/consents.ts';
import { register } from './personas/family.ts';
import { enter } from './personas/member.ts';
import { rosa } from './personas/parent.ts';

test('a parent shares an invitation, and who accepts it sees the children once the parent confirms', async ({
  page,
  browser,
  baseURL,
}) => {
  const [mother, father] = [rosa(), rosa()];
  const [child] = mother.children;
  await register(page.request, mother);
  await enter(page, mother, '/apps/dashboardpadres');
  await page.getByRole('link', { name: `Tareas, boletas y permisos: ${child.name}` }).click();
  await page.getByRole('heading', { name: /^Quién acompaña/ }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Invitar a su otra mamá, papá o tutor' }).click();
  const dialog = page.getByRole('dialog', { name: `Invita a acompañar a ${child.name}` });
  await dialog.getByRole('radio', { name: 'Con un enlace o un código' }).check();
  await dialog.getByRole('button', { name: 'Crear el enlace y el código' }).click();
  const link = (await page.getByText(/\/invitacion\/familia#token=/).textContent()) ?? '';

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-MX' })).newPage();
  await other.goto(link);
  await other.getByLabel('Nombre', { exact: true }).fill('Andrés');
  await other.getByLabel('Apellidos').fill('Cruz Ibarra');
  await other.getByLabel('Correo electrónico').fill(father.email);
  await other.getByLabel('Nombre de usuario').fill(father.username);
  await other.getByLabel('Contraseña', { exact: true }).fill(father.password);
  await other.getByLabel('Repite la contraseña').fill(father.password);
  await acceptTexts(other.locator('body'));
  await other.getByRole('button', { name: 'Crear mi cuenta y aceptar' }).click();
  await expect(other.getByRole('heading', { name: 'Falta un paso' })).toBeVisible();
  await other.goto('/apps/dashboardpadres');
  // Once the children were read: before, none is shown either.
  await expect(other.getByRole('heading', { name: 'Registra a tu primer hijo' })).toBeVisible();
  await expect(other.getByRole('link', { name: `Tareas, boletas y permisos: ${child.name}` })).toHaveCount(0);

  await page.reload();
  await page.getByRole('heading', { name: /^Quién acompaña/ }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Andrés Cruz/)).toBeVisible();
  await page.getByRole('button', { name: 'Sí, confirmar' }).click();
  await expect(page.getByRole('button', { name: 'Sí, confirmar' })).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('link', { name: `Tareas, boletas y permisos: ${child.name}` })).toBeVisible();
});
