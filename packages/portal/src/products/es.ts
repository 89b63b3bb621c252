import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of what parents have bought, in Spanish. */
export const es = {
  'products.options': 'Qué quieres ver',
  'products.cursos': 'Cursos',
  'products.membresias': 'Membresías',
  'products.cursos.none': 'Todavía no tienes cursos',
  'products.cursos.none.text': 'Elige el primero: es tuyo desde que lo pagas y no vence.',
  'products.cursos.first': 'Elegir mi primer curso',
  'products.cursos.more': 'Ver más cursos',
} as const;

/** They come with the pages that show them. */
export const productTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
