import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'register.title': 'Join the community',
  'register.child.title': 'Register a child',
  'register.leaving': 'Taking you to choose your plan…',
  'register.leaving.link': 'See the plans',
};
