import type { Catalogue } from '../../../i18n/i18n.ts';

/** Texts of choosing which deliveries are downloaded, in Spanish. */
export const es = {
  'download.title': 'Descargar las entregas',
  'download.text':
    'Recibes un ZIP con una carpeta por misión: los archivos llevan el nombre de cada alumno, y una lista dice quién falta.',
  'download.group': 'Grupo',
  'download.from': 'Con entrega desde el',
  'download.until': 'Hasta el',
  'download.yes': 'Descargar',
} as const;

/** They come with the dialog. */
export const downloadDialogTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
