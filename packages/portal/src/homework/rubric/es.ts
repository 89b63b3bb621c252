import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of a rubric as it is read, in Spanish. */
export const es = {
  'rubric.title': 'Cómo se califica',
  'rubric.points_one': '{count} punto',
  'rubric.points_other': '{count} puntos',
  'rubric.reached': 'Nivel alcanzado',
  'rubric.comment': 'Comentario: {comment}',
  'rubric.reason': 'Tu maestra o maestro puso otra calificación que la de la rúbrica: {reason}',
} as const;

/** They come with the pages that show a rubric. */
export const rubricTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
