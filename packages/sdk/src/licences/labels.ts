import type { Labels } from '../messages/labels.ts';
import type { LicenceOrder } from './records.ts';

/** What the console reads of a membership with licences. */
export const licenceOrderLabels = {
  id: { es: 'Pedido', en: 'Order' },
  owner: { es: 'Quién paga', en: 'Paid by' },
  username: { es: 'Usuario', en: 'Username' },
  schools: { es: 'Escuela', en: 'School' },
  plan: { es: 'Plan', en: 'Plan' },
  type: { es: 'Tipo', en: 'Type' },
  membership: { es: 'Periodo', en: 'Period' },
  status: { es: 'Estado', en: 'Status' },
  paid_until: { es: 'Pagada hasta', en: 'Paid until' },
  licences: { es: 'Licencias', en: 'Licences' },
  used: { es: 'En uso', en: 'In use' },
  begins_at: { es: 'Comienza', en: 'Begins' },
  carried_days: { es: 'Días de la membresía anterior', en: 'Days of the membership before' },
  created_at: { es: 'Desde', en: 'Since' },
} satisfies Labels<LicenceOrder>;
