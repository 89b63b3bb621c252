import { sentences } from '@lia/sdk/messages/payments.es';

/** Texts of a payment that was made and that we could not keep, in Spanish. The first is document 1 section 8's. */
export const es = {
  'unsaved.title': sentences['payment.unsaved'],
  'unsaved.card':
    'No vuelvas a pagar: tu pago no se pierde. Lo estamos confirmando y te escribimos en cuanto esté listo.',
  'unsaved.oxxo':
    'No pidas otra ficha: la tuya no se pierde. La estamos confirmando y te la enviamos por correo en cuanto esté lista.',
  'unsaved.again': 'Intentar guardar otra vez',
  'unsaved.follow': 'Seguir mi pago',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
