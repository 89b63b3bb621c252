/** Texts of changing the card of a membership, in Spanish. */
export const es = {
  'card.title': 'Cambia tu tarjeta',
  'card.intro': 'Con ella se paga lo que se deba y tus próximas renovaciones. Hasta que la guardes, sigue la de antes.',
  'card.field': 'Datos de la tarjeta nueva',
  'card.submit': 'Guardar tarjeta',
  'card.back': 'Dejar la de antes',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
