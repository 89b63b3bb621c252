/** Texts about orders and invoices, in Spanish. */
export const receipts = {
  orders: {
    none: 'Cuando alguien done, patrocine, compre un curso o una membresía, su pedido aparecerá aquí.',
    reason: 'Motivo',
    reasons: {
      donation: 'Donativo',
      sponsorship: 'Patrocinio',
      course: 'Curso',
      membership: 'Membresía',
      licences: 'Licencias',
    },
    noReceipt: 'Sin recibo',
    cancelled: '(cancelado)',
    titleOne: 'Pedido de {name}',
    cancelledTitle: 'El recibo está cancelado',
    cancelledBody: 'El dinero se devolvió el {date}. El recibo se conserva tal como se emitió.',
    sold: 'Lo que se vendió',
    discountOf: '{percent} % por su plan',
    payer: 'Quién paga',
    receipt: 'Recibo',
    receiptNone: 'El recibo se emite solo, en cuanto el pago se aprueba.',
    pdf: 'Descargar {folio}',
    pdfFailed: 'No pudimos traer el recibo. Vuelve a intentarlo.',
    payments: 'Pagos',
    paymentsNone: 'Todavía no hay ningún pago.',
    refunds: 'Devoluciones',
    refundReasons: {
      duplicate: 'El pedido ya estaba pagado: este pago sobraba.',
      reported: 'Lo informó la empresa de pagos.',
    },
    refundStatuses: {
      requested: 'En camino',
      completed: 'Devuelto',
      refused: 'Falta devolverlo',
      reversed: 'El dinero regresó',
      manual: 'Devuelto a mano',
    },
    markHanded: 'Marcar como devuelto',
    undoHanded: 'Volver a «Falta devolverlo»',
    manualBy: 'Lo devolvió {by} el {at}.',
    refundRefusedTitle: 'Falta devolver un pago',
    refundRefusedBody:
      'El pedido se pagó dos veces y la empresa de pagos no puede devolverlo sola, como pasa con el efectivo. Escríbele a quien pagó, devuélveselo por transferencia y márcalo en «Devoluciones».',
    outcome: 'Entrega',
    outcomeStatus: 'Curso o membresía',
    outcomes: { waiting: 'Se entrega al aprobarse el pago', given: 'Entregado', withdrawn: 'Retirado' },
    username: 'Usuario',
    until: 'Pagado hasta',
  },
  invoices: {
    none: 'Cuando alguien pida la factura de su recibo, sus datos aparecerán aquí.',
    statuses: { pending: 'Pendiente', issued: 'Emitida', rejected: 'Rechazada' },
    titleOne: 'Factura para {name}',
    cancelled: 'El recibo se canceló después de esta solicitud: el dinero se devolvió.',
    taxpayer: 'Datos fiscales',
    decision: 'Qué pasó con ella',
    noteHint: 'El folio fiscal si la emitiste; el motivo si la rechazas. Opcional.',
    noNote: 'Sin folio ni motivo anotado.',
    issue: 'Marcar como emitida',
    reject: 'Rechazar',
    reopen: 'Volver a pendiente',
  },
} as const;

type Receipts = typeof receipts;

declare module '../i18n/texts.ts' {
  interface SpanishTexts extends Receipts {}
}
