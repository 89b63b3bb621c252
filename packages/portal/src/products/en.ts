import type { es } from './es.ts';

/** Texts of what parents have bought, in English. */
export const en: Record<keyof typeof es, string> = {
  'products.options': 'What you want to see',
  'products.cursos': 'Courses',
  'products.membresias': 'Memberships',
  'products.cursos.none': 'You have no courses yet',
  'products.cursos.none.text': 'Choose the first one: it is yours once it is paid, and does not expire.',
  'products.cursos.first': 'Choose my first course',
  'products.cursos.more': 'See more courses',
};
