import { unsubscribeFromEmails } from '@lia/sdk/notifications/endpoints';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../../testing/context.tsx';

afterEach(() => page.viewport(1280, 800));

const TOKEN = 'announcement.6a51ca1e-0000-4000-8000-000000000001.firma';
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const press = page.getByRole('button', { name: 'Dejar de recibirlos' });
const preferences = page.getByRole('link', { name: 'Elegir qué correos recibo' });

test('opening the link of an e-mail switches nothing off, and one press does, without a session', async () => {
  await page.viewport(390, 844);
  const context = createTestContext();
  context.api.answer(unsubscribeFromEmails, { message: 'Listo' });
  await context.open(`/correos#token=${TOKEN}`);
  await expect.element(heading('¿Dejar de recibir estos correos?')).toBeVisible();
  await expect.element(page.getByText('correos de: Avisos de la escuela')).toBeVisible();
  await expect.element(preferences).toHaveAttribute('href', '/apps/notifications/settings');
  // The token is neither bookmarked nor shared.
  expect(context.at()).toBe('/correos');
  expect(context.api.arrived(unsubscribeFromEmails)).toEqual([]);
  expect(await context.violations()).toEqual([]);
  await press.click();
  await expect.element(heading('¡Listo!')).toBeVisible();
  await expect.element(heading('¡Listo!')).toHaveFocus();
  expect(context.api.arrived(unsubscribeFromEmails).map(({ path }) => path)).toEqual([
    `/notifications/unsubscribe/${TOKEN}`,
  ]);
  await expect.element(preferences).toHaveAttribute('href', '/apps/notifications/settings');
  expect(await context.violations()).toEqual([]);
});

test('the link of a digest names what goes on', async () => {
  const context = createTestContext();
  await context.open(`/correos#token=${TOKEN.replace('announcement', 'all')}`);
  await expect.element(page.getByText(/Los de seguridad, comprobantes/)).toBeVisible();
});

test.for([
  ['of an account that has another address', `/correos#token=${TOKEN}`],
  ['that is cut off', '/correos#token=annou'],
  ['without a token', '/correos'],
])('a link %s leads to the preferences', async ([, path]) => {
  const context = createTestContext();
  context.api.refuse(unsubscribeFromEmails, 404, 'NOT_FOUND');
  await context.open(path ?? '');
  if (path?.endsWith('.firma')) await press.click();
  await expect.element(heading('Este enlace ya no sirve')).toBeVisible();
  await expect.element(preferences).toBeVisible();
});

test('keeps the link where the API cannot be reached', async () => {
  const context = createTestContext();
  context.api.cut(unsubscribeFromEmails);
  await context.open(`/correos#token=${TOKEN}`);
  await press.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No hay conexión');
  context.api.answer(unsubscribeFromEmails, { message: 'Listo' });
  await press.click();
  await expect.element(heading('¡Listo!')).toBeVisible();
});
