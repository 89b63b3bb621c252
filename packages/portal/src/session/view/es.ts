import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the banner above the view of another account, in Spanish. */
export const es = {
  'view.label': 'Vista de otra cuenta',
  'view.text': 'Ves el portal como {name}. Puedes mirar, pero no cambiar nada.',
  'view.left_one': 'Queda 1 minuto.',
  'view.left_other': 'Quedan {count} minutos.',
  'view.leave': 'Salir de la vista',
} as const;

/** They come with the banner: no other screen waits for them. */
export const viewTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
