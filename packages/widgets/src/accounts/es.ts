/** Texts of the sign-in in Spanish. */
export const es = {
  'login.title': 'Entra a tu comunidad',
  'login.submit': 'Entrar a mi comunidad',
  'login.arriving': 'Te llevamos a tu espacio…',
  'login.go': 'Ir a mi espacio',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
