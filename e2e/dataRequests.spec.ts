import { expect, test } from '@playwright/test';

import { register } from './personas/family.ts';
import { demo, enter, openWith, sessionOf } from './personas/member.ts';
import { rosa } from './personas/parent.ts';

test('a parent asks for a child’s data, an administrator answers, and the parent reads it', async ({ page }) => {
  const parent = rosa();
  await register(page.request, parent);
  const asked = `Quiero saber qué guardan de mi hijo ${parent.username}`;
  await enter(page, parent, '/apps/profile');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Mis datos' }).click();
  await page.getByLabel('Saber qué datos guardan').check();
  await page.getByLabel(/^Emiliano/).check();
  await page.getByLabel('Cuéntanos qué necesitas').fill(asked);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  const requests = page.getByRole('region', { name: 'Tus solicitudes' });
  await expect(requests.getByRole('listitem')).toContainText('En curso');

  const filter = encodeURIComponent(JSON.stringify({ q: parent.email }));
  await openWith(page, await sessionOf(page.request, demo('admin')), `/admin/data-requests?filter=${filter}`);
  await page.getByText(/Queda/).click();
  await expect(page.getByText(asked)).toBeVisible();
  await page.getByRole('button', { name: 'Preparar archivo' }).click();
  await expect(page.getByText(/^Listo hasta el/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('textbox', { name: 'Respuesta o motivo' }).fill('Su nombre, su grado y su usuario');
  await page.getByRole('button', { name: 'Marcar como respondida' }).click();
  await expect(page.getByText('Respondida', { exact: true }).first()).toBeVisible();

  await enter(page, parent, '/apps/misdatos');
  await expect(requests.getByRole('listitem')).toContainText('Respondida');
  await expect(requests.getByText('Su nombre, su grado y su usuario')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    requests.getByRole('button', { name: 'Descargar los datos' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('LIA.zip');
});
