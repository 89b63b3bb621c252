import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of licences, in Spanish. */
export const es = {
  'licences.inConsole': 'Abrir las licencias en la consola',
  'licences.failed': 'No pudimos cargar las licencias',
  'licences.until': '{plan}. Pagado hasta el {when}.',
  'licences.ended': '{plan}. Terminó el {when}: renuévalo para asignar sus licencias.',
  'licences.used': '{used} de {total} en uso',
  'licences.others_one': '1 licencia es de alguien por quien ya no respondes. Puedes dejar de pagarla desde tu plan.',
  'licences.others_other':
    '{count} licencias son de personas por quienes ya no respondes. Puedes dejar de pagarlas desde tu plan.',
  'licences.elsewhere_one': '1 licencia en uso en otra escuela',
  'licences.elsewhere_other': '{count} licencias en uso en otra escuela',
  'licences.num': 'Licencia {num}',
  'licences.free': 'Libre',
  'licences.since': 'Desde el {when}',
  'licences.assign': 'Asignar',
  'licences.assign.num': 'Asignar la licencia {num}',
  'licences.release': 'Liberar',
  'licences.release.name': 'Liberar la licencia de {name}',
  'licences.change': 'Cambiar',
  'licences.change.name': 'Cambiar la licencia de {name} a otra persona',
  'licences.undo': 'Deshacer',
  'licences.history': 'Historial',
  'licences.history.none': 'Aquí verás quién tuvo cada licencia.',
  'licences.history.period': 'Licencia {num}: del {from} al {to}',
  'licences.history.removed': 'Cuenta eliminada',
  'licences.reason.freed': 'Se liberó',
  'licences.reason.reassigned': 'Pasó a otra persona',
  'licences.reason.shrunk': 'La membresía tiene menos licencias',
  'licences.reason.refunded': 'Se devolvió lo que la pagó',
  'licences.reason.import_undone': 'Se deshizo la importación',
  'licences.reason.merged': 'Su cuenta se unió con otra',
  'licences.pick': '¿Para quién es la licencia {num}?',
  'licences.pick.search': 'Buscar por nombre o usuario',
  'licences.pick.none': 'No encontramos a nadie.',
  'licences.pick.empty.padre': 'Aún no tienes hijos registrados. Regístralos para darles una licencia.',
  'licences.pick.empty.maestro': 'Aún no tienes alumnos en tus grupos.',
  'licences.pick.empty.escuela': 'Tu escuela aún no tiene alumnos ni maestros. Impórtalos primero.',
  'licences.pick.holds': 'Ya tiene una licencia',
  'licences.pick.cancel': 'Cancelar',
} as const;

/** They come with the pages that show them. */
export const licenceTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
