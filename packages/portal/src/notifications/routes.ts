import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { NOTIFICATION_SETTINGS_PATH, NOTIFICATIONS_PATH, UNSUBSCRIBE_PATH } from '@lia/sdk/notifications/rules';

import type { DomainRoutes } from '../routing/route.ts';

/** Reached from the toolbar, which every layout but that of students has. */
export const notifications: DomainRoutes = {
  screens: [
    {
      path: NOTIFICATIONS_PATH,
      permission: 'member',
      title: 'notifications.title',
      layout: 'member',
      reads: [listNotifications],
      load: () => import('./NotificationsPage.tsx'),
    },
    {
      path: NOTIFICATION_SETTINGS_PATH,
      permission: 'member',
      title: 'notifications.settings.title',
      layout: 'member',
      load: () => import('./preferences/SettingsPage.tsx'),
    },
    {
      path: UNSUBSCRIBE_PATH,
      permission: 'anyone',
      title: 'notifications.settings.title',
      layout: 'none',
      load: () => import('./unsubscribe/UnsubscribePage.tsx'),
    },
  ],
};
