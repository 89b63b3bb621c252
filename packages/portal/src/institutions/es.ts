import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the page of a school, in Spanish. */
export const es = {
  'school.unknown': 'No encontramos esa escuela entre las tuyas',
  'school.failed': 'No pudimos traer los datos de la escuela',
  'school.contact': 'Contacto: {contact}',
  'school.groups': 'Grupos',
  'school.groups.none': 'Aún no tienes un grupo en esta escuela.',
  'school.teachers': 'Maestras y maestros',
  'school.teachers.none': 'Aún no hay maestros en LIA.',
} as const;

/** They come with the page of a school. */
export const schoolTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
