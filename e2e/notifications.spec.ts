import { expect, test } from '@playwright/test';

import { register } from './personas/family.ts';
import { enter } from './personas/member.ts';
import { rosa } from './personas/parent.ts';

test('a parent is notified of what happens, reads it, and is not any more once that is switched off @phone', async ({
  page,
}) => {
  const parent = rosa();
  await register(page.request, parent);
  await enter(page, parent, '/apps/misdatos');
  const requests = page.getByRole('region', { name: 'Tus solicitudes' });
  async function ask(details: string): Promise<void> {
    await page.getByLabel('Saber qué datos guardan').check();
    await page.getByLabel('Cuéntanos qué necesitas').fill(details);
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(requests.getByText(details)).toBeVisible();
  }
  await ask('Quiero saber qué guardan de mí');

  await page.reload();
  await page.getByRole('button', { name: 'Notificaciones, 1 notificación sin leer' }).click();
  const panel = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(panel.getByRole('link', { name: /Sin leer: Recibimos tu solicitud/ })).toBeVisible();
  await panel.getByRole('link', { name: 'Ver todas' }).click();
  const main = page.getByRole('main');
  await expect(page).toHaveURL('/apps/notifications');
  await main.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  const bell = page.getByRole('button', { name: 'Notificaciones', exact: true });
  await expect(bell).toBeVisible();

  await main.getByRole('link', { name: 'Preferencias' }).click();
  await page.getByRole('checkbox', { name: 'Solicitudes sobre tus datos, En LIA' }).uncheck();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardamos tus preferencias')).toBeVisible();

  await page.goto('/apps/misdatos');
  await ask('Quiero saber desde cuándo');
  await page.goto('/apps/notifications');
  await expect(main.getByRole('link', { name: /Recibimos tu solicitud/ })).toHaveCount(1);
  await expect(bell).toBeVisible();
});
