/** Texts of signing in by identity providers, in Spanish. */
export const es = {
  'federation.or': 'O entra con otra cuenta',
  'federation.enter': 'Entrar con {provider}',
  'federation.title': 'Otras formas de entrar',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
