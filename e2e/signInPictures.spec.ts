import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { demo, enter } from './personas/member.ts';

const { product } = addresses();

test('a teacher prints the QR of a class and the pictures of a child, who enters with both', async ({
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
  await dialog.getByLabel('Nombre', { exact: true }).fill('Tomás');
  await dialog.getByLabel('Apellidos').fill('Solís Ruiz');
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('button', { name: 'Entrar con dibujos' }).click();
  const made = page.waitForResponse((response) => response.url().endsWith('/dibujos/qr'));
  await dialog.getByRole('button', { name: 'Hacer el código QR' }).click();
  const { url }: { url: string } = await (await made).json();
  await expect(page.getByRole('img', { name: `Código QR de ${group}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await dialog.getByRole('checkbox', { name: 'Todo el grupo' }).check();
  await dialog.getByRole('button', { name: 'Hacer dibujos (1)' }).click();
  const pictures = dialog.getByRole('listitem').filter({ hasText: /^\d \S+$/ });
  await expect(pictures).toHaveCount(3);
  const names = (await pictures.allInnerTexts()).map((text) => text.replace(/^\d\s+/, '').trim());

  const tablet = await browser.newContext();
  const classroom = await tablet.newPage();
  await classroom.goto(product + new URL(url).pathname + new URL(url).hash);
  await expect(classroom).toHaveURL(`${product}/login/clase`);
  await classroom.getByRole('button', { name: 'Tomás' }).click();
  for (const name of names) await classroom.getByRole('button', { name, exact: true }).click();
  await expect(classroom).toHaveURL(/\/apps\/landing/);
  await expect(classroom.getByText(group)).toBeVisible();
  await tablet.close();
});
