import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'teacher.title': 'Teach with us',
  'teacher.lead.mensual':
    'First create your account. When you first sign in we take you to pay your monthly plan; until then you are in for free.',
  'teacher.lead.anual':
    'First create your account. When you first sign in we take you to pay your annual plan; until then you are in for free.',
  'teacher.lead': 'A community of teachers from all over Mexico, courses for your classroom, and your accreditation.',
};
