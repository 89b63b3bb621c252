import type { Labels } from '../messages/labels.ts';
import type { PlanTermRecord, PlanTermsData } from './termRecords.ts';

/** What the console's form asks of the terms of a plan. */
export const planTermsLabels = {
  plan: { es: 'Plan', en: 'Plan' },
  price: { es: 'Precio nuevo', en: 'New price' },
  discount: { es: 'Descuento nuevo', en: 'New discount' },
  from: { es: 'Vale desde', en: 'Holds from' },
} satisfies Labels<PlanTermsData>;

export const planTermRecordLabels = {
  ...planTermsLabels,
  id: { es: 'ID', en: 'ID' },
  kind: { es: 'Qué cambia', en: 'What changes' },
  value: { es: 'Valor', en: 'Value' },
  status: { es: 'Estado', en: 'Status' },
  created_at: { es: 'Guardado', en: 'Saved' },
  unnotified: { es: 'Sin avisar', en: 'Not notified' },
  author: { es: 'Quién lo cambió', en: 'Changed by' },
} satisfies Labels<PlanTermRecord>;
