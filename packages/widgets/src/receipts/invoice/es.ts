/** Texts of an invoice request in Spanish. */
export const es = {
  'invoice.title': 'Pide tu factura',
  'invoice.intro': 'Escribe tus datos fiscales como están en tu constancia.',
  'invoice.rfc.hint': 'Si no tienes, escribe XAXX010101000',
  'invoice.submit': 'Pedir mi factura',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
