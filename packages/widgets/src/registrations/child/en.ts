import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'furtherChild.title': 'About your child',
  'furtherChild.intro':
    'They get an account of their own for their classes. If your plan has a licence left, they get it right away.',
  'furtherChild.submit': 'Register',
  'furtherChild.again': 'Register another child',
};
