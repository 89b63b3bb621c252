import { expect, test } from '@playwright/test';

import { register } from './personas/family.ts';
import { demo, enter, signIn } from './personas/member.ts';
import { rosa } from './personas/parent.ts';

test('a parent is notified of what happens, reads it, and is not any more once that is switched off', async ({
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

/** Run in the service worker: headless Chromium shows no notifications, and lets no script bring a tab to the front. */
const keepShown = `
  self.registration.showNotification = async (title, { body, tag, data }) => { self.shown = { title, body, tag, data }; };
  WindowClient.prototype.focus = async () => {};
`;
const press = `
  self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), {
    notification: { data: self.shown.data, close: () => { self.shown = null; } },
  }));
`;

test('a push shows its topic alone, and a press on it opens what it is about in the open tab', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await signIn(page, demo('maestro'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('¡Hola');
  const starting = context.waitForEvent('serviceworker');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { scope: '/apps/' }));
  const worker = await starting;
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/apps/'))?.active?.state))
    .toBe('activated');
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await worker.evaluate(keepShown);

  const devices = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devices.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/apps/'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devices.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const push = { id: 'n-1', kind: 'security', path: '/apps/changePassword', language: 'es' };
  const data = JSON.stringify(push);
  await devices.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await expect
    .poll(() => worker.evaluate('self.shown'))
    .toEqual({
      title: 'Seguridad de tu cuenta',
      body: 'Tienes un aviso nuevo. Toca para verlo en LIA.',
      tag: push.id,
      data: push.path,
    });
  await worker.evaluate(press);
  await expect(page).toHaveURL('/apps/changePassword');
  expect(await worker.evaluate('self.shown')).toBeNull();
});
