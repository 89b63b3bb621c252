import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of comments that are spoken, in Spanish. */
export const es = {
  'comment.hear': 'Escuchar el audio de {author} ({length})',
  'comment.audio': 'Audio de {author}',
  'comment.failed': 'No pudimos traer el audio. {reason}',
  'comment.again': 'Intentar otra vez',
} as const;

/** They come with the pages that show comments. */
export const commentTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
