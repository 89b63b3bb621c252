import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'federation.or': 'Or sign in with another account',
  'federation.enter': 'Sign in with {provider}',
  'federation.title': 'Other ways to sign in',
};
