import type { Labels } from '../messages/labels.ts';
import type { EmbedRecord } from './records.ts';

/** What the console asks of a site, and what it counts of it. */
export const embedLabels = {
  name: { es: 'Nombre', en: 'Name' },
  origins: { es: 'Direcciones del sitio', en: 'Addresses of the site' },
  active: { es: 'Estado', en: 'Status' },
  school_id: { es: 'ID de la escuela', en: 'ID of the school' },
  school: { es: 'Escuela', en: 'School' },
  id: { es: 'ID', en: 'ID' },
  key: { es: 'Llave', en: 'Key' },
  created_at: { es: 'Agregado', en: 'Added' },
  renewed_at: { es: 'Llave nueva desde', en: 'New key since' },
  deleted_at: { es: 'Eliminado', en: 'Deleted' },
  last_day: { es: 'Último uso', en: 'Last used' },
  views: { es: 'Vistas', en: 'Views' },
  starts: { es: 'Empezados', en: 'Started' },
  submissions: { es: 'Enviados', en: 'Sent' },
  amount: { es: 'Pagado', en: 'Paid' },
} satisfies Labels<EmbedRecord>;
