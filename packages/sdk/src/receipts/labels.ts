import type { Labels } from '../messages/labels.ts';
import { contactLabels } from '../people/labels.ts';
import type { Invoice, InvoiceRecord, OrderRecord, RefundRequest } from './records.ts';
import type { InvoiceRequest } from './schema.ts';

/** What a request of an invoice asks for. */
export const invoiceRequestLabels = {
  rfc: { es: 'RFC', en: 'RFC' },
  name: { es: 'Nombre o razón social', en: 'Name or company name' },
  tax_regime: { es: 'Régimen fiscal', en: 'Tax regime' },
  postal_code: { es: 'Código postal fiscal', en: 'Tax postal code' },
  cfdi_use: { es: 'Uso de la factura', en: 'Use of the invoice' },
  email: contactLabels.email,
} satisfies Labels<InvoiceRequest>;

/** What is asked before money goes back. */
export const refundRequestLabels = {
  reason: { es: 'Por qué se devuelve', en: 'Why it is refunded' },
  note: { es: 'Nota para el equipo', en: 'Note for the team' },
  end_subscription: { es: 'Terminar también la suscripción', en: 'End the subscription as well' },
} satisfies Labels<RefundRequest>;

const sale = {
  title: { es: 'Concepto', en: 'What for' },
  total: { es: 'Total', en: 'Total' },
  folio: { es: 'Folio', en: 'Number' },
  status: { es: 'Estado', en: 'Status' },
  receipt_id: { es: 'Recibo', en: 'Receipt' },
};

export const invoiceRecordLabels = {
  ...invoiceRequestLabels,
  ...sale,
  id: { es: 'Número de solicitud', en: 'Request number' },
  created_at: { es: 'Solicitada', en: 'Requested' },
  note: { es: 'Motivo del rechazo', en: 'Reason for the rejection' },
  decided_at: { es: 'Decidida', en: 'Decided' },
  order_id: { es: 'Pedido', en: 'Order' },
  paid_at: { es: 'Pagado', en: 'Paid' },
  cancelled: { es: 'Recibo cancelado', en: 'Receipt cancelled' },
  invoices: { es: 'Facturas', en: 'Invoices' },
} satisfies Labels<InvoiceRecord>;

export const invoiceLabels = {
  id: { es: 'Folio fiscal', en: 'Folio fiscal' },
  issued_at: { es: 'Emitida', en: 'Issued' },
  uploaded_at: { es: 'Cargada', en: 'Uploaded' },
  cancelled_at: { es: 'Cancelada', en: 'Cancelled' },
} satisfies Labels<Invoice>;

/** What the console reads of an order. */
export const orderLabels = {
  ...sale,
  id: { es: 'Número de pedido', en: 'Order number' },
  created_at: { es: 'Fecha', en: 'Date' },
  reason: { es: 'Motivo', en: 'Reason' },
  quantity: { es: 'Cantidad', en: 'Quantity' },
  unit_price: { es: 'Precio unitario', en: 'Unit price' },
  list_price: { es: 'Precio de lista', en: 'List price' },
  discount: { es: 'Descuento', en: 'Discount' },
  payer_name: { es: 'Nombre', en: 'Name' },
  payer_email: contactLabels.email,
  payer_company: { es: 'Empresa o razón social', en: 'Company or legal name' },
  owner_id: { es: 'Cuenta', en: 'Account' },
  payer_city: { es: 'Ciudad', en: 'City' },
  provider: { es: 'Proveedor de pago', en: 'Payment provider' },
  closed: { es: 'Pedido cancelado', en: 'Order cancelled' },
  cancelled_at: { es: 'Recibo cancelado', en: 'Receipt cancelled' },
  item_id: { es: 'Lo pedido', en: 'Item' },
  transfer: { es: 'Transferencia', en: 'Bank transfer' },
  outcome: { es: 'Entrega', en: 'Delivery' },
  payments: { es: 'Pagos', en: 'Payments' },
  refunds: { es: 'Devoluciones', en: 'Refunds' },
  disputes: { es: 'Contracargos', en: 'Disputes' },
  subscription: { es: 'Suscripción', en: 'Subscription' },
} satisfies Labels<OrderRecord>;
