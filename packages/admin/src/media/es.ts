/** Texts about video, in Spanish. */
export const media = {
  captions: 'Subtítulos',
  captionsHint: 'Un archivo .vtt por idioma. Ayudan a quien no oye bien, o ve el video sin sonido.',
  languages: { es: 'Español', en: 'Inglés' },
  add: 'Agregar subtítulos: {language}',
  there: '{language}: listos',
  remove: 'Quitar los subtítulos: {language}',
  failed: 'No pudimos traer los subtítulos',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    media: typeof media;
  }
}
