/**
 * Texts about a payment on our own pages, in Spanish (document 1 sections 5 and 8): by the screen, and by the API where
 * it refuses one. Forms add it to their texts.
 */
export const sentences = {
  'payment.failed': 'Ha ocurrido un error con tus datos de pago',
  'payment.oxxo.failed': 'Ha ocurrido un error confirmando pago via Oxxo',
  'payment.oxxo.range': 'Para generar pagos via Oxxo debe ser minimo MXN $10.00 y maximo MXN $10.000.',
  'payment.unsaved': 'Ha ocurrido un error guardando su pago en nuestro sistema',
} as const;
