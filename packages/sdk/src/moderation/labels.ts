import type { Label } from '../messages/labels.ts';
import type { ReportRecord } from './records.ts';

/** What the fields of a report are called. */
export const reportLabels = {
  id: { es: 'Folio', en: 'Number' },
  kind: { es: 'Qué es', en: 'What it is' },
  about: { es: 'Se reporta', en: 'What is reported' },
  reason: { es: 'Motivo', en: 'Reason' },
  grave: { es: 'Grave', en: 'Grave' },
  text: { es: 'Qué dice quien reportó', en: 'What the reporter says' },
  excerpt: { es: 'Lo que se reportó', en: 'What was reported' },
  files: { es: 'Archivos que se reportaron', en: 'Files that were reported' },
  person: { es: 'Quién lo escribió', en: 'Who wrote it' },
  reporter: { es: 'Quién lo reportó', en: 'Reported by' },
  school: { es: 'Escuela', en: 'School' },
  level: { es: 'Quién decide', en: 'Who decides' },
  status: { es: 'Estado', en: 'Status' },
  outcome: { es: 'Resultado', en: 'Outcome' },
  created_at: { es: 'Reportado', en: 'Reported' },
  resolved_at: { es: 'Resuelto', en: 'Resolved' },
  log: { es: 'Bitácora', en: 'Log' },
} as const satisfies Record<keyof ReportRecord, Label>;
