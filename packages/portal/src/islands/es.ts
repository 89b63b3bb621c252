import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the map of a student, in Spanish. */
export const es = {
  'islands.title': 'Mis islas',
  'islands.subjects': 'Tus materias',
  'islands.failed': 'No pudimos traer tus materias',
  'islands.none': 'Cada materia es una isla. Cuando tengas tu primera tarea, aquí aparece la suya.',
  'islands.toDo_one': '{count} por hacer',
  'islands.toDo_other': '{count} por hacer',
  'islands.clear': 'Al día',
  'islands.more': 'Más lugares',
} as const;

/** They come with the map of a student. */
export const islandTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
