import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of courses: their form, their facts, and those that a member has, in Spanish. */
export const es = {
  'courses.lead': 'Aprende a tu ritmo, con acceso ilimitado. Crea tu cuenta, paga y empieza.',

  'course.hours_one': '{count} hora',
  'course.hours_other': '{count} horas',
  'course.teacher': 'Imparte {name}',
  'course.syllabus': 'Temario',
  'myCourses.open': 'Ver mi curso',
  'myCourses.open.of': 'Ver mi curso: {name}',
  'myCourses.since': 'Tuyo desde el {when}',
  'myCourses.access': 'Acceso ilimitado',
  'myCourses.receipt': 'Ver mi factura',
  'myCourses.none.title': 'Este curso no está en tu cuenta',
  'myCourses.none.text':
    'Si acabas de pagarlo, puede tardar un momento. Si lo compraste con otra cuenta, entra con ella.',
  'myCourses.failed': 'No pudimos traer tus cursos',
} as const;

/** They come with the pages that show them. */
export const courseTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
