import type { Label } from '../messages/labels.ts';

/** What the columns of what is kept of report cards are called in the audit. */
export const reportCardRecordLabels = {
  period_id: { es: 'Periodo', en: 'Period' },
  group_id: { es: 'Grupo', en: 'Group' },
  version: { es: 'Versión', en: 'Version' },
  reason: { es: 'Motivo', en: 'Reason' },
  published_at: { es: 'Se publicó', en: 'Published' },
  published_by: { es: 'Quién la publicó', en: 'Published by' },
} as const satisfies Record<string, Label>;
