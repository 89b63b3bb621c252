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
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
