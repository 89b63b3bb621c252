/** Texts about video, in Spanish. */
export const media = {
  captions: 'Subtítulos',
  captionsHint: 'Un archivo .vtt por idioma. Ayudan a quien no oye bien, o ve el video sin sonido.',
  languages: { es: 'Español', en: 'Inglés' },
  add: 'Agregar subtítulos: {language}',
  there: '{language}: listos',
  remove: 'Quitar los subtítulos: {language}',
  chapters: 'Capítulos',
  chaptersHint: 'Para llegar directo a lo que se busca en el video.',
  chapter: 'Capítulo {place}',
  chapterAt: 'Empieza en',
  chapterAtWrong: 'Escríbelo como 4:07',
  chapterTitle: 'De qué trata',
  chapterTitleWrong: 'Escribe de qué trata',
  chapterRemove: 'Quitar el capítulo {place}',
  chapterAdd: 'Agregar un capítulo',
  chaptersSave: 'Guardar los capítulos',
  failed: 'No pudimos traer los subtítulos y capítulos',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    media: typeof media;
  }
}
