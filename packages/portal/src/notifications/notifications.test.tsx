import {
  countUnread,
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
} from '@lia/sdk/notifications/endpoints';
import type { Notification } from '@lia/sdk/notifications/records';
import { NOTIFICATION_SETTINGS_PATH, NOTIFICATIONS_PATH } from '@lia/sdk/notifications/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

afterEach(() => page.viewport(1280, 800));

const notification = (n: number, values: Partial<Notification> = {}): Notification => ({
  id: `6a51ca1e-0000-4000-8000-00000000000${n}`,
  kind: 'dataRequest',
  title: `Aviso ${n}`,
  detail: 'Ver mi solicitud',
  path: '/apps/misdatos',
  created_at: `2026-11-2${n}T18:00:00.000Z`,
  read: false,
  ...values,
});

async function openAs(role: string, path: string, unread: number) {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(countUnread, { data: unread });
  context.api.answer(readNotifications, { data: 0 });
  await context.open(path);
  return context;
}

describe('the centre', () => {
  test('counts what is unread, shows it, leads to it and marks it as read', async () => {
    await page.viewport(320, 700);
    const { api, at, violations } = await openAs('maestro', '/', 12);
    const bell = page.getByRole('button', { name: 'Notificaciones, 12 notificaciones sin leer' });
    await expect.element(bell).toBeVisible();
    expect(getComputedStyle(bell.element(), '::after').content).toBe('"9+"');
    // The page is drawn after what stands around it.
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations()).toEqual([]);
    api.answer(listNotifications, {
      data: [notification(3), notification(2, { read: true, path: '/admin/imports/i/show' })],
      next: null,
    });
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notificaciones' });
    await expect.element(panel.getByRole('link', { name: /Sin leer: Aviso 3/ })).toBeVisible();
    const [, second] = panel.getByRole('listitem').elements();
    expect(second?.querySelector('a')?.getAttribute('href')).toBe('/admin/imports/i/show');
    expect(await violations()).toEqual([]);
    expect(panel.element().scrollWidth).toBeLessThanOrEqual(320);

    api.answer(countUnread, { data: 0 });
    await panel.getByRole('link', { name: /Aviso 3/ }).click();
    await expect.poll(at).toBe('/apps/misdatos');
    expect(api.arrived(readNotifications).map(({ body }) => body)).toEqual([{ ids: [notification(3).id] }]);
    await expect.element(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();
  });

  test('is empty, or cannot be opened, and is read in another language', async () => {
    const { api, setLanguage } = await openAs('maestro', '/', 0);
    api.refuse(listNotifications, 503, 'SERVICE_UNAVAILABLE');
    await page.getByRole('button', { name: 'Notificaciones', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Notificaciones' });
    await expect.element(panel.getByRole('heading', { name: 'No pudimos abrir tus notificaciones' })).toBeVisible();
    api.answer(listNotifications, { data: [], next: null });
    await panel.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(panel.getByText('Estás al día')).toBeVisible();
    api.answer(listNotifications, { data: [notification(1, { title: 'Your data' })], next: null });
    await setLanguage('en');
    await expect.element(page.getByRole('link', { name: /Unread: Your data/ })).toBeVisible();
  });
});

test('the page goes on by pages and marks all that was shown as read', async () => {
  const { api, violations } = await openAs('padre', '/apps/notifications', 3);
  const next = `0.1763920800000.${notification(2).id}`;
  api.answer(listNotifications, { data: [notification(3), notification(2)], next });
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: 'Ver más' });
  await expect.element(more).toBeVisible();
  api.answer(listNotifications, { data: [notification(1)], next: null });
  await more.click();
  await expect.element(main.getByText('Aviso 1')).toBeVisible();
  expect(api.arrived(listNotifications).at(-1)?.query).toEqual({ cursor: next });
  expect(main.getByRole('listitem').elements()).toHaveLength(3);
  expect(await violations()).toEqual([]);
  api.answer(countUnread, { data: 0 });
  await main.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect.element(main.getByText('Sin leer:')).not.toBeInTheDocument();
  expect(api.arrived(readNotifications).map(({ body }) => body)).toEqual([{ until: notification(3).created_at }]);
});

const courses = page.getByRole('checkbox', { name: 'Cursos, En LIA', exact: true });
const preferences = { digest: 'none', quiet: null, zone: 'America/Mexico_City' } as const;

async function openSettings() {
  const context = await openAs('maestro', NOTIFICATIONS_PATH, 0);
  context.api.answer(getNotificationPreferences, { data: { ...preferences, off: [] }, email: true });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  context.follow(NOTIFICATION_SETTINGS_PATH);
  await expect.element(courses).toBeChecked();
  return context;
}

test('preferences begin with what was chosen elsewhere since they were last opened', async () => {
  const { api, follow } = await openSettings();
  follow(NOTIFICATIONS_PATH);
  await expect.element(courses).not.toBeInTheDocument();
  api.answer(getNotificationPreferences, { data: { ...preferences, off: ['course.app'] }, email: true });
  follow(NOTIFICATION_SETTINGS_PATH);
  await expect.element(courses).toBeVisible();
  await expect.element(courses).not.toBeChecked();
});

test('preferences cannot be changed while they are being saved', async () => {
  const { api } = await openSettings();
  await courses.click();
  const saved = { ...preferences, off: ['course.app' as const] };
  const release = api.hold(saveNotificationPreferences, { data: saved, email: true });
  const button = page.getByRole('button', { name: 'Guardar' });
  await button.click();
  await expect.element(courses).toBeDisabled();
  release();
  await expect.element(courses).toBeEnabled();
  await expect.element(courses).not.toBeChecked();
  // The focus does not fall to the page.
  courses.element().focus();
  const releaseAgain = api.hold(saveNotificationPreferences, { data: saved, email: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(courses).toBeDisabled();
  await expect.element(button).toHaveFocus();
  releaseAgain();
  await expect.element(courses).toBeEnabled();
});

test('preferences offer what can happen to the role, keep what always goes out, and are saved together', async () => {
  await page.viewport(320, 700);
  const { api, violations } = await openAs('maestro', '/', 0);
  const kept = { off: ['licenceGiven.email'], digest: 'none', quiet: null, zone: 'America/Mexico_City' } as const;
  api.answer(getNotificationPreferences, { data: { ...kept, off: [...kept.off] }, email: false });
  api.answer(listNotifications, { data: [], next: null });
  await page.getByRole('button', { name: 'Notificaciones', exact: true }).click();
  await page.getByRole('link', { name: 'Preferencias' }).click();
  const choice = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect.element(choice('Seguridad de tu cuenta, Correo')).toBeDisabled();
  await expect.element(choice('Seguridad de tu cuenta, Correo')).toBeChecked();
  await expect.element(choice('Licencias nuevas, Correo')).not.toBeChecked();
  expect(page.getByRole('checkbox', { name: /Importaciones/ }).elements()).toEqual([]);
  await expect.element(page.getByText(/Todavía no confirmas tu correo/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);

  await choice('Licencias nuevas, Correo').click();
  await choice('Cursos, En LIA').click();
  const when = page.getByRole('group', { name: 'Correos y avisos en tus dispositivos' });
  await when.getByRole('radio', { name: 'Un resumen cada día, a las 8:00' }).click();
  await expect.element(page.getByText(/^Los cambios de una clase .* no esperan al resumen/)).toBeVisible();
  await page.getByRole('switch', { name: 'Horas de silencio' }).click();
  await userEvent.fill(page.getByLabelText('Hasta'), '06:30');
  await page.getByLabelText('Tu zona horaria').selectOptions('America/Tijuana');
  expect(await violations()).toEqual([]);
  const saved = {
    off: ['course.app' as const],
    digest: 'daily' as const,
    quiet: { from: '22:00', until: '06:30' },
    zone: 'America/Tijuana' as const,
  };
  api.answer(saveNotificationPreferences, { data: saved, email: false });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => api.arrived(saveNotificationPreferences).map(({ body }) => body)).toEqual([saved]);
});
