import { addTexts } from '../i18n/catalogues.ts';

/** Texts about orders and invoices, in Spanish. */
const receipts = {
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
      payer: 'Lo pidió quien pagó.',
      undelivered: 'No se entregó lo que se vendió.',
      mistake: 'Se cobró por error.',
      other: 'Otro motivo.',
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
      'La empresa de pagos no puede devolverlo sola, como pasa con el efectivo. Escríbele a quien pagó, devuélveselo por transferencia y márcalo en «Devoluciones».',
    refund: 'Devolver el dinero',
    refundTitle: '¿Devolvemos {amount}?',
    refundBody:
      'Le pedimos a la empresa de pagos que lo devuelva. El recibo se cancela y lo que se vendió se retira. No se puede deshacer.',
    refundFrees_one: 'Con esto {count} estudiante pierde su lugar:',
    refundFrees_other: 'Con esto {count} estudiantes pierden su lugar:',
    refundSubscription: {
      ends_now: 'Es el primer pago de una suscripción: también termina, hoy mismo.',
      ends_with_period: 'Su suscripción también termina: no se le cobra otro periodo.',
      goes_on: 'Su suscripción sigue y se le cobra el siguiente periodo.',
    },
    refundReasonMissing: 'Elige por qué se devuelve',
    refundBy: 'La pidió {by}.',
    resend: 'Reenviar recibo',
    resendTitle_one: '¿Enviamos el recibo otra vez?',
    resendTitle_other: '¿Enviamos {count} recibos otra vez?',
    resendTo: 'Llega a {to}.',
    resendBody: 'Cada uno llega a quien pagó.',
    disputes: 'Contracargos',
    disputeStatuses: { open: 'Por responder', answered: 'En revisión', won: 'Ganado', lost: 'Perdido' },
    disputeReason: 'Motivo que da el banco: {reason}.',
    disputeReasons: {
      credit_not_processed: 'no se acreditó una devolución',
      duplicate: 'se cobró dos veces',
      fraudulent: 'no reconoce el cobro como suyo (fraude)',
      general: 'sin motivo particular',
      product_not_received: 'no recibió lo que pagó',
      product_unacceptable: 'lo que recibió no es lo que esperaba',
      subscription_canceled: 'había cancelado la suscripción',
      unrecognized: 'no reconoce el cobro',
    },
    disputeDue: 'Responde antes del {date}.',
    disputeClosed: 'Se resolvió el {date}.',
    disputedTitle: 'El banco de quien pagó reclama este dinero',
    disputedBody:
      'Responde en el panel de la empresa de pagos con lo que muestre que se entregó. Si el banco decide en contra, el recibo se cancela y lo que se vendió se retira.',
    disputedHeld: 'Hasta entonces no se puede devolver: se devolvería dos veces.',
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
    noteHint: 'Quien la pidió lo lee en su correo. Opcional.',
    noNote: 'Sin motivo anotado.',
    uploadHint:
      'Timbra la factura con tu proveedor y carga aquí el XML y el PDF. Revisamos que sea la de este recibo y la enviamos a quien la pidió.',
    replaceHint: 'Si la cancelaste ante el SAT, carga la que la sustituye. Enviamos la nueva a quien la pidió.',
    files: 'XML y PDF de la factura',
    choose: 'Elegir XML y PDF',
    send: 'Guardar y enviar',
    replace: 'Sustituir y enviar',
    reopenTitle: '¿La factura se canceló ante el SAT?',
    reopenBody:
      'Quien la pidió ya no podrá descargarla, y la solicitud vuelve a esperar una factura. El mismo folio fiscal no se puede cargar de nuevo.',
    history: 'Facturas',
    issuedAt: 'Timbrada el {when}',
    cancelledAt: 'Cancelada el {when}',
    download: 'Descargar {kind}',
    downloadFailed: 'No pudimos traer el archivo. Vuelve a intentarlo.',
    reject: 'Rechazar',
    reopen: 'Volver a pendiente',
  },
} as const;

type Receipts = typeof receipts;

addTexts('es', receipts);

declare module '../i18n/texts.ts' {
  interface SpanishTexts extends Receipts {}
}
