import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about video and audio, in Spanish. */
export const es = {
  'media.play': 'Reproducir',
  'media.goOn': 'Seguir en {at}',
  'media.complete': 'Ya lo viste completo',
  'media.failed': 'No pudimos traer el video',
  'media.broke': 'Se cortó la conexión. Seguimos donde te quedaste.',
  'media.again': 'Reintentar',
  'media.quality': 'Calidad',
  'media.quality.original': 'Original · {size}',
  'media.quality.360p': 'Menos datos (360p) · {size}',
  'media.quality.audio': 'Solo audio · {size}',
  'media.elsewhere': 'Se abre en {host}',
  'media.making': 'Estamos preparando una versión que gasta menos datos.',
  'media.notMade': 'No pudimos hacer la versión que gasta menos datos. Se ve como la subiste.',
  'media.chapters': 'Capítulos',
  'media.captions': 'Subtítulos',
  'media.captions.lead': 'Un archivo .vtt por idioma. Ayudan a quien no oye bien, o ve la clase sin sonido.',
  'media.captions.add': 'Agregar subtítulos: {language}',
  'media.captions.there': 'Subtítulos: {language}',
  'media.captions.remove': 'Quitar los de {language}',
  'media.chapters.lead': 'Para que tus alumnos lleguen directo a lo que buscan.',
  'media.chapter': 'Capítulo {number}',
  'media.chapter.at': 'Empieza en',
  'media.chapter.at.wrong': 'Escríbelo como 4:07',
  'media.chapter.title': 'De qué trata',
  'media.chapter.title.wrong': 'Escribe de qué trata',
  'media.chapter.remove': 'Quitar el capítulo {number}',
  'media.chapter.drop': 'Quitar',
  'media.chapter.add': 'Agregar un capítulo',
  'media.chapters.save': 'Guardar los capítulos',
  'media.captions.es': 'Español',
  'media.captions.en': 'Inglés',
  'media.pdf.loading': 'Abriendo el documento…',
  'media.pdf.page': 'Página {page} de {pages}',
  'media.pdf.failed': 'No pudimos mostrar el documento. Puedes descargarlo.',
} as const;

/** They come with the pages that show media. */
export const mediaTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
