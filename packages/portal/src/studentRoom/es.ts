import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the frame around a student's pages, in Spanish. */
export const es = {
  'room.back': 'Volver al inicio',
  'room.menu': 'Menú de {name}',
  'room.leave': 'Salir',
  'room.homework': 'Tareas',
  'room.calendar': 'Calendario',
  'room.points': 'Puntos',
  'room.live': 'Clase en vivo',
  'room.courses': 'Cursos',
  'room.resources': 'Recursos',
  'room.galaxies': 'Galaxias',
  'read.page': 'Escuchar la página',
  'read.card': 'Escuchar',
  'read.stop': 'Dejar de escuchar',
} as const;

/** They come with the frame around a student's pages. */
export const roomTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
