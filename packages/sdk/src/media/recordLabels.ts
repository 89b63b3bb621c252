import type { Label } from '../messages/labels.ts';

/** What the columns of media are called. */
export const mediaRecordLabels = {
  kind: { es: 'Tipo', en: 'Kind' },
  chapters: { es: 'Capítulos', en: 'Chapters' },
  created_by: { es: 'Quién lo subió', en: 'Uploaded by' },
} as const satisfies Record<string, Label>;
