import type { Labels } from '../messages/labels.ts';
import type { UndeliveredEmail } from './records.ts';

/** What the console reads of an email that was given up. */
export const undeliveredEmailLabels = {
  id: { es: 'ID', en: 'ID' },
  kind: { es: 'Tipo', en: 'Kind' },
  subject: { es: 'Correo', en: 'Email' },
  recipient: { es: 'Para', en: 'To' },
  reason: { es: 'Motivo', en: 'Reason' },
  created_at: { es: 'Creado', en: 'Created' },
  failed_at: { es: 'Se intentó hasta', en: 'Tried until' },
} satisfies Labels<UndeliveredEmail>;
