import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of signing out while forms wait to be sent, in Spanish. */
export const es = {
  'session.unsent.title': 'Tienes algo sin enviar',
  'session.unsent.text':
    'Empezaste un formulario y no lo enviaste. Puedes volver a terminarlo o dejarlo guardado: solo se abre con tu cuenta.',
  'session.unsent.back': 'Volver y enviarlo',
  'session.unsent.keep': 'Guardarlo y cerrar sesión',
  'session.unsent.discard': 'Descartarlo y cerrar sesión',
} as const;

/** They come with the page: no first screen waits for them. */
export const unsentTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
