import type { Catalogue } from '../i18n/i18n.ts';
import type { DataRequestStatus } from '@lia/sdk/dataRequests/rules';

const statuses = {
  'myData.status.received': 'En curso',
  'myData.status.answered': 'Respondida',
  'myData.status.refused': 'No procedió',
  'myData.status.withdrawn': 'Retirada',
} as const satisfies Record<`myData.status.${DataRequestStatus}`, string>;

/** Texts about the data of a member, in Spanish. */
export const es = {
  ...statuses,
  'myData.lead':
    'Aquí puedes pedir los datos que guardamos, corregirlos, eliminarlos u oponerte a que los usemos para algo. Te respondemos en {days} días hábiles a más tardar.',
  'myData.requests': 'Tus solicitudes',
  'myData.none': 'Aún no nos has pedido nada. Cuando lo hagas, aquí verás nuestra respuesta.',
  'myData.failed': 'No pudimos traer tus solicitudes',
  'myData.of': 'Sobre los datos de {name}',
  'myData.formerChild': 'Ya no respondes por este estudiante: no mostramos sus datos ni nuestra respuesta.',
  'myData.sent': 'Enviada: {day}',
  'myData.due': 'Te respondemos a más tardar: {day}',
  'myData.extended': 'Por qué necesitamos más tiempo',
  'myData.asked': 'Lo que pediste',
  'myData.note': 'Nuestra respuesta',
  'myData.withdrawn': 'Por qué se cerró',
  'myData.withdraw': 'Retirar la solicitud',
  'myData.withdraw.title': '¿Retirar esta solicitud?',
  'myData.withdraw.text': 'Ya no la responderemos y no cambia nada en los datos. Puedes hacer otra cuando quieras.',
  'myData.archive.preparing': 'Estamos preparando el archivo con los datos. Te avisamos por correo.',
  'myData.archive.failed':
    'No pudimos preparar el archivo con los datos. Ya lo sabemos: lo intentaremos otra vez y te avisaremos por correo.',
  'myData.archive.save': 'Descargar los datos',
  'myData.archive.until': 'Puedes descargarlos hasta el {when}. Cuida el archivo: es personal.',
  'myData.archive.expired': 'El archivo con los datos venció. Si lo necesitas otra vez, pídelo de nuevo.',
  'myData.new': 'Nueva solicitud',
  'myData.kind': '¿Qué quieres pedir?',
  'myData.whose': '¿De quién son los datos?',
  'myData.mine': 'Míos',
  'myData.details': 'Cuéntanos qué necesitas',
  'myData.submit': 'Enviar solicitud',
} as const;

/** They come with the pages that show them. */
export const dataRequestTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
