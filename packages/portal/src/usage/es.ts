import type { Catalogue } from '../i18n/i18n.ts';

export const es = {
  'usage.title': 'Datos de uso',
  'usage.text':
    'Si quieres, contamos qué pantallas abres y qué días, para saber qué sirve y qué falta. No guardamos lo que escribes ni lo compartimos con otras empresas. Si lo apagas, borramos lo que contamos.',
  'usage.switch': 'Contar las pantallas que abro',
  'usage.since': 'Activado desde el {date}',
  'usage.failed': 'No pudimos leer tu elección',
  'usage.report': 'Lo que más se usa',
  'usage.report.text': 'Personas que abrieron cada pantalla en los últimos 30 días, de quienes aceptaron contarlo.',
  'usage.report.none': 'Aquí verás qué pantallas se usan, cuando al menos cinco personas hayan aceptado contarlo.',
} as const;

/** They come with what shows them. */
export const usageTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;
declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
