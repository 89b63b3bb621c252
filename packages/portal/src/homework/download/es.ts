import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts about downloading what a group handed in, in Spanish. `download.failed` is the specification's (document 2 section 8). */
export const es = {
  'download.all': 'Descargar las entregas',
  'download.failed': 'Error al descargar el archivo',
  'download.none': 'Todavía no hay entregas que descargar',
  'download.begun_one': 'La descarga comenzó: {count} archivo ({size}), en un ZIP con el nombre de cada alumno',
  'download.begun_other': 'La descarga comenzó: {count} archivos ({size}), en un ZIP con el nombre de cada alumno',
} as const;

/** They come with the pages from which deliveries are downloaded. */
export const downloadTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
