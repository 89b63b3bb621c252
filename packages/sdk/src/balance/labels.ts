import type { Labels } from '../messages/labels.ts';
import type { AccountRow, BalanceDay } from './records.ts';

/** What the fields of a day of the balance are called. */
export const balanceLabels = {
  id: { es: 'ID', en: 'ID' },
  day: { es: 'Día', en: 'Day' },
  provider: { es: 'Proveedor', en: 'Provider' },
  status: { es: 'Estado', en: 'Status' },
  charged: { es: 'Cobrado', en: 'Charged' },
  refunded: { es: 'Devuelto', en: 'Refunded' },
  disputed: { es: 'Contracargos', en: 'Disputes' },
  net: { es: 'Neto', en: 'Net' },
  reported_charged: { es: 'Cobrado según el proveedor', en: 'Charged, by the provider' },
  reported_refunded: { es: 'Devuelto según el proveedor', en: 'Refunded, by the provider' },
  reported_disputed: { es: 'Contracargos según el proveedor', en: 'Disputes, by the provider' },
  reported_net: { es: 'Neto según el proveedor', en: 'Net, by the provider' },
  fees: { es: 'Comisiones', en: 'Fees' },
  differences: { es: 'Diferencias', en: 'Differences' },
  checked_at: { es: 'Revisado', en: 'Checked' },
} satisfies Labels<BalanceDay>;

/** The headings of an export for the accountant. */
export const accountRowLabels = {
  at: { es: 'Fecha', en: 'Date' },
  movement: { es: 'Movimiento', en: 'Movement' },
  folio: { es: 'Folio del recibo', en: 'Receipt' },
  customer: { es: 'Cliente', en: 'Customer' },
  rfc: { es: 'RFC', en: 'RFC' },
  concept: { es: 'Concepto', en: 'Concept' },
  reason: { es: 'Tipo', en: 'Type' },
  subtotal: { es: 'Subtotal', en: 'Subtotal' },
  iva: { es: 'IVA', en: 'IVA' },
  total: { es: 'Total', en: 'Total' },
  fee: { es: 'Comisión', en: 'Fee' },
  net: { es: 'Neto', en: 'Net' },
  method: { es: 'Método', en: 'Method' },
  provider: { es: 'Proveedor', en: 'Provider' },
  payment_id: { es: 'ID del pago', en: 'Payment' },
  order_id: { es: 'Pedido', en: 'Order' },
  invoice_status: { es: 'Factura', en: 'Invoice' },
  invoice_id: { es: 'Folio fiscal', en: 'Folio fiscal' },
} satisfies Labels<AccountRow>;
