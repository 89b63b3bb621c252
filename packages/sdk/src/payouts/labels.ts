import type { Labels } from '../messages/labels.ts';
import type { PayoutEntry, PayoutRecord } from './records.ts';

/** What the fields of a statement are called. */
export const payoutLabels = {
  id: { es: 'ID', en: 'ID' },
  school_id: { es: 'ID de la escuela', en: 'ID of the school' },
  school: { es: 'Escuela', en: 'School' },
  month: { es: 'Mes', en: 'Month' },
  status: { es: 'Estado', en: 'Status' },
  gifts: { es: 'Aportaciones', en: 'Gifts' },
  paid: { es: 'Recibido', en: 'Received' },
  refunded: { es: 'Devuelto', en: 'Refunded' },
  net: { es: 'Neto', en: 'Net' },
  issued_at: { es: 'Emitido', en: 'Issued' },
} satisfies Labels<PayoutRecord>;

/** What its columns are called. */
export const payoutEntryLabels = {
  id: { es: 'ID', en: 'ID' },
  kind: { es: 'Movimiento', en: 'Movement' },
  at: { es: 'Fecha', en: 'Date' },
  reason: { es: 'Motivo', en: 'What for' },
  paid_month: { es: 'Mes de la aportación', en: 'Month of the gift' },
  folio: { es: 'Folio', en: 'Folio' },
  site: { es: 'Sitio', en: 'Site' },
  form: { es: 'Formulario', en: 'Form' },
  amount: { es: 'Importe', en: 'Amount' },
  fee: { es: 'Comisión', en: 'Fee' },
} satisfies Labels<PayoutEntry>;
