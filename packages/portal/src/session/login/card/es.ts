import type { Catalogue } from '../../../i18n/i18n.ts';

/** Texts of signing in with an access card, in Spanish. */
export const es = {
  'accessCard.text': 'Escribe el código que está en tu tarjeta. Da igual si usas mayúsculas o minúsculas.',
  'accessCard.scanned': '¡Ya leímos tu tarjeta! Presiona el botón para entrar.',
  'accessCard.code': 'Código de tu tarjeta',
  'accessCard.submit': '¡Entrar!',
  'accessCard.password': 'Entrar con usuario y contraseña',
  'accessCard.open': 'Aquí está abierta la sesión de {name}. Se cierra cuando entres con tu tarjeta.',
} as const;

/** They come with the page that shows them. */
export const signInCardTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
