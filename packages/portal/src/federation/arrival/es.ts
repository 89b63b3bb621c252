import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the pages that identity providers lead back to, in Spanish. */
export const es = {
  'federation.elsewhere': 'Empieza otra vez en esta pestaña, y quédate en ella hasta volver aquí.',
  'federation.unlinked': 'No pudimos vincular esa cuenta',
  'federation.account': 'Volver a mi cuenta',
} as const;

/** They come with these pages: no first screen waits for them. */
export const arrivalTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
