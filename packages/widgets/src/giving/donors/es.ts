/** Texts of the wall of donors in Spanish. */
export const es = {
  'donors.title': 'Gracias a quienes nos apoyan',
  'donors.intro': 'Personas y empresas que ayudan a que más niñas y niños estudien con LIA.',
  'donors.loading': 'Cargando a nuestros donantes…',
  'donors.none': 'Aquí aparecerán quienes apoyen y quieran que se sepa.',
  'donors.failed': 'No pudimos cargar a los donantes.',
  'donors.gave': 'Donó {total}',
  'donors.donate': 'Yo también quiero apoyar',
  'donors.more': 'Ver a todos',
  'donors.less': 'Ver menos',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
