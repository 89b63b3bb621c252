import type { Catalogue } from '../i18n/i18n.ts';
import { billFailed } from '@lia/sdk/receipts/rules';

/** Texts of bills and invoices, in Spanish. */
export const es = {
  'bill.number': 'FACTURA #',
  'bill.payment': 'ID DE PAGO',
  'bill.date': 'FECHA DE FACTURA',
  'bill.buyer': 'Cliente',
  'bill.buyer.students': 'Estudiante',
  'bill.buyer.teachers': 'Docente',
  'bill.buyer.parents': 'Madre, padre o tutor',
  'bill.buyer.schools': 'Escuela',
  'bill.rfc': 'RFC {rfc}',
  'bill.seller': 'Emisor',
  'bill.items': 'Lo que incluye esta factura',
  'bill.service': 'SERVICIO',
  'bill.description': 'DESCRIPCIÓN',
  'bill.unitPrice': 'PRECIO UNITARIO',
  'bill.total': 'TOTAL',
  'bill.licences_one': '{count} licencia',
  'bill.licences_other': '{count} licencias',
  'bill.until': '{what}, hasta el {when}',
  'bill.course': 'Curso con acceso ilimitado',
  'bill.gift': 'Aportación',
  'bill.cancelled': 'Este pago se devolvió el {when}.',
  'bill.notFiscal':
    'Esta hoja comprueba tu pago y no es un comprobante fiscal (CFDI). Si lo necesitas, pídelo en «Mis facturas».',
  'bill.failed': billFailed.es,
  'bill.missing.title': 'No encontramos esta factura',
  'bill.missing.text': 'No está entre los pagos de tu cuenta. Búscala en tus facturas, o entra con la cuenta que pagó.',
  'bill.failed.title': 'No pudimos mostrar tu factura',
  'bills.lead':
    'Aquí está cada pago tuyo, listo para imprimir. Si necesitas la factura fiscal de uno, pídela con tus datos.',
  'bills.none.title': 'Todavía no hay pagos',
  'bills.none.text': 'Cuando pagues un plan o un curso, aquí verás su factura.',
  'bills.none.link': 'Ver los planes',
  'bills.failed': 'No pudimos traer tus facturas',
  'bills.see': 'Ver e imprimir',
  'bills.see.of': 'Ver e imprimir la factura {folio}',
  'bills.ask': 'Pedir factura fiscal',
  'bills.ask.of': 'Pedir factura fiscal de {folio}',
  'bills.file': 'Factura ({kind})',
  'bills.file.of': 'Descargar la factura fiscal de {folio} ({kind})',
  'bills.file.failed': 'No pudimos traer la factura. Vuelve a intentarlo.',
  'bills.invoice.pending': 'Pediste la factura fiscal a nombre de {name} el {when}. Te llega por correo.',
  'bills.invoice.pending.note': 'Pediste la factura fiscal a nombre de {name} el {when}. Te llega por correo.',
  'bills.invoice.issued': 'Tu factura fiscal a nombre de {name} está lista. Te la enviamos por correo.',
  'bills.invoice.issued.note': 'Tu factura fiscal a nombre de {name} está lista. Folio fiscal: {note}',
  'bills.invoice.rejected': 'No pudimos emitir tu factura fiscal. Revisa tus datos y pídela otra vez.',
  'bills.invoice.rejected.note': 'No pudimos emitir tu factura fiscal: {note}. Corrige tus datos y pídela otra vez.',
} as const;

/** They come with the pages that show them. */
export const receiptTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
