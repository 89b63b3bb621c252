import type { es } from './es.ts';

/** Texts of calendars of Google, in English. */
export const en: Record<keyof typeof es, string> = {
  'google.text':
    'The events of your calendars of Google appear in your calendar of LIA. You alone see them, and they are changed at Google.',
  'google.connect': 'Connect with Google',
  'google.again': 'Connect again',
  'google.revoked': 'Google no longer lets us read your calendars, so we removed their events.',
  'google.account': 'Connected account: {account}',
  'google.calendars': 'Which calendars to see',
  'google.read': 'Read on {when}',
  'google.reading.now': 'Reading its events…',
  'google.save': 'Save and read now',
  'google.list': 'Look for new calendars',
  'google.disconnect': 'Disconnect',
  'google.unread': 'We could not see your connection to Google',
  'google.failed': 'We could not connect your Google account',
  'google.back': 'Back to the calendar',
};
