import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { demo, enter } from './personas/member.ts';

const { product } = addresses();

test('a teacher with a paid plan registers a student, who enters with the card that is printed at once', async ({
  page,
  browser,
}) => {
  await enter(page, demo('maestro-m'), '/apps/grupos/all');
  await page.getByRole('button', { name: 'Nuevo grupo' }).click();
  const group = `Grupo ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre del grupo').fill(group);
  await dialog.getByRole('button', { name: 'Crear el grupo' }).click();
  await page.getByRole('link', { name: group }).click();
  await page.getByRole('button', { name: 'Registrar alumno' }).click();
  await dialog.getByLabel('Nombre', { exact: true }).fill('Inés');
  await dialog.getByLabel('Apellidos').fill('Solís Ruiz');
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Imprimir su tarjeta' }).click();
  const card = dialog.getByRole('listitem');
  await expect(card).toContainText('Inés Solís Ruiz');
  const [code = ''] = /(?:[A-Z\d]{4}-){3}[A-Z\d]{4}/.exec(await card.innerText()) ?? [];

  const tablet = await browser.newContext();
  const classroom = await tablet.newPage();
  await classroom.goto(`${product}/login/tarjeta#code=${code}`);
  await classroom.getByRole('button', { name: '¡Entrar!' }).click();
  await expect(classroom).toHaveURL(/\/apps\/landing/);
  await expect(classroom.getByText(group)).toBeVisible();
  await tablet.close();
});
