/** Texts of comments that are spoken, in Spanish. */
export const es = {
  'comment.hear': 'Escuchar el audio de {author} ({length})',
  'comment.audio': 'Audio de {author}',
  'comment.failed': 'No pudimos traer el audio. {reason}',
  'comment.again': 'Intentar otra vez',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
