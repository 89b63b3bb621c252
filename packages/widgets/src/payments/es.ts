import { sentences } from '@lia/sdk/messages/payments.es';

/** Texts of paying on our own pages, in Spanish. */
export const es = {
  ...sentences,
  'payment.title': 'Pago',
  'payment.method': '¿Cómo quieres pagar?',
  'payment.method.card': 'Tarjeta',
  'payment.method.oxxo': 'Efectivo en OXXO',
  'payment.card': 'Datos de la tarjeta',
  'payment.card.hint': 'Los lee solo la empresa que cobra; nosotros nunca los vemos.',
  'payment.card.loading': 'Preparando el pago seguro…',
  'payment.card.offline': 'No pudimos preparar el pago con tarjeta. Revisa tu conexión.',
  'payment.oxxo.first':
    'En OXXO pagas solo el primer periodo: una tienda no puede cobrarte sola los siguientes. Antes de que termine te avisamos para renovar.',
  'payment.pay': 'Pagar',
  'payment.subscribe': 'Suscribirse',
  'payment.voucher': 'Ver mi ficha de pago',
  'payment.back': 'Volver a mis datos',
  'payment.login': 'Iniciar sesión',
  'payment.total': 'Total',
  'payment.sum': '{count} × {price}',
  'payment.price.failed': 'No pudimos cargar el precio. Revisa tu conexión.',
  'payment.nothing': 'Elige primero qué vas a pagar y para quién.',
  'payment.day': 'Por día',
  'payment.week': 'Por semana',
  'payment.month': 'Por mes',
  'payment.year': 'Por año',
  'sandbox.mode': 'Modo de prueba: aquí no se cobra nada y no se aceptan tarjetas reales',
  'sandbox.cards': 'Tarjetas de prueba:',
  'sandbox.approved': 'Aprobada',
  'sandbox.declined': 'Rechazada',
  'sandbox.careful': 'Pide confirmar',
  'sandbox.number': 'Número de tarjeta',
  'sandbox.expiry': 'Vence (MM/AAAA)',
  'sandbox.cvc': 'CVC',
  'sandbox.bank': 'Tu banco pregunta: ¿eres tú quien está pagando?',
  'sandbox.bank.yes': 'Sí, autorizar',
  'sandbox.bank.no': 'No soy yo',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
