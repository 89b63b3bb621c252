/** Texts of notifications and how they reach their reader, in Spanish. */
export const es = {
  'notifications.title': 'Notificaciones',
  'notifications.unread_one': '{count} notificación sin leer',
  'notifications.unread_other': '{count} notificaciones sin leer',
  'notifications.new': 'Sin leer:',
  'notifications.none.title': 'Estás al día',
  'notifications.none.text': 'Aquí verás tus pagos, licencias, cursos y lo que pase con tu cuenta.',
  'notifications.failed': 'No pudimos abrir tus notificaciones',
  'notifications.readAll': 'Marcar todas como leídas',
  'notifications.all': 'Ver todas',
  'notifications.settings': 'Preferencias',
  'notifications.settings.title': 'Preferencias de notificaciones',
  'notifications.settings.lead': 'Elige qué te contamos, por dónde y a qué hora.',
  'notifications.settings.failed': 'No pudimos abrir tus preferencias',
  'notifications.settings.what': 'Qué te contamos',
  'notifications.settings.always':
    'Lo que no puedes quitar protege tu cuenta o lo pide la ley: seguridad, comprobantes y avisos de cobro, precios y respuestas sobre tus datos.',
  'notifications.settings.unconfirmed':
    'Todavía no confirmas tu correo. Hasta entonces solo te escribimos lo que siempre se envía.',
  'notifications.settings.save': 'Guardar',
  'notifications.settings.saved': 'Guardamos tus preferencias',
  'notifications.settings.when': 'Cuándo te escribimos',
  'notifications.digest': 'Correos',
  'notifications.digest.none': 'En cuanto pase algo',
  'notifications.digest.daily': 'Un resumen cada día, a las 8:00',
  'notifications.digest.weekly': 'Un resumen cada lunes, a las 8:00',
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

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
