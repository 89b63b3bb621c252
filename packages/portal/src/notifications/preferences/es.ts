import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the preferences of notifications, in Spanish. */
export const es = {
  'notifications.settings.failed': 'No pudimos abrir tus preferencias',
  'notifications.settings.what': 'Qué te contamos',
  'notifications.settings.always':
    'Lo que no puedes quitar protege tu cuenta o lo pide la ley: seguridad, comprobantes y avisos de cobro, precios y respuestas sobre tus datos.',
  'notifications.settings.unconfirmed':
    'Todavía no confirmas tu correo. Hasta entonces solo te escribimos lo que siempre se envía.',
  'notifications.settings.save': 'Guardar',
  'notifications.settings.saved': 'Guardamos tus preferencias',
  'notifications.settings.when': 'Cuándo te escribimos',
  'notifications.digest': 'Correos y avisos en tus dispositivos',
  'notifications.digest.none': 'En cuanto pase algo',
  'notifications.digest.daily': 'Un resumen cada día, a las 8:00',
  'notifications.digest.weekly': 'Un resumen cada lunes, a las 8:00',
  'notifications.digest.classes':
    'Los cambios de una clase (otra hora, cancelada) no esperan al resumen: te llegan enseguida, salvo en tus horas de silencio.',
  'notifications.quiet': 'Horas de silencio',
  'notifications.quiet.text': 'Lo que pase en estas horas te llega al terminar. Los avisos de seguridad no esperan.',
  'notifications.quiet.from': 'Desde',
  'notifications.quiet.until': 'Hasta',
  'notifications.zone': 'Tu zona horaria',
  'notifications.channel.app': 'En LIA',
  'notifications.channel.email': 'Correo',
  'notifications.channel.push': 'Dispositivo',
  'notifications.kind': 'Tema',
  'notifications.device': 'En este dispositivo',
  'notifications.device.switch': 'Avisarme en este dispositivo',
  'notifications.device.text':
    'Te avisamos aunque LIA esté cerrada. El aviso solo dice de qué se trata, sin nombres ni montos, y termina cuando cierras tu sesión aquí.',
  'notifications.device.unsupported':
    'Este navegador no puede mostrar avisos. Puedes usar Chrome, Edge, Firefox o Safari en su versión más reciente.',
  'notifications.device.notInstalled':
    'En iPhone y iPad los avisos llegan a la app instalada: toca Compartir, elige «Agregar a inicio» y abre LIA desde tu pantalla de inicio.',
  'notifications.device.blocked':
    'Tu navegador tiene bloqueados los avisos de LIA. Para recibirlos, toca el ícono que está junto a la dirección, abre los permisos del sitio, permite las notificaciones y vuelve aquí.',
  'notifications.device.failed':
    'No pudimos cambiar los avisos de este dispositivo. Revisa tu conexión e inténtalo de nuevo.',
} as const;

/** They come with the pages that show them. */
export const preferenceTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
