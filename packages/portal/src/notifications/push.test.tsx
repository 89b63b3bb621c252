import {
  getNotificationPreferences,
  getPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '@lia/sdk/notifications/endpoints';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { endPushWithSession, pushAddress } from './pushSubscription.ts';
import { createOfflineReads } from '../services/offlineReads.ts';
import { createSession } from '../services/sessionStore.ts';
import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const done = { message: 'Operación exitosa!' };
const PATH = '/apps/notifications/settings';
const KEY = 'a-public-key';
const endpoint = 'https://push.example/device';

/** A browser's push: what it was asked for, and whether it is subscribed. */
function browserWithPush(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const asked: unknown[] = [];
  let subscribed = false;
  const subscription = {
    endpoint,
    toJSON: () => ({ keys: { p256dh: 'p256dh-of-the-browser', auth: 'auth-of-the-browser' } }),
    unsubscribe: async () => ((subscribed = false), true),
  };
  const registration = {
    active: {},
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      async subscribe(options: unknown) {
        asked.push(options);
        subscribed = true;
        return subscription;
      },
    },
  };
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => answer);
  const browser = { permission, requestPermission };
  vi.stubGlobal('Notification', browser);
  vi.stubGlobal('PushManager', Object);
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllGlobals();
  });
  return { browser, asked, isSubscribed: () => subscribed };
}

async function openSettings(publicKey: string | null = KEY) {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  const { api } = context;
  const preferences = { off: [], digest: 'none', quiet: null, zone: 'America/Mexico_City' } as const;
  api.answer(getNotificationPreferences, { data: { ...preferences, off: [] }, email: true });
  api.answer(getPushKey, { data: publicKey === null ? null : { public_key: publicKey } });
  api.answer(subscribeToPush, done);
  api.answer(unsubscribeFromPush, done);
  await context.open(PATH);
  await expect.element(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  return context;
}

const deviceSwitch = page.getByRole('switch', { name: 'Avisarme en este dispositivo' });
const topic = page.getByRole('checkbox', { name: 'Cursos, Dispositivo' });

test('push is switched on by a press that the browser asks at, off again, and fails in place', async () => {
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { browser, asked, isSubscribed } = browserWithPush('granted');
  const { api, violations } = await openSettings();
  await expect.element(deviceSwitch).not.toBeChecked();
  await expect.element(topic).toBeChecked();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);

  api.cut(subscribeToPush);
  await deviceSwitch.click();
  await expect.element(page.getByText(/^No pudimos cambiar los avisos/)).toBeVisible();
  await expect.element(deviceSwitch).not.toBeChecked();

  api.answer(subscribeToPush, done);
  await deviceSwitch.click();
  await expect.element(deviceSwitch).toBeChecked();
  expect(asked).toEqual([1, 2].map(() => ({ userVisibleOnly: true, applicationServerKey: KEY })));
  const subscription = { endpoint, p256dh: 'p256dh-of-the-browser', auth: 'auth-of-the-browser' };
  expect(api.arrived(subscribeToPush).at(-1)?.body).toEqual(subscription);

  await deviceSwitch.click();
  await expect.element(deviceSwitch).not.toBeChecked();
  expect(api.arrived(unsubscribeFromPush).map(({ body }) => body)).toEqual([{ endpoint }]);
  expect(isSubscribed()).toBe(false);
});

test('where the browser blocks notifications, the way to allow them stands in place of the switch', async () => {
  const { browser } = browserWithPush('denied');
  await openSettings();
  await expect.element(deviceSwitch).not.toBeChecked();
  browser.requestPermission.mockImplementation(async () => (browser.permission = 'denied'));
  await deviceSwitch.click();
  await expect.element(page.getByText(/tiene bloqueados los avisos.*abre los permisos del sitio/)).toBeVisible();
  await expect.element(deviceSwitch).not.toBeInTheDocument();
});

test.for([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /elige «Agregar a inicio»/],
  ['Mozilla/5.0 (X11; Linux x86_64)', /Este navegador no puede mostrar avisos/],
] as const)('without push, %s shows what helps', async ([userAgent, text]) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { PushManager } = window;
  Reflect.deleteProperty(window, 'PushManager');
  onTestFinished(() => void Object.assign(window, { PushManager }));
  await openSettings();
  await expect.element(page.getByText(text)).toBeVisible();
});

test('where the server has no keys, nothing of push is offered', async () => {
  await openSettings(null);
  expect(topic.elements()).toEqual([]);
  expect(page.getByRole('heading', { name: 'En este dispositivo' }).elements()).toEqual([]);
});

test('the subscription goes with the session, and where another member takes its place', async () => {
  const { isSubscribed } = browserWithPush('granted', 'granted');
  await openSettings();
  const options = { baseUrl: '/api/api', language: () => 'es', notify: () => {}, go: () => {} };
  const session = createSession({ ...options, reads: createOfflineReads('/api/api') });
  onTestFinished(session.start());
  await expect.poll(() => session.state().status).toBe('member');
  onTestFinished(endPushWithSession(session));

  await deviceSwitch.click();
  await expect.element(deviceSwitch).toBeChecked();
  await session.refresh();
  expect(isSubscribed()).toBe(true);

  session.begin(signedIn('maestro'));
  await expect.poll(isSubscribed).toBe(false);
  expect(pushAddress('uuid-padre')).toBeNull();
});
