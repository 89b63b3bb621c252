import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'courses.title': 'Online courses',
  'courses.lead': 'Learn at your own pace, with unlimited access. Create your account, pay and begin.',
};
