import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'federation.link': 'Link {provider}',
  'federation.link.password': 'Type your LIA password first, so that we know that it is you.',
  'federation.link.continue': 'Continue',
  'federation.text': 'Link an account that you already use and sign in to LIA without typing your password.',
  'federation.failed': 'We could not read which accounts you sign in with',
  'federation.unknown': 'An account that LIA no longer uses',
  'federation.since': 'Since {date}',
  'federation.unlink': 'Unlink',
  'federation.unlink.of': 'Unlink {name}',
};
