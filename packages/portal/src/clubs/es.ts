import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of clubs, in Spanish. */
export const es = {
  'galaxies.clubs': 'Tus clubes',
  'galaxies.others': 'Más clubes de tu escuela',
  'galaxies.none.title': 'Todavía no hay clubes',
  'galaxies.none.text': 'Cuando una maestra o un maestro de tu escuela abra un club, lo verás aquí.',
  'galaxies.mine.none': 'Elige un club de abajo y entra.',
  'galaxies.resources': 'Para explorar',
  'clubs.failed': 'No pudimos traer los clubes',
  'clubs.failed.one': 'No encontramos este club',
  'clubs.by': 'Con {name}',
  'clubs.people_one': '{count} integrante',
  'clubs.people_other': '{count} integrantes',
  'clubs.join': 'Entrar al club',
  'clubs.leave': 'Salir del club',
  'clubs.removed': 'Ya no estás en este club. Si quieres volver, habla con tu maestra o maestro.',
  'clubs.rules': 'Aquí todos leen lo que escribes. No pongas tu teléfono, tu correo ni enlaces.',
  'clubs.posts': 'Lo que se ha escrito',
  'clubs.posts.none': 'Todavía no hay nada. ¡Escribe algo!',
  'clubs.write': 'Escribe algo',
  'clubs.picture': 'Poner un dibujo o una foto',
  'clubs.picture.alt': 'Imagen de {name}',
  'clubs.picture.again': 'Volver a pedir la imagen de {name}',
  'clubs.picture.remove': 'Quitar {name}',
  'clubs.send': 'Mandar a revisar',
  'clubs.publish': 'Publicar',
  'clubs.status.waiting': 'Espera a que la lea tu maestra o maestro',
  'clubs.status.hidden': 'Solo tú la ves',
  'clubs.withdraw': 'Quitar lo que escribí',
  'clubs.teacher': 'Docente',
  'clubs.you': 'Tú',
  'clubs.lead': 'Un club por interés, con estudiantes de tu escuela. Nada se publica hasta que tú lo apruebas.',
  'clubs.none.title': 'Todavía no hay clubes',
  'clubs.none.text': 'Abre uno de lectura, ciencia o lo que le interese a tu escuela. Tus estudiantes entran solos.',
  'clubs.none.school': 'Cuando una maestra o un maestro de tu escuela abra un club, lo verás aquí.',
  'clubs.new': 'Abrir un club',
  'clubs.new.title': 'Club nuevo',
  'clubs.edit': 'Cambiar el club',
  'clubs.edit.title': 'Cambiar el club',
  'clubs.name': 'Nombre',
  'clubs.about': 'De qué trata',
  'clubs.topic': 'Tema',
  'clubs.save': 'Guardar',
  'clubs.close': 'Cerrar el club',
  'clubs.reopen': 'Abrirlo otra vez',
  'clubs.closed': 'Cerrado',
  'clubs.waiting_one': '{count} por revisar',
  'clubs.waiting_other': '{count} por revisar',
  'clubs.members': 'Integrantes',
  'clubs.members.none': 'Todavía no entra nadie. Tus estudiantes lo encuentran en «Galaxias».',
  'clubs.member.remove': 'Sacar a {name}',
  'clubs.member.back': 'Dejar volver a {name}',
  'clubs.approve': 'Aprobar',
  'clubs.approve.of': 'Aprobar lo de {name}',
  'clubs.hide': 'Ocultar',
  'clubs.hide.of': 'Ocultar lo de {name}',
  'clubs.moderated': 'Se ocultó por un reporte. Se muestra otra vez desde ahí.',
  'clubs.own': 'Escribe en el club',
  'clubs.section.waiting': 'Por revisar',
  'clubs.section.published': 'Publicadas',
  'clubs.section.hidden': 'Ocultas',
  'clubs.back': 'Todos los clubes',
} as const;

/** They come with the pages of clubs. */
export const clubTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
