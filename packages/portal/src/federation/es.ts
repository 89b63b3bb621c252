/** Texts of signing in by identity providers, in Spanish. */
export const es = {
  'federation.or': 'O entra con otra cuenta',
  'federation.enter': 'Entrar con {provider}',
  'federation.elsewhere': 'Empieza otra vez en esta pestaña, y quédate en ella hasta volver aquí.',
  'federation.unlinked': 'No pudimos vincular esa cuenta',
  'federation.account': 'Volver a mi cuenta',
  'federation.title': 'Otras formas de entrar',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
