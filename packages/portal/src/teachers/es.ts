import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the teachers' registration, in Spanish. */
export const es = {
  'teacher.lead.mensual':
    'Primero crea tu cuenta. Cuando entres por primera vez te llevamos a pagar tu plan mensual; mientras, entras gratis.',
  'teacher.lead.anual':
    'Primero crea tu cuenta. Cuando entres por primera vez te llevamos a pagar tu plan anual; mientras, entras gratis.',
  'teacher.lead': 'Una comunidad de docentes de todo México, cursos para tu salón y tu acreditación como Maestro LIA.',
} as const;

/** They come with the page. */
export const teacherTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
