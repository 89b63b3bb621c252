import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'consents.title': 'We are missing your consent',
  'consents.text':
    'Your account stays open and you lose nothing you have. When you can, read and accept what is missing.',
  'consents.title.changed': 'We updated our texts',
  'consents.text.changed':
    'Your account stays open and you lose nothing you have. When you can, read and accept the new version.',
  'consents.terms': 'I accept the terms and conditions.',
  'consents.terms.read': 'Read the terms and conditions',
  'consents.privacy': 'I accept the privacy notice.',
  'consents.privacy.read': 'Read the privacy notice',
  'consents.before': 'You accepted the version of {day}.',
  'consents.incomplete': 'Tick what you accept to save your consent.',
  'consents.submit': 'Save my consent',
  'consents.list.terms': 'Terms and conditions',
  'consents.list.privacy': 'Privacy notice',
  'consents.list.since': 'Accepted on {when}',
  'consents.list.old': 'Accepted on {when}, in an earlier version',
  'consents.list.none': 'You have not accepted it yet',
  'consents.list.read.of': 'Read: {title}',
  'consents.list.read': 'Read',

  'legal.version': 'Version of {version}',
  'legal.failed': 'We could not fetch this text',
  'legal.failed.text': 'Check your connection, or ask for the version in force at the foot of the page.',
};
