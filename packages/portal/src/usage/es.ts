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

type Own = typeof es;
declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
