import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about what was deleted, in Spanish. */
export const es = {
  'deletions.lead_one': 'Lo que se elimina se queda aquí {count} día. Después ya no se puede recuperar.',
  'deletions.lead_other': 'Lo que se elimina se queda aquí {count} días. Después ya no se puede recuperar.',
  'deletions.failed': 'No pudimos traer lo eliminado',
  'deletions.none.title': 'No hay nada eliminado',
  'deletions.none.text': 'Si eliminas algo por error, aquí lo encontrarás.',
  'deletions.activity': 'Misión',
  'deletions.announcement': 'Aviso',
  'deletions.resource': 'Recurso',
  'deletions.recording': 'Clase grabada',
  'deletions.meeting': 'Clase',
  'deletions.event': 'Evento',
  'deletions.subject': 'Materia',
  'deletions.group': 'Grupo',
  'deletions.deleted': 'Eliminado: {at}',
  'deletions.until': 'Se puede restaurar hasta: {day}',
  'deletions.restore': 'Restaurar',
  'deletions.restore.of': 'Restaurar: {title}',
} as const;

/** They come with the page that shows them. */
export const deletionTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
