import { billFailed } from '@lia/sdk/receipts/rules';

/** Texts of a receipt in Spanish. */
export const es = {
  'receipt.title': 'Recibo',
  'receipt.number': 'Recibo #',
  'receipt.paymentId': 'ID de Pago',
  'receipt.date': 'Fecha',
  'receipt.items': 'Lo que incluye este recibo',
  'receipt.quantity': 'CANTIDAD',
  'receipt.service': 'SERVICIO',
  'receipt.unitPrice': 'PRECIO UNITARIO',
  'receipt.total': 'TOTAL',
  'receipt.payer': 'A nombre de',
  'receipt.frequency': 'Cobro',
  'receipt.frequency.monthly': 'Mensual',
  'receipt.frequency.semiannual': 'Semestral',
  'receipt.frequency.annual': 'Anual',
  'receipt.approved.title': '¡Gracias! Tu pago está aprobado',
  'receipt.approved.text': 'Guarda este recibo: es tu comprobante.',
  'receipt.authorized.title': '¡Gracias! Tu suscripción está activa',
  'receipt.authorized.text': 'Guarda este recibo: es tu comprobante.',
  'receipt.pending.title': 'Tu pago está en proceso',
  'receipt.pending.text': 'Esta página se actualiza sola en cuanto se confirme. También puedes volver más tarde.',
  'receipt.rejected.title': 'Tu pago no se realizó',
  'receipt.rejected.text': 'No se hizo ningún cargo. Puedes intentarlo de nuevo cuando quieras.',
  'receipt.expired.title': 'El plazo para pagar terminó',
  'receipt.expired.text': 'No se hizo ningún cargo. Puedes intentarlo de nuevo cuando quieras.',
  'receipt.refunded.title': 'Te devolvimos este pago',
  'receipt.refunded.text': 'El dinero vuelve por donde pagaste; tu banco puede tardar unos días.',
  'receipt.paused.title': 'Tu suscripción está en pausa',
  'receipt.paused.text': 'No se harán más cargos hasta que la reanudes.',
  'receipt.cancelled.title': 'Tu suscripción está cancelada',
  'receipt.cancelled.text': 'No se harán más cargos.',
  'receipt.note': 'Enviamos esta información a tu correo. Si necesitas factura, pídela aquí o escribe a {email}.',
  'receipt.login': 'Iniciar sesión',
  'receipt.print': 'Imprimir',
  'receipt.pdf': 'Descargar PDF',
  'receipt.loading': 'Buscando tu recibo…',
  'receipt.failed': billFailed.es,
  'receipt.failed.text': 'Si tu pago se realizó, no se pierde. Espera un momento y vuelve a intentarlo.',
  'receipt.missing.title': 'Aquí va tu recibo',
  'receipt.missing.text': 'Ábrelo con el enlace del correo que te mandamos al pagar.',
  'receipt.invoice': 'Pedir factura',
  'receipt.invoiceFile': 'Descargar factura ({kind})',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
