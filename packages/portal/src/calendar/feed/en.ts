import type { es } from './es.ts';

/** Texts of a calendar in other programs, in English. */
export const en: Record<keyof typeof es, string> = {
  'calendar.feed.failed': 'We could not read how your calendar is in other programs',
  'calendar.feed.text':
    'With an address, Google Calendar, Apple or Outlook show your LIA calendar and update it every few hours.',
  'calendar.feed.address': 'Your address',
  'calendar.feed.copy': 'Copy address',
  'calendar.feed.copied': 'The address was copied',
  'calendar.feed.notCopied': 'We could not copy it. Select the address and copy it',
  'calendar.feed.kinds': 'What it has',
  'calendar.feed.names': 'With the names of my children',
  'calendar.feed.warning':
    'Anyone who has the address can read what you choose. If you shared it by mistake, change it or end it.',
  'calendar.feed.make': 'Make an address',
  'calendar.feed.rotate': 'Change the address',
  'calendar.feed.save': 'Save what it has',
  'calendar.feed.end': 'End the address',
};
