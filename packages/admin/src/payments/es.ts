/** Texts about what payment companies report, in Spanish. */
export const providerEvents = {
  none: 'Lo que avisen los proveedores de pago aparecerá aquí, tal como llegó.',
  statuses: { waiting: 'En espera', processed: 'Procesado', ignored: 'Ignorado', abandoned: 'Sin resolver' },
  titleOne: 'Aviso del proveedor: {type}',
  happened: 'Qué pasó',
  noType: 'Sin tipo',
  providers: {
    sandbox: 'Pruebas',
    'sandbox-cards': 'Pruebas, tarjetas',
    mercadopago: 'Mercado Pago',
    stripe: 'Stripe',
    transfer: 'Transferencia',
  },
  topics: { payment: 'Pago', refund: 'Devolución', dispute: 'Contracargo', subscription: 'Suscripción' },
  payload: 'Contenido, tal como llegó',
  payloadEmpty: 'Llegó sin contenido.',
  payloadOver: 'Guardamos el contenido {days} días y después lo borramos.',
  facts: 'Datos',
  replay: 'Volver a procesar',
  replayHint: 'Preguntamos de nuevo al proveedor. Puedes hacerlo cuantas veces quieras: nada pasa dos veces.',
  replayed: 'El aviso se volvió a procesar. Estado: {status}.',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    providerEvents: typeof providerEvents;
  }
}
