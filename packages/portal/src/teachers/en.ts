import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'teacher.lead.mensual':
    'Create your account first. When you sign in for the first time we will take you to pay for your monthly plan; until then you are on the free plan.',
  'teacher.lead.anual':
    'Create your account first. When you sign in for the first time we will take you to pay for your annual plan; until then you are on the free plan.',
  'teacher.lead': 'A community of teachers from all over Mexico, courses for your classroom, and your accreditation.',
};
