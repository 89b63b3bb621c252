import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of a calendar in other programs, in Spanish. */
export const es = {
  'calendar.feed.failed': 'No pudimos leer cómo está tu calendario en otros programas',
  'calendar.feed.text':
    'Con una dirección, Google Calendar, Apple o Outlook muestran tu calendario de LIA y lo actualizan cada pocas horas.',
  'calendar.feed.address': 'Tu dirección',
  'calendar.feed.copy': 'Copiar dirección',
  'calendar.feed.copied': 'Copiamos la dirección',
  'calendar.feed.notCopied': 'No pudimos copiarla. Selecciona la dirección y cópiala',
  'calendar.feed.kinds': 'Qué lleva',
  'calendar.feed.names': 'Con el nombre de mis hijos',
  'calendar.feed.warning':
    'Quien tenga la dirección puede leer lo que elijas. Si la compartiste por error, cámbiala o termínala.',
  'calendar.feed.make': 'Crear dirección',
  'calendar.feed.rotate': 'Cambiar dirección',
  'calendar.feed.save': 'Guardar qué lleva',
  'calendar.feed.end': 'Terminar dirección',
} as const;

/** They come with its dialog. */
export const feedTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
