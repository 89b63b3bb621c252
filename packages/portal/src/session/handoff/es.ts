import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of confirming a sign-in that began on another site of ours, in Spanish. */
export const es = {
  'callback.hello': 'Hola, {name}',
  'callback.text': 'Vas a entrar con la cuenta {username}.',
  'callback.enter': 'Entrar a mi comunidad',
  'callback.other': 'Entrar con otra cuenta',
  'callback.failed.title': 'Este enlace ya no sirve',
  'callback.failed.text': 'Por seguridad dura un minuto y se usa una sola vez. Vuelve a iniciar sesión.',
} as const;

/** They come with the page: no first screen waits for them. */
export const handoffTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
