import type { Labels } from '../messages/labels.ts';
import type { JobRecord } from './records.ts';

/** What the console reads of a job. */
export const jobLabels = {
  id: { es: 'ID', en: 'ID' },
  kind: { es: 'Tipo', en: 'Kind' },
  key: { es: 'Identificador', en: 'Identifier' },
  status: { es: 'Estado', en: 'Status' },
  progress: { es: 'Avance', en: 'Progress' },
  attempts: { es: 'Intentos', en: 'Attempts' },
  failure: { es: 'Motivo de la última falla', en: 'Reason for the last failure' },
  created_at: { es: 'Creada', en: 'Created' },
  due_at: { es: 'Programada para', en: 'Due' },
  started_at: { es: 'Empezó', en: 'Started' },
  finished_at: { es: 'Terminó', en: 'Finished' },
  cancelling: { es: 'Cancelación', en: 'Cancellation' },
  can_retry: { es: 'Se puede reintentar', en: 'Can be retried' },
  can_cancel: { es: 'Se puede cancelar', en: 'Can be cancelled' },
} satisfies Labels<JobRecord>;
