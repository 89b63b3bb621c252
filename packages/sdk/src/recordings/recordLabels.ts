import type { Label } from '../messages/labels.ts';

/** What the columns of a recording are called. */
export const recordingRecordLabels = {
  group_id: { es: 'Grupo', en: 'Group' },
  subject_id: { es: 'Materia', en: 'Subject' },
  meeting_id: { es: 'Clase', en: 'Class' },
  title: { es: 'Título', en: 'Title' },
  description: { es: 'Descripción', en: 'Description' },
  recorded_on: { es: 'Día de la clase', en: 'Day of the class' },
  media_id: { es: 'Archivo', en: 'File' },
  url: { es: 'Enlace', en: 'Link' },
  created_by: { es: 'Quién la agregó', en: 'Added by' },
} as const satisfies Record<string, Label>;
