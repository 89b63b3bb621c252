/** Texts of buying a course in a session, in Spanish. */
export const es = {
  'myCourse.title': 'Revisa tu compra',
  'myCourse.intro': 'El curso queda en tu cuenta. No tienes que escribir tus datos otra vez.',
  'myCourse.intro.included': 'Tu plan lo incluye: no pagas nada y queda en tu cuenta de inmediato.',
  'myCourse.for': 'Para ti',
  'myCourse.list': 'Precio del curso',
  'myCourse.discount': 'Tu descuento ({percent} %)',
  'myCourse.included': 'Incluido en tu plan',
  'myCourse.total': 'Total',
  'myCourse.submit': 'Ir a pagar',
  'myCourse.take': 'Agregar a mis cursos',
  'myCourse.here': 'Pagar con tarjeta o en OXXO',
  'myCourse.pay': 'Ir al pago',
  'myCourse.open': 'Ver mi curso',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
