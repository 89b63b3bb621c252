import type { es } from './es.ts';

/** Texts of notifications and how they reach their reader, in English. */
export const en: Readonly<Record<keyof typeof es, string>> = {
  'notifications.title': 'Notifications',
  'notifications.unread_one': '{count} unread notification',
  'notifications.unread_other': '{count} unread notifications',
  'notifications.new': 'Unread:',
  'notifications.none.title': 'You are up to date',
  'notifications.none.text': 'Here you will see your payments, licences, courses and what happens with your account.',
  'notifications.failed': 'We could not open your notifications',
  'notifications.readAll': 'Mark all as read',
  'notifications.all': 'See all',
  'notifications.settings': 'Preferences',
  'notifications.settings.title': 'Notification preferences',
  'notifications.settings.lead': 'Choose what we let you know, how and when.',
};
