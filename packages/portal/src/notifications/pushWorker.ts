import { notificationKindLabels } from '@lia/sdk/notifications/labels';
import type { PushMessage } from '@lia/sdk/notifications/records';
import { NOTIFICATIONS_PATH } from '@lia/sdk/notifications/rules';

/** What the service worker's events have here; their own types come with a library that excludes that of pages. */
interface WorkerEvent {
  waitUntil: (done: Promise<unknown>) => void;
}
interface PushEvent extends WorkerEvent {
  data: { json: () => unknown } | null;
}
interface ClickEvent extends WorkerEvent {
  notification: Notification;
}
interface Tab {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}
interface Worker {
  location: { origin: string };
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    getNotifications: (filter: { tag: string }) => Promise<readonly Pick<Notification, 'data'>[]>;
  };
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: ClickEvent) => void) => void);
}

declare const self: Worker;

/** The device's lock screen shows it. */
const texts = {
  es: {
    title: 'Comunidad LIA',
    body: 'Tienes un aviso nuevo. Toca para verlo en LIA.',
    several: 'Tienes varios avisos nuevos. Toca para verlos en LIA.',
  },
  en: {
    title: 'LIA Community',
    body: 'You have a new notification. Tap to see it at LIA.',
    several: 'You have several new notifications. Tap to see them at LIA.',
  },
} as const;

/** The API alone can encrypt a message for this browser; but an earlier version of this file may meet a later kind. */
const isMessage = (value: unknown): value is PushMessage =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'path' in value &&
  typeof value.path === 'string' &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  Object.hasOwn(notificationKindLabels, value.kind) &&
  'language' in value &&
  (value.language === 'es' || value.language === 'en') &&
  (!('held' in value) || typeof value.held === 'string');

const image = { icon: '/icons/icon-192.png' };

async function show(message: unknown): Promise<void> {
  // A browser takes the permission away where a push shows nothing.
  if (!isMessage(message)) return self.registration.showNotification(texts.es.title, { ...image, body: texts.es.body });
  const { id, kind, path, language, held: tag = id } = message;
  const shown = tag === id ? [] : await self.registration.getNotifications({ tag });
  const common = { ...image, lang: language, tag };
  const { title, body, several } = texts[language];
  // One that takes the place of another rings no second time: of what was held back, the first does.
  if (shown.some(({ data }) => data !== path))
    return self.registration.showNotification(title, { ...common, body: several, data: NOTIFICATIONS_PATH });
  return self.registration.showNotification(notificationKindLabels[kind][language], { ...common, body, data: path });
}

/** Opens what a notification is about, in a tab of the portal where one is open. */
async function open(path: unknown): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : NOTIFICATIONS_PATH, self.location.origin);
  const href = url.origin === self.location.origin ? url.href : NOTIFICATIONS_PATH;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab =
    tabs.find((one) => one.url === href) ?? tabs.find((one) => new URL(one.url).pathname.startsWith('/apps/'));
  if (!tab) return void (await self.clients.openWindow(href));
  await tab.focus();
  // A tab that no worker controls yet cannot be led on.
  if (tab.url !== href) await tab.navigate(href).catch(() => self.clients.openWindow(href));
}

self.addEventListener('push', (event) => {
  let message: unknown = null;
  try {
    message = event.data?.json();
  } catch {
    // Not ours: shown without a topic.
  }
  event.waitUntil(show(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
