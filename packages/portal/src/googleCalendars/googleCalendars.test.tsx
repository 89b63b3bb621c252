import { getCalendar, listWritableCalendars } from '@lia/sdk/calendar/endpoints';
import {
  endGoogleConnection,
  finishGoogleConnection,
  getGoogleConnection,
  readGoogleCalendars,
  readGoogleEvents,
  startGoogleConnection,
} from '@lia/sdk/googleCalendars/endpoints';
import type { GoogleConnection } from '@lia/sdk/googleCalendars/schema';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const AT_GOOGLE = 'https://accounts.google.com/o/oauth2/v2/auth?state=s';
const BACK = '?code=c&state=s';
const ana = { id: 'c-1', name: 'Ana', chosen: true, synced_at: '2026-11-23T18:00:00.000Z' };
const family = { id: 'c-2', name: 'Familia', chosen: false, synced_at: null };
const connection: GoogleConnection = {
  status: 'connected',
  account: 'ana@gmail.example',
  connected_at: '2026-11-23T17:00:00.000Z',
  calendars: [ana, family],
};
const button = page.getByRole('button', { name: 'Mis calendarios de Google' });
const dialog = page.getByRole('dialog');

beforeEach(() => sessionStorage.clear());

function begin(data: GoogleConnection | null, offered = true) {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  context.api.answer(getCalendar, { zone: 'America/Mexico_City', complete: true, data: [] });
  context.api.answer(listWritableCalendars, { data: [] });
  context.api.answer(getGoogleConnection, { offered, data });
  return context;
}

test('a member goes to Google, comes back, chooses calendars and sees when they were read', async () => {
  await page.viewport(320, 800);
  const first = begin(null);
  first.api.answer(startGoogleConnection, { data: { url: AT_GOOGLE, secret: 'of the attempt' } });
  await first.open('/apps/eventscalendar/');
  await button.click();
  await expect.element(dialog.getByText(/^Los eventos de tus calendarios/)).toBeVisible();
  expect(await first.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Conectar con Google' }).click();
  await expect.poll(() => first.went).toEqual([AT_GOOGLE]);
  await cleanup();

  const back = begin(connection);
  back.api.answer(finishGoogleConnection, { message: 'Conectamos tu Google Calendar' });
  await back.open(`/callback/google${BACK}`);
  await expect.element(dialog.getByText('Cuenta conectada: ana@gmail.example')).toBeVisible();
  const sent = { query: BACK, secret: 'of the attempt' };
  expect(back.api.arrived(finishGoogleConnection)).toMatchObject([{ body: sent }]);
  expect(sessionStorage.length).toBe(0);
  await expect.element(dialog.getByText(/^Leído el .*12:00/)).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: /^Ana/ })).toBeChecked();
  expect(await back.violations()).toEqual([]);
  // A calendar that was added at Google since.
  const club = { id: 'c-3', name: 'Club', chosen: false, synced_at: null };
  back.api.answer(readGoogleCalendars, { data: [ana, family, club] });
  await dialog.getByRole('button', { name: 'Buscar calendarios nuevos' }).click();
  await dialog.getByRole('checkbox', { name: 'Club' }).click();
  const shown = (synced_at: string | null) => ({
    ...connection,
    calendars: [ana, family, { ...club, chosen: true, synced_at }],
  });
  back.api.answer(readGoogleEvents, { message: 'Sus eventos aparecen en un momento' });
  back.api.answer(getGoogleConnection, { offered: true, data: shown(null) });
  await dialog.getByRole('button', { name: 'Guardar y leer ahora' }).click();
  await expect.element(page.getByText('Sus eventos aparecen en un momento')).toBeVisible();
  expect(back.api.arrived(readGoogleEvents)).toMatchObject([{ body: { calendars: ['c-1', 'c-3'] } }]);
  await button.click();
  await expect.element(dialog.getByText('Leyendo sus eventos…')).toBeVisible();
  // As soon as they were read, the calendar is read again.
  const asked = back.api.arrived(getCalendar).length;
  back.api.answer(getGoogleConnection, { offered: true, data: shown('2026-11-23T19:00:00.000Z') });
  await expect.element(dialog.getByText(/^Leído el .*13:00/)).toBeVisible();
  await expect.poll(() => back.api.arrived(getCalendar).length).toBeGreaterThan(asked);

  back.api.answer(endGoogleConnection, { message: 'Desconectamos tu cuenta' });
  back.api.answer(getGoogleConnection, { offered: true, data: null });
  await dialog.getByRole('button', { name: 'Desconectar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog.getByRole('button', { name: 'Conectar con Google' })).toBeVisible();
});

test('a consent that was revoked at Google is reported, and asked for again', async () => {
  const { api, open, went } = begin({ ...connection, status: 'revoked' });
  api.answer(startGoogleConnection, { data: { url: AT_GOOGLE, secret: 's' } });
  await open('/apps/eventscalendar/');
  await button.click();
  await expect.element(dialog.getByText(/^Google ya no nos da permiso/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Volver a conectar' }).click();
  await expect.poll(() => went).toEqual([AT_GOOGLE]);
});

test('where Google is not offered, nothing of it is shown', async () => {
  const { api, open } = begin(null, false);
  await open('/apps/eventscalendar/');
  await expect.element(page.getByRole('button', { name: 'Llevar mi calendario a otro programa' })).toBeVisible();
  await expect.poll(() => api.arrived(getGoogleConnection)).toHaveLength(1);
  await expect.element(button).not.toBeInTheDocument();
});
