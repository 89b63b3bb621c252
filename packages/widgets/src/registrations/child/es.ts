/** Texts of the form for a further child in Spanish. */
export const es = {
  'furtherChild.title': 'Datos de tu hijo o hija',
  'furtherChild.intro':
    'Tendrá su propia cuenta para entrar a sus clases. Si a tu plan le queda una licencia, la recibe en este momento.',
  'furtherChild.submit': 'Registrar',
  'furtherChild.again': 'Registrar a otro hijo',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
