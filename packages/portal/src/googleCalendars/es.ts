import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of calendars of Google, in Spanish. */
export const es = {
  'google.text':
    'Los eventos de tus calendarios de Google aparecen en tu calendario de LIA. Solo tú los ves, y se cambian en Google.',
  'google.connect': 'Conectar con Google',
  'google.again': 'Volver a conectar',
  'google.revoked': 'Google ya no nos da permiso de leer tus calendarios, así que quitamos sus eventos.',
  'google.account': 'Cuenta conectada: {account}',
  'google.calendars': 'Qué calendarios ver',
  'google.read': 'Leído el {when}',
  'google.reading.now': 'Leyendo sus eventos…',
  'google.save': 'Guardar y leer ahora',
  'google.list': 'Buscar calendarios nuevos',
  'google.disconnect': 'Desconectar',
  'google.unread': 'No pudimos ver tu conexión con Google',
  'google.failed': 'No pudimos conectar tu cuenta de Google',
  'google.back': 'Volver al calendario',
} as const;

/** They come with the dialog, and with where Google sends the browser back to. */
export const googleTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
