import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about files on their way, in Spanish. */
export const es = {
  'upload.sending': '{name}: va {percent} %',
  'upload.paused': '{name}: en pausa, va {percent} %',
  'upload.done': '{name}: listo, subió {percent} %',
  'upload.failed': '{name}: {reason}',
  'upload.lost': 'Se cortó la conexión. Cuando vuelva, sigue donde se quedó.',
  'upload.code': 'Faltó cargar lo que envía archivos. Recarga la página y vuelve a elegirlo.',
  'upload.pause': 'Pausar',
  'upload.goOn': 'Seguir',
  'upload.remove': 'Quitar el archivo',
  'upload.wait': 'Espera a que el archivo termine de subir.',
} as const;

/** They come with the forms that send files. */
export const uploadTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
