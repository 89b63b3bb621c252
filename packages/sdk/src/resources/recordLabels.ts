import type { Label } from '../messages/labels.ts';

/** What the columns of a resource are called. */
export const resourceRecordLabels = {
  kind: { es: 'Tipo', en: 'Kind' },
  parent_id: { es: 'Carpeta', en: 'Folder' },
  name: { es: 'Nombre', en: 'Name' },
  description: { es: 'Descripción', en: 'Description' },
  teacher_notes: { es: 'Notas para docentes', en: 'Notes for teachers' },
  subject: { es: 'Materia', en: 'Subject' },
  visibility: { es: 'Quién lo ve', en: 'Who sees it' },
  url: { es: 'Enlace', en: 'Link' },
  file_id: { es: 'Archivo', en: 'File' },
  media_id: { es: 'Video o audio', en: 'Video or audio' },
  created_by: { es: 'Quién lo agregó', en: 'Added by' },
} as const satisfies Record<string, Label>;
