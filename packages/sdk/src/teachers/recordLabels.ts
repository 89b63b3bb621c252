import type { Labels } from '../messages/labels.ts';
import { accountLabels, cityLabel, personLabels } from '../people/labels.ts';
import { teachingLabels } from './labels.ts';
import type { TeacherRecord } from './records.ts';

/** A teacher's registration as the console shows it. */
export const teacherRecordLabels = {
  ...personLabels,
  ...teachingLabels,
  id: { es: 'Folio', en: 'Reference' },
  created_at: { es: 'Fecha', en: 'Date' },
  membership: { es: 'Membresía', en: 'Membership' },
  city: cityLabel,
  username: accountLabels.username,
  documents: { es: 'Documentos', en: 'Documents' },
  review: { es: 'Revisión', en: 'Review' },
  review_note: { es: 'Motivo', en: 'Reason' },
  reviewed_at: { es: 'Revisado', en: 'Reviewed' },
} satisfies Labels<TeacherRecord>;
