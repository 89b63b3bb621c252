import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about announcements, in Spanish. */
export const es = {
  'announcements.lead': 'Escribe a las familias y mira quién ya leyó.',
  'announcements.new': 'Escribir un aviso',
  'announcements.edit': 'Editar el aviso',
  'announcements.back': 'Todos los avisos',
  'announcements.failed': 'No pudimos traer los avisos',
  'announcements.unknown': 'Ese aviso ya no está',
  'announcements.none.title': 'Aún no hay avisos',
  'announcements.none.text': 'Escribe el primero: las familias lo reciben en su cuenta.',
  'announcements.mine.none': 'Cuando la escuela avise algo, aquí lo lees.',
  'announcements.school': 'Toda la escuela',
  'announcements.scheduled': 'Se publica: {at}',
  'announcements.published': 'Publicado: {at}',
  'announcements.edited': 'Editado: {at}',
  'announcements.by': '{author} · {school}',
  'announcements.about': 'Para: {names}',
  'announcements.pinned': 'Fijado',
  'announcements.isNew': 'Sin leer',
  'announcements.read.of_one': 'Leído por {read} de {count}',
  'announcements.read.of_other': 'Leído por {read} de {count}',
  'announcements.acknowledged.of': 'Enterados: {acknowledged} de {recipients}',
  'announcements.for': 'Para quién es',
  'announcements.for.school': 'Toda la escuela',
  'announcements.for.levels': 'Algunos niveles',
  'announcements.for.groups': 'Algunos grupos',
  'announcements.ofSchool': 'Escuela',
  'announcements.levels': 'Niveles',
  'announcements.groups': 'Grupos',
  'announcements.groups.none': 'Aún no tienes grupos a los que escribir.',
  'announcements.groups.failed': 'No pudimos traer tus grupos',
  'announcements.students': 'También para los alumnos',
  'announcements.name': 'Título',
  'announcements.text': 'Aviso',
  'announcements.links': 'Enlaces (uno por renglón, hasta {max})',
  'announcements.publish': 'Publicar el (déjalo vacío para hacerlo ahora)',
  'announcements.pin': 'Fijarlo arriba hasta el',
  'announcements.zone': 'Zona horaria: {zone}',
  'announcements.acknowledge': 'Pedir que confirmen de enterado',
  'announcements.files': 'Archivos',
  'announcements.files.limits': 'Hasta {max}: imágenes, audios, videos, PDF o documentos.',
  'announcements.files.drop': 'Quitar',
  'announcements.files.remove': 'Quitar {name}',
  'announcements.files.keep': 'Conservar',
  'announcements.files.restore': 'Conservar {name}',
  'announcements.save': 'Guardar',
  'announcements.publish.now': 'Publicar',
  'announcements.plan': 'Programar',
  'announcements.delete': 'Retirar',
  'announcements.delete.title': '¿Retirar «{title}»?',
  'announcements.delete.text':
    'Nadie más podrá leerlo. Si te arrepientes, oprime «Deshacer», o lo encuentras 30 días en «Eliminados».',
  'announcements.undo': 'Deshacer',
  'announcements.receipts': 'Quién ya leyó',
  'announcements.receipts.noGroup': 'Sin grupo',
  'announcements.receipts.figure': '{read} de {recipients}',
  'announcements.receipts.none': 'Aún no hay familias a quienes llegue este aviso.',
  'announcements.unreadPeople': 'Faltan por leer',
  'announcements.unreadPeople.none': 'Todas las personas ya leyeron el aviso.',
  'announcements.unreadPeople.of': '{name} · {students}',
  'announcements.unreadPeople.student': '{student}, {group}',
  'announcements.unreadPeople.some': 'Estas son las primeras {count}.',
  'announcements.remind': 'Recordarles',
  'announcements.reminded': 'Último recordatorio: {at}',
  'announcements.confirm': 'Confirmo de enterado',
  'announcements.confirmed': 'Confirmaste de enterado',
} as const;

/** They come with the pages that show them. */
export const announcementTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
