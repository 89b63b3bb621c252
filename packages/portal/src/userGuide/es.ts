import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the user guide, in Spanish. */
export const es = {
  'guide.lead': 'Respuestas cortas a lo que más nos preguntan.',
  'guide.search': '¿Qué quieres hacer?',
  'guide.count_one': 'Encontramos {count} respuesta.',
  'guide.count_other': 'Encontramos {count} respuestas.',
  'guide.none': 'No encontramos nada con «{words}». Prueba con otra palabra.',
  'guide.failed': 'No pudimos abrir la guía',
  'guide.go': 'Ir a esa página',
  'guide.contact': '¿No está aquí? Escríbenos:',
} as const;

/** They come with the guide. */
export const guideTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
