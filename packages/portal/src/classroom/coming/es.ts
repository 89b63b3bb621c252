import type { Catalogue } from '../../i18n/i18n.ts';

/** Where classes stand, and those of a child, in Spanish. */
export const es = {
  'classes.state.early': 'Programada',
  'classes.state.waiting': 'Por abrir',
  'classes.state.open': 'Abierta',
  'classes.state.over': 'Terminó',
  'classes.state.cancelled': 'Cancelada',
  'classes.children': 'Clases en línea',
  'classes.children.all': 'Ver todas las clases',
} as const;

/** They come with what shows them, on pages of other domains as well. */
export const comingTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
