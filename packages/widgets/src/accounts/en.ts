import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'login.title': 'Enter your community',
  'login.submit': 'Enter my community',
  'login.arriving': 'Taking you to your space…',
  'login.go': 'Go to my space',
};
