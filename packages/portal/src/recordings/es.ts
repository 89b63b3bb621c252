import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about recorded classes, in Spanish. */
export const es = {
  'recordings.lead': 'Sube una clase o pega su enlace: la ven los alumnos de su grupo.',
  'recordings.new': 'Agregar una clase',
  'recordings.edit': 'Editar la clase grabada',
  'recordings.back': 'Todas las clases grabadas',
  'recordings.failed': 'No pudimos traer las clases grabadas',
  'recordings.unknown': 'Esa clase grabada ya no está',
  'recordings.none.title': 'Aún no hay clases grabadas',
  'recordings.none.text': 'Agrega la primera: un video de hasta 248 MB, un audio o un enlace.',
  'recordings.none.found': 'Prueba con otro grupo, otras fechas u otra palabra.',
  'recordings.search': 'Buscar',
  'recordings.group': 'Grupo',
  'recordings.group.all': 'Todos los grupos',
  'recordings.group.choose': 'Elige un grupo',
  'recordings.groups.failed': 'No pudimos traer tus grupos',
  'recordings.from': 'Desde el día',
  'recordings.until': 'Hasta el día',
  'recordings.title.field': 'Título',
  'recordings.day': 'Día de la clase',
  'recordings.subject': 'Materia',
  'recordings.subject.all': 'Todas las materias',
  'recordings.subject.none': 'Sin materia',
  'recordings.description': 'De qué trató (opcional)',
  'recordings.source': '¿Dónde está la clase?',
  'recordings.source.file': 'En un archivo',
  'recordings.source.link': 'En otro sitio',
  'recordings.file': 'Video o audio (mp4, webm, mp3 o m4a)',
  'recordings.url': 'Enlace de la clase',
  'recordings.save': 'Guardar',
  'recordings.delete': 'Eliminar',
  'recordings.delete.title': '¿Eliminar «{title}»?',
  'recordings.delete.text':
    'Tus alumnos dejan de verla. Si te arrepientes, oprime «Deshacer», o la encuentras 30 días en «Eliminados».',
  'recordings.undo': 'Deshacer',
  'recordings.open': 'Abrir la clase en otro sitio',
  'recordings.link': 'Enlace',
  'recordings.by': 'La agregó {author}',
  'recordings.watch': 'Clase grabada',
  'recordings.mine': 'Clases grabadas',
} as const;

/** They come with the pages that show them. */
export const recordingTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
